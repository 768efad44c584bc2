import { onFirstUse } from '../on-first-use.ts';
import type { Claim, Placed } from './claim.ts';
import { anyLanguage } from './words.ts';

/** "USB-C" has the form of a SKU and is a plug; behind a single letter only a long part makes one ("A-Z"). */
const sku =
  /(?<![A-Za-z\d-])(?!USB-[A-C]\b)(?=[A-Z0-9-]{0,40}[A-Z])(?:[A-Z0-9]{2,20}(?:-[A-Z0-9]{1,20}){1,6}|[A-Z](?:-[A-Z0-9]{1,20}){0,4}-[A-Z0-9]{3,20}(?:-[A-Z0-9]{1,20}){0,4})(?![A-Za-z\d-])/g;
/** "SAVE20", "PG290017", "1Z999AA1": capitals and digits in one word, too long for a mark such as "IP44". */
const mixed =
  /(?<![A-Za-z\d-])(?=[A-Z0-9]{0,20}\d)(?:[A-Z]{3,20}\d{1,20}|[A-Z]{1,3}\d{4,20}|\d{1,4}[A-Z]{2,4}[A-Z0-9]{3,20})(?![A-Za-z\d-])/g;
const mark = /(?<![A-Za-z\d-])(?:[A-Z]{1,3}\d{1,3}[A-Z]?)(?![A-Za-z\d-])/g;
const quoted = String.raw`[:\s]{1,3}["'(]?`;
const named = onFirstUse(
  () =>
    new RegExp(
      String.raw`\b(?:${anyLanguage((words) => words.code)})${quoted}(?<code>[A-Z][A-Z0-9-]{2,24}|[a-z]{2,12}\d{1,6})(?![a-z])`,
      'gi',
    ),
);
const reference = onFirstUse(
  () =>
    new RegExp(
      String.raw`\b(?:${anyLanguage((words) => words.reference)})[:\s]{1,3}["'(#]{0,2}(?<code>(?=[A-Z-]{0,6}\d)[A-Z]{0,4}-?\d[\dA-Z-]{2,20})|#(?<hash>\d{3,20})`,
      'gi',
    ),
);
const phone =
  /(?<![\d.,$€£A-Za-z-])(?:\+\d{1,3}[\s.-]?(?:\(?\d{1,4}\)?[\s.-]?){2,5}\d{2,4}|\(\d{3}\)\s?\d{3}[\s.-]?\d{4}|(?:1-)?\d{3}[.-]\d{3}[.-]\d{4}|0\d{2,4}[\s-]\d{3,4}(?:[\s-]\d{2,4}){0,2}|\d{3}-\d{4})(?![\d%])/g;

/** SKUs, discount codes, numbers of orders and parcels, phones and marks, from prose with its capitals. */
export function codesIn(cased: string): Placed[] {
  const found: Placed[] = [];
  let rest = cased;
  const take = (pattern: RegExp, claimOf: (match: RegExpExecArray) => Claim | undefined) => {
    for (const match of rest.matchAll(pattern)) {
      const claim = claimOf(match);
      if (claim) found.push({ claim, start: match.index, end: match.index + match[0].length });
    }
    for (const { start, end } of found)
      rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  };
  const hasDigits = /\d/.test(cased);
  if (hasDigits) {
    take(phone, ([number]) => ({ kind: 'code', code: number.replaceAll(/\D/g, '') }));
    take(reference(), ({ groups }) => ({
      kind: 'code',
      code: (groups?.code ?? groups?.hash ?? '').toUpperCase(),
    }));
  }
  take(named(), ({ groups }) => codeOf(groups?.code ?? ''));
  if (cased.includes('-')) take(sku, ([name]) => ({ kind: 'sku', sku: name }));
  if (hasDigits) {
    take(mixed, ([code]) => ({ kind: 'code', code }));
    take(mark, ([name]) => ({ kind: 'mark', mark: name.toLowerCase() }));
  }
  return found;
}

/** Behind "code" a word in small letters is no code, unless digits end it. */
function codeOf(written: string): Claim | undefined {
  return /^[A-Z0-9-]+$/.test(written) || /\d/.test(written) ? { kind: 'code', code: written } : undefined;
}
