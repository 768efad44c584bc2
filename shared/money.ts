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
