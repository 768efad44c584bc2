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
    case 'duration':
      return known.kind === 'duration' && known.in === claim.in && known.value === claim.value;
    case 'date':
      return known.kind === 'date' && isDay(known.day, claim.day);
    case 'number':
      return known.kind === 'number' && isNumber(known, claim);
    case 'mark':
      return known.kind === 'mark' && known.mark === claim.mark;
    case 'sku':
      return known.kind === 'sku' && known.sku === claim.sku;
    case 'code':
      return known.kind === 'code' && known.code === claim.code;
    case 'stock':
      return known.kind === 'stock' && known.state === claim.state && known.negated === claim.negated;
    case 'left':
      return known.kind === 'left' && known.value === claim.value;
    case 'country':
      return known.kind === 'country' && known.code === claim.code && known.negated === claim.negated;
    case 'promise':
      return known.kind === 'promise' && known.promised === claim.promised && known.negated === claim.negated;
    default:
      return false;
  }
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
  if (known.kind !== claim.kind) return false;
  if (claim.kind === 'number' && known.kind === 'number')
    return claim.unit === undefined
      ? claim.counted.some((what) => known.counted.includes(what))
      : known.unit === claim.unit;
  return true;
}
