import type { Claim, Placed } from './claims/claim.ts';
import { codesIn } from './claims/codes.ts';
import { countriesIn } from './claims/countries.ts';
import { datesIn } from './claims/dates.ts';
import { durationsIn } from './claims/durations.ts';
import { identityIn } from './claims/identity.ts';
import { leftIn } from './claims/left.ts';
import { measuresIn } from './claims/measures.ts';
import { momentsIn } from './claims/moments.ts';
import { moneyIn } from './claims/money.ts';
import { numbersIn } from './claims/numbers.ts';
import { percentsIn } from './claims/percents.ts';
import { type Prose, proseOf } from './claims/prose.ts';
import { actionsIn, promisesIn } from './claims/said.ts';
import { without } from './claims/series.ts';
import { stockIn } from './claims/stock.ts';

/** Readers of figures, in this order: what one has taken, the next no longer sees. */
const figures = [moneyIn, percentsIn, datesIn, measuresIn, durationsIn, numbersIn] as const;

/** Every claim of a piece of text, in no particular order. */
export function claimsIn(text: string): Claim[] {
  const prose = proseOf(text);
  return [...placedClaims(prose).map(({ claim }) => claim), ...prose.leads];
}

/** The claims of a text with their places in its folded prose; `taken` are places that hold none, such as names. */
export function placedClaims(
  prose: Prose,
  taken: readonly Pick<Placed, 'start' | 'end'>[] = [],
): readonly Placed[] {
  const cased = taken.reduce(without, prose.cased);
  const codes = codesIn(cased);
  let rest = codes.reduce(without, taken.reduce(without, prose.folded));
  const left = leftIn(rest);
  const spoken = [
    ...left,
    ...stockIn(rest),
    ...actionsIn(rest),
    ...promisesIn(rest),
    ...identityIn(rest),
    ...countriesIn(rest),
    ...momentsIn(rest),
  ];
  rest = left.reduce(without, rest);
  const found: Placed[] = [];
  for (const read of figures) {
    const claims: readonly Placed[] = read(rest);
    found.push(...claims);
    rest = claims.reduce(without, rest);
  }
  return [...found, ...codes, ...spoken];
}
