import * as z from 'zod';

/** What a person of the shop is wanted for. */
export const handoffReasonSchema = z.enum(['damage', 'warranty', 'complaint', 'trade', 'person', 'other']);
export type HandoffReason = z.infer<typeof handoffReasonSchema>;

/** How the shopper reaches a person: made by code, with nothing in it that the shopper wrote. */
export const handoffSchema = z.object({
  reason: handoffReasonSchema,
  /** E-mail address. */
  contact: z.string().max(320),
  /** What that person needs: "photos of the damage". */
  send: z.array(z.string().max(200)).max(8),
  subject: z.string().max(200),
  /** A message to begin with, which leaves room for what only the shopper knows. */
  text: z.string().max(4000),
});
export type Handoff = z.infer<typeof handoffSchema>;
