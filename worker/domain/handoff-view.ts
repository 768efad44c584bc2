import * as z from 'zod';
import { type Handoff, handoffReasonSchema } from '../../shared/handoff.ts';

/** What a caller of the tool reads: whom the shopper is to write to, and with what. */
export const handoffViewSchema = z.object({
  reason: handoffReasonSchema,
  contact: z.string(),
  send: z.array(z.string()),
});
export type HandoffView = z.infer<typeof handoffViewSchema>;

export function handoffView({ reason, contact, send }: Handoff): HandoffView {
  return { reason, contact, send: [...send] };
}
