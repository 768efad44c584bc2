import { onFirstUse } from '../on-first-use.ts';
import type { Placed, StockClaim } from './claim.ts';
import { anyLanguage, keyedReader, keyedWords } from './words.ts';

const states = ['other', 'sold-out', 'made-to-order', 'in-stock', 'available'] as const;
const statesIn = keyedReader(() => keyedWords(states, (language, state) => language.stock[state]));
const negated = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?:\b(?:${anyLanguage((words) => words.negation)})|n't)(?: [a-z]{1,12}){0,2} ?$|\b(?:none|neither|no)(?: [a-z-]{1,15}){1,5} (?:is|are) (?:currently |still )?$`,
    ),
);
/** A condition, or the rule for things of a kind: nothing is said of what was found. */
const condition = onFirstUse(
  () => new RegExp(String.raw`(?:^|[\s,;(])(?:${anyLanguage((words) => words.condition)})\b[^.;!?,]{0,60}$`),
);
const ofAKind = /^[ -](?:items?|furniture|products?|pieces|artikel|articles|articulos)\b/u;

/** Whether something can be had: "in stock", "sold out", "made to order", "not available". */
export function stockIn(text: string): Placed<StockClaim>[] {
  let rest = text;
  return statesIn(text).flatMap(([state, words]) => {
    const found = [...rest.matchAll(words)].map((match) => ({
      claim: {
        kind: 'stock' as const,
        state,
        negated: negated().test(text.slice(Math.max(0, match.index - 60), match.index)),
      },
      start: match.index,
      end: match.index + match[0].length,
    }));
    for (const { start, end } of found)
      rest = rest.slice(0, start) + '_'.repeat(end - start) + rest.slice(end);
    return found.filter(
      ({ start, end }) =>
        !condition().test(text.slice(Math.max(0, start - 70), start)) &&
        !ofAKind.test(text.slice(end, end + 12)),
    );
  });
}
