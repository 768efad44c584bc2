import type { Item } from '../catalogue.ts';
import { lastTerm } from './names.ts';
import { term } from './terms.ts';

/** Of whom something is said at once: "all of these lamps", "every sofa", "not all of them". */
export interface Quantity {
  readonly start: number;
  readonly end: number;
  readonly isNotAll: boolean;
  /** What kind of thing is meant, as a term; undefined where it is whatever was told of. */
  readonly noun: string | undefined;
}

const quantifier =
  /\b(?<not>not )?(?<how>all|both|each|every|none|neither|no|everything|nothing)\b(?<of> of (?:them|these|those|the|our)\b)?(?<words>(?: [a-z\d-]{1,20}){0,5})/gu;
/** Words at which what is quantified has been named. */
const verb =
  /^(?:is|are|was|were|cost|costs|have|has|come|comes|can|do|does|will|would|weigh|weighs|measure|measures|stand|stands|here|below|above|i|you|we|that|which|with|in|under|over|at|from|made)$/u;
const described =
  /\b(?:they|these|those|which|and|(?:the|these|those) (?<kind>\w{1,20})) (?:are|cost|have|come|weigh|measure) $/u;
const anything = new Set([
  'product',
  'item',
  'option',
  'one',
  'model',
  'piec',
  'choic',
  'result',
  'thing',
  'match',
]);

export function quantitiesIn(folded: string, nouns: ReadonlySet<string>): Quantity[] {
  return [...folded.matchAll(quantifier)].flatMap(({ index, groups = {}, 0: match }): Quantity[] => {
    const { not, how = '', of, words = '' } = groups;
    const rest = words.trim().split(' ');
    const at = rest.findIndex((word) => verb.test(word) || /^\d+$/u.test(word));
    const named = rest.slice(0, at < 0 ? rest.length : at).filter((word) => word !== '');
    const nounAt = named.findIndex((word) => nouns.has(term(word)) || anything.has(term(word)));
    const ahead = described.exec(folded.slice(0, index));
    const kind = named[nounAt] ?? ahead?.groups?.kind;
    const noun = kind === undefined ? undefined : term(kind);
    const isOfThings =
      nounAt >= 0 || (named.length === 0 && (of !== undefined || ahead !== null || isSubject(how, rest[at])));
    if (!isOfThings) return [];
    return [
      {
        start: index,
        end: index + match.length,
        isNotAll: not !== undefined,
        noun: noun !== undefined && nouns.has(noun) ? noun : undefined,
      },
    ];
  });
}

/** "All are", "everything here". */
function isSubject(how: string, next = ''): boolean {
  if (how === 'everything' || how === 'nothing') return /^(?:here|is|costs|below|above|in)$/u.test(next);
  return how !== 'no' && /^(?:is|are|cost|costs|have|has|come|comes|weigh|measure|stand)$/u.test(next);
}

/** Of some items those of a kind. */
export function ofKind(items: readonly Item[], noun: string | undefined): readonly Item[] {
  if (noun === undefined) return items;
  return items.filter(({ product }) => lastTerm(product.type) === noun || lastTerm(product.title) === noun);
}
