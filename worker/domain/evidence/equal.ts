import type { Claim, NumberClaim } from '../claims/claim.ts';

/** Whether what the evidence says is what is claimed, as far as it is written. */
export function equals(known: Claim, claim: Claim): boolean {
  switch (claim.kind) {
    case 'money':
      return known.kind === 'money' && known.amount === claim.amount && known.currency === claim.currency;
    case 'percent':
      return known.kind === 'percent' && known.value === claim.value && (known.discount || !claim.discount);
    case 'length':
    case 'weight':
    case 'volume':
      return known.kind === claim.kind && Math.abs(known.value - claim.value) <= claim.tolerance;
    case 'date':
      return known.kind === 'date' && isDay(known.day, claim.day);
    case 'number':
      return known.kind === 'number' && isNumber(known, claim);
    case 'duration':
    case 'mark':
    case 'sku':
    case 'code':
    case 'stock':
    case 'left':
    case 'moment':
    case 'promise':
      return isAlike(known, claim);
    case 'country':
      return known.kind === 'country' && known.code === claim.code && known.negated === claim.negated;
    default:
      return false;
  }
}

/** Whether they are the same in all that they say. */
function isAlike(known: Claim, claim: Claim): boolean {
  const said = new Map(Object.entries(known));
  return Object.entries(claim).every(([name, value]) => said.get(name) === value);
}

/** "December 3" is the day of "December 3, 2026". */
function isDay(known: string, said: string): boolean {
  return known === said || known.startsWith(`${said}/`);
}

function isNumber(known: NumberClaim, claim: NumberClaim): boolean {
  return (
    Math.abs(known.value - claim.value) < 1e-9 &&
    (known.unit === undefined || claim.unit === undefined || known.unit === claim.unit)
  );
}

/** Whether two claims answer the same question, so that only one of them can be right. */
export function isRival(known: Claim, claim: Claim): boolean {
  // What has a price is not free.
  if (known.kind === 'money' && claim.kind === 'promise') return claim.promised === 'free' && !claim.negated;
  if (known.kind !== claim.kind) return false;
  if (claim.kind === 'number' && known.kind === 'number')
    return claim.unit === undefined
      ? claim.counted.some((what) => known.counted.includes(what))
      : known.unit === claim.unit;
  return true;
}
