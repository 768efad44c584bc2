import * as z from 'zod';
import type { PolicyView } from '../domain/views.ts';
import { tool } from './tool.ts';

const sectionsShown = 3;

/** The sections of the shop's policies that answer a question, each with the id to cite it by. */
export const searchStorePolicies = tool({
  name: 'search_store_policies',
  description:
    'Finds what this shop’s policies say on delivery, returns, refunds, warranty, care and payment. Answer only from the sections it gives, and ' +
    'cite each one you use by writing [policy:ID] directly behind the sentence that rests on it.',
  input: z.object({
    question: z
      .string()
      .trim()
      .min(1)
      .max(300)
      .describe('What is asked, in a few words: "return window opened mattress".'),
  }),
  run: async ({ question }, context) => {
    const { sections, degraded } = await context.retrieval.policies(question, sectionsShown);
    const view: PolicyView = { sections: sections.map(({ id, path, text }) => ({ id, path, text })) };
    return {
      view,
      found: { sections },
      note: sections.length === 1 ? '1 section' : `${sections.length} sections`,
      ...(degraded && { degraded }),
    };
  },
});
