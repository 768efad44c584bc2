import { isSaid, type Likelihood, likeliest } from './likelihood.ts';

/** How much likelier than by chance a type must be, as a natural logarithm, for what is said to mean it. */
const leastRatio = 1;
/** And how much where a thing is named as well, which the rest may only tell of. */
const leastOverName = 5;
/** One word alone means nothing for certain, and where many are unknown the rest do not say what is meant. */
const leastHeld = 2;
const leastKnown = 0.6;
/** A type that is this much less likely, by the same measure, counts a third as much. */
const scale = 1.5;
const most = 6;

/** The types that are meant, named or not, each with what it counts beside the likeliest: none where it is a guess. */
export function typesNeeded(
  needs: Likelihood,
  query: readonly string[],
  isNamed: boolean,
): ReadonlyMap<number, number> {
  const asked = [...new Set(query)];
  const known = asked.filter((term) => isSaid(needs, term));
  if (known.length < leastKnown * asked.length) return new Map();
  const likely = likeliest(
    needs,
    known.map((term) => [{ phrase: [term], weight: 1 }]),
  );
  const sure = likely.filter(({ holds }) => holds >= leastHeld).slice(0, most);
  const best = sure[0]?.ratio ?? 0;
  if (best < (isNamed ? leastOverName : leastRatio)) return new Map();
  return new Map(sure.map(({ text, ratio }) => [text, Math.exp((ratio - best) / scale)]));
}
