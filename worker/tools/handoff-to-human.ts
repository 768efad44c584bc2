import * as z from 'zod';
import { handoffReasonSchema } from '../../shared/handoff.ts';
import { skuSchema } from '../../shared/product.ts';
import { titleOf } from '../domain/catalogue.ts';
import { handoffOf } from '../domain/hand-over.ts';
import { type HandoffView, handoffView } from '../domain/handoff-view.ts';
import { knownItems } from './known-items.ts';
import { tool } from './tool.ts';

/** Hands the shopper to a person of the shop, which ends the turn. */
export const handoffToHuman = tool({
  name: 'handoff_to_human',
  description:
    'Hands the shopper to a person of the shop, and ends your turn: the shop writes the answer. Call it at once and without argument when ' +
    'something arrived damaged, for a warranty claim, a complaint or a trade order, when the shopper asks for a person, and for whatever only ' +
    'a person can decide. Not for a question that the policies answer.',
  input: z.object({
    reason: handoffReasonSchema.describe(
      'What a person is wanted for; "other" for what the rest does not name.',
    ),
    summary: z
      .string()
      .trim()
      .max(300)
      .describe('What it is about, in a few words, without names, addresses or numbers of the shopper’s.'),
    skus: z
      .array(skuSchema)
      .max(4)
      .optional()
      .describe('SKUs of the products it is about, where they are known.'),
  }),
  run: async ({ reason, skus = [] }, context) => {
    const { items } = await knownItems(skus, context);
    const handoff = handoffOf(reason, {
      contact: context.shopContact,
      rules: await context.policyRules.rules(),
      strings: context.strings,
      titles: items.map(titleOf),
    });
    return { view: handoffView(handoff) satisfies HandoffView, found: { items }, handoff, note: reason };
  },
});
