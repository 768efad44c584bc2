import { type Money, minorUnitDigits } from '../../../shared/money.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { currencyOf, isCurrency } from './currencies.ts';
import { ambiguous, type Decimal, readDecimal, written } from './numbers.ts';

export interface PriceContext {
  /** What a price without a currency is in. */
  readonly currency: string;
  readonly locale: string;
  /** The currency as another column states it. */
  readonly stated?: string | undefined;
}

/** Text around the digits: a currency on either side, and the "-" that stands for no cents in "12.-". */
const priceParts = /^(?<before>\D*?)(?<number>[.,]?\d(?:.*\d)?)(?<after>\D*)$/su;
const noCents = /^[.,]\s?[-–—]{1,2}|^[.,](?=\s|$)/u;

/**
 * A price as a feed writes it: "1,299.00", "$1,299", "1.299,00 EUR", "CHF 1'299.-". Null where nothing is written,
 * which is "on request". What cannot be read exactly is refused with the reason.
 */
export function readPrice(text: string | undefined, context: PriceContext): Result<Money | null, string> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return ok(null);
  const { before = '', number, after = '' } = priceParts.exec(trimmed)?.groups ?? {};
  if (number === undefined) return fail(`"${trimmed}" is no price; leave it empty for a price on request`);
  if (/[-−(]\s*$/u.test(before) || /^\s*[-−]/u.test(before))
    return fail(`the price "${trimmed}" is below zero`);
  const currency = currencyAround(before.trim(), after.replace(noCents, '').trim(), context);
  if (!currency.ok) return fail(`price "${trimmed}": ${currency.error}`);
  const decimal = readDecimal(number, context.locale, 'currency');
  return decimal.ok ? moneyOf(decimal.value, currency.value, number, context.locale) : decimal;
}

/** The one currency that the price, the other column and, failing both, the shop agree on. */
function currencyAround(
  before: string,
  after: string,
  { currency, stated, locale }: PriceContext,
): Result<string, string> {
  const column = stated?.trim().toUpperCase() || undefined;
  if (column !== undefined && !isCurrency(column)) return fail(`"${stated}" is no currency code such as USD`);
  const marks = [before, after].filter((mark) => mark !== '');
  const codes = marks.map((mark) => currencyOf(mark, column ?? expectedBy(marks, currency), locale));
  const unknown = codes.indexOf(undefined);
  if (unknown >= 0) return fail(`"${marks[unknown]}" is not a currency known for certain; use its code`);
  const [first = column ?? currency, second = first] = codes;
  if (first !== second) return fail(`it names two currencies, ${first} and ${second}`);
  if (column !== undefined && first !== column)
    return fail(`it is in ${first}, its currency column says ${column}`);
  return ok(first);
}

/** Of "$12.00 CAD" the code says which dollar the sign means. */
function expectedBy(marks: readonly string[], fallback: string): string {
  return marks.map((mark) => mark.toUpperCase()).find(isCurrency) ?? fallback;
}

function moneyOf(decimal: Decimal, currency: string, text: string, locale: string): Result<Money, string> {
  const digits = minorUnitDigits(currency);
  const looksGrouped = /^[1-9]\d{0,2}$/.test(decimal.whole) && decimal.fraction.length === 3;
  if (looksGrouped && digits !== 3)
    return fail(ambiguous(text, [written(decimal), decimal.whole + decimal.fraction], locale));
  const significant = decimal.fraction.replace(/0+$/, '');
  if (significant.length > digits)
    return fail(`"${text}" has more decimals than ${currency}, which has ${digits}`);
  const amount = Number(decimal.whole + significant.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? ok({ amount, currency }) : fail(`"${text}" is too large for a price`);
}
