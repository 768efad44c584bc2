import { contrasts } from '../claims/words/contrasts.ts';
import { onFirstUse } from '../on-first-use.ts';
import { denied, type Ground, type Passage } from './ground.ts';
import { pairsIn } from './pairs.ts';
import { deniedIn, isDenied } from './polarity.ts';
import { likeness, type Weights } from './policies.ts';
import { isGrammar, isTalk, sameAs, term, wordsIn } from './terms.ts';

/** A stretch of folded prose that says one thing. */
export interface Clause {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const between = /[,;.!?()|\n]\s?|\s-\s|\s(?:and|but|while|although|though|because|so|which|or)\s/gu;

/** The clauses of folded prose, and with more than one of them the whole as well. */
export function clausesOf(folded: string): Clause[] {
  const clauses: Clause[] = [];
  let start = 0;
  for (const match of folded.matchAll(between)) {
    clauses.push({ text: folded.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  clauses.push({ text: folded.slice(start), start, end: folded.length });
  const said = clauses.filter(({ text }) => text.trim() !== '');
  return said.length > 1 ? [...said, { text: folded, start: 0, end: folded.length }] : said;
}

/** How much of a sentence the passages it rests on must say before its turn of phrase is held against theirs. */
const share = 0.5;
/** How near another passage must come to the best to be one it may rest on too. */
const near = 0.85;

/** The passages that say most of what a sentence says; none where no passage says much of it. */
export function alignedWith(grounds: readonly Ground[], weights: Weights): Passage[] {
  const whole = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const scored = grounds.flatMap(({ passages }) =>
    passages.map((passage) => ({ passage, alike: likeness(passage, weights) })),
  );
  const best = Math.max(0, ...scored.map(({ alike }) => alike));
  if (best === 0 || best < share * whole) return [];
  return scored.filter(({ alike }) => alike >= near * best).map(({ passage }) => passage);
}

/** Each word of a contrast, with the rows it stands in. */
const rows = onFirstUse(() => {
  const all = new Map<string, ReadonlySet<string>[]>();
  for (const row of contrasts.map((words) => new Set(words.split(' ').map(term))))
    for (const one of row) all.set(one, [...(all.get(one) ?? []), row]);
  return all;
});

/** Whether a word is of a row of which only one can be right. */
export function isContrast(word: string): boolean {
  return rows().has(term(word));
}

/** "Not fully" denies no more than the whole of it. */
const notQuite = /\bnot (?:\p{L}{1,12} ){0,2}$/u;

/** Words in whose place every passage that a sentence rests on has another: "after" for "before". */
export function contrasting(folded: string, passages: readonly Passage[]): string[] {
  if (passages.length === 0) return [];
  const stretches = deniedIn(folded);
  return wordsIn(folded).flatMap(({ word, start }) => {
    if (isDenied(start, stretches) || notQuite.test(folded.slice(0, start))) return [];
    const one = term(word);
    const isOther = ({ terms }: Passage) =>
      !terms.has(one) && (rows().get(one) ?? []).some((row) => [...row].some((other) => terms.has(other)));
    return rows().has(one) && passages.every(isOther) ? [word] : [];
  });
}

/** Words in whose place the facts that speak of the same have another: "hinged doors" where they are stated to slide. */
export function againstFacts(folded: string, passages: readonly Passage[]): string[] {
  const words = wordsIn(folded).map(({ word }) => word);
  if (!words.some(isContrast) || deniedIn(folded).length > 0) return [];
  const things = words.filter((word) => !isContrast(word) && !isTalk(word)).map(term);
  const facts = passages.filter(({ isFact, terms }) => isFact && things.some((thing) => terms.has(thing)));
  return contrasting(
    folded,
    facts.filter(({ terms }) => words.some((word) => hasContrast(term(word), terms))),
  );
}

/** Whether a text has the word or another of one of its rows. */
function hasContrast(one: string, terms: ReadonlyMap<string, number>): boolean {
  return (rows().get(one) ?? []).some((row) => [...row].some((other) => terms.has(other)));
}

/** "Before tax" where every passage that sets one of the two beside that word says "after tax". */
export function turnedRound(folded: string, passages: readonly Passage[]): string[] {
  return pairsIn(folded).flatMap(({ pair, opposite, word }) => {
    const has = (one: string | undefined) =>
      one !== undefined && passages.some(({ terms }) => terms.has(one));
    return has(opposite) && !has(pair) ? [word] : [];
  });
}

/**
 * Words that a clause denies where every passage it rests on says them, or says where they are denied. What denies
 * anything is taken to mean the same as a passage that denies something of it.
 */
export function reversed(
  { text, start: from }: Clause,
  denials: ReturnType<typeof deniedIn>,
  passages: readonly Passage[],
): string[] {
  const stretches = denials.filter(({ start, end }) => start < from + text.length && end > from);
  const words = wordsIn(text).filter(({ word }) => !isGrammar(word));
  const against = passages.map((passage) => {
    const shared = words.flatMap(({ word, start }) => {
      const how = howIn(passage, term(word));
      return how === 0 ? [] : [{ word, how, isDenied: isDenied(from + start, stretches) }];
    });
    const mine = shared.filter((one) => one.isDenied);
    if (shared.every(({ word }) => isTalk(word))) return [];
    if (mine.length > 0) return shared.some(({ how }) => (how & denied) !== 0) ? [] : mine;
    return stretches.length > 0 ? [] : shared.filter(({ how }) => how === denied);
  });
  const [fewest = []] = against.toSorted((a, b) => a.length - b.length);
  return fewest.map(({ word }) => word);
}

function howIn({ terms }: Passage, one: string): number {
  const own = terms.get(one);
  if (own !== undefined) return own;
  let how = 0;
  for (const same of sameAs(one)) how |= terms.get(same) ?? 0;
  return how;
}
