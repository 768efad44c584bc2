/** An amount of money as integer minor units (cents, yen, fils) of an ISO 4217 currency. */
export interface Money {
  /** Minor units: 7900 is $79.00, 7900 JPY is ¥7,900, 7900 KWD is 7.900 dinars. */
  readonly amount: number;
  /** ISO 4217, upper case. */
  readonly currency: string;
}

const digitsByCurrency = new Map<string, number>();

/** Decimals of a currency after ISO 4217 as `Intl` knows it: 0 for JPY, 2 for USD, 3 for KWD. */
export function minorUnitDigits(currency: string): number {
  let digits = digitsByCurrency.get(currency);
  if (digits === undefined) {
    const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
    digits = options.maximumFractionDigits ?? 2;
    digitsByCurrency.set(currency, digits);
  }
  return digits;
}

const formatters = new Map<string, Intl.NumberFormat>();

/** Money as a shopper reads it in `locale` (BCP 47), always with the currency's own decimals: "$79.00". */
export function formatMoney(money: Money, locale = 'en-US'): string {
  const key = `${locale} ${money.currency}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale, { style: 'currency', currency: money.currency });
    formatters.set(key, formatter);
  }
  return formatter.format(decimalString(money) as Intl.StringNumericLiteral);
}

/** The exact decimal of an amount, without passing through a float: `{ amount: 7905, USD }` is "79.05". */
export function decimalString(money: Money): string {
  const digits = minorUnitDigits(money.currency);
  const sign = money.amount < 0 ? '-' : '';
  const units = String(Math.abs(money.amount)).padStart(digits + 1, '0');
  return digits === 0 ? sign + units : `${sign}${units.slice(0, -digits)}.${units.slice(-digits)}`;
}

/** Separators that only look different: spaces that do not break, and the two apostrophes Swiss figures are grouped by. */
function plainSeparators(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('’', "'");
}

/**
 * Reads a plain number written in `locale` ("1,299.00" in en-US, "1.299,00" in de-DE) as money of `currency`.
 * Returns undefined when the text is not a number of that locale, has more decimals than the currency,
 * groups its digits in a way the locale does not, or is beyond exact integers: a price is never guessed.
 */
export function parseMoney(text: string, currency: string, locale = 'en-US'): Money | undefined {
  const { group, decimal } = separators(locale);
  const [whole, fraction = '', ...rest] = plainSeparators(text.trim()).split(decimal);
  if (whole === undefined || rest.length > 0 || !/^\d*$/.test(fraction)) return undefined;
  const digits = minorUnitDigits(currency);
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > digits) return undefined;
  const units = ungroup(whole, group, locale);
  if (units === undefined) return undefined;
  const amount = Number(units + significant.padEnd(digits, '0'));
  return Number.isSafeInteger(amount) ? { amount, currency } : undefined;
}

function separators(locale: string): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale, { useGrouping: true }).formatToParts(1234567.5);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  return { group: plainSeparators(of('group') ?? ','), decimal: of('decimal') ?? '.' };
}

/** Digits without group separators, or undefined when they do not stand where the locale puts them. */
function ungroup(whole: string, group: string, locale: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const digits = whole.replaceAll(group, '');
  if (!/^\d+$/.test(digits)) return undefined;
  const grouped = new Intl.NumberFormat(locale, { useGrouping: true, maximumFractionDigits: 0 }).format(
    BigInt(digits),
  );
  return plainSeparators(grouped) === whole ? digits : undefined;
}
