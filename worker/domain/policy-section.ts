import * as z from 'zod';

/** A section of a policy as it is searched, quoted and cited. */
export const policySectionSchema = z.object({
  /** Document and heading: "returns#return-window". */
  id: z.string().regex(/^[a-z0-9-]+#[a-z0-9-]+$/),
  /** Title of the document: "Returns". */
  document: z.string().min(1),
  heading: z.string().min(1),
  /** Where it stands: "Returns > Return window". */
  path: z.string().min(1),
  /** Plain text; paragraphs and list items each end at a newline. */
  text: z.string().min(1),
  /** From the shop's root: "/policies/returns#return-window". */
  url: z.string().startsWith('/'),
  /** How shoppers ask for it; it is searched, never shown. */
  asked: z.array(z.string()).default([]),
});
export type PolicySection = z.infer<typeof policySectionSchema>;
