import { itemGround } from './ground.ts';
import { hasTerm, restsOn } from './policies.ts';
import type { Sentence } from './sentence.ts';
import { isTalk, term, wordsIn } from './terms.ts';

/** How many times more like a sentence another section must be than the one it names, for the name to be wrong. */
const wrongBy = 2.5;

export interface Source {
  /** The section a sentence rests on without naming one. */
  readonly missing: string | undefined;
  /** A section it names though it rests on another. */
  readonly wrong: string | undefined;
}

/** Where a sentence on the shop's policies comes from, and whether that is what it says. */
export function sourceOf(sentence: Sentence): Source {
  const { known, cited, weights, folded } = sentence;
  const none = { missing: undefined, wrong: undefined };
  if (known.sections.size === 0 || folded.trim().endsWith('?')) return none;
  const { best, likenessOf } = restsOn(known.sections, weights);
  if (best === undefined) return none;
  if (cited.length === 0)
    return { missing: isOfPolicy(sentence) && likenessOf(best) > 0 ? best : undefined, wrong: undefined };
  const nearest = Math.max(...cited.map(likenessOf));
  const document = (id: string) => id.split('#')[0];
  const isWrong =
    likenessOf(best) > wrongBy * nearest + 1 && cited.every((id) => document(id) !== document(best));
  return { missing: undefined, wrong: isWrong ? cited[0] : undefined };
}

/** Whether it says what only a policy does: a word or a figure that no product looked up has. */
function isOfPolicy({ folded, claims, mentions, known }: Sentence): boolean {
  const items = known.items.map(itemGround);
  const taken = [...claims, ...mentions];
  const words = wordsIn(folded).filter(
    ({ word, start, end }) => !isTalk(word) && !taken.some((one) => one.start < end && one.end > start),
  );
  const inSections = (word: string) =>
    [...known.sections.values()].some(({ terms }) => hasTerm(terms, term(word)));
  const inItems = (word: string) => items.some(({ terms }) => hasTerm(terms, term(word)));
  if (words.some(({ word }) => inSections(word) && !inItems(word))) return true;
  return (
    mentions.length === 0 &&
    claims.some(({ claim }) => /^(?:money|duration|promise)$/u.test(claim.kind)) &&
    items.length === 0
  );
}
