import { currencyNamed } from '../../domain/currencies.ts';

const codes = new Set(Intl.supportedValuesOf('currency'));

/** Whether it is an ISO 4217 code in upper case. */
export function isCurrency(code: string): boolean {
  return codes.has(code);
}

/**
 * The ISO 4217 code of what stands beside a price: a code, a sign or a word. A sign of several currencies ("$", "kr")
 * is the expected one's if that is written so in `locale`. Undefined where it names no currency, or more than one.
 */
export function currencyOf(mark: string, expected: string, locale: string): string | undefined {
  const code = mark.toUpperCase();
  if (isCurrency(code)) return code;
  const sign = bare(mark);
  return signsOf(expected, locale).has(sign) ? expected : (currencyNamed(sign) ?? currencyNamed(mark));
}

/** Signs that shops use and `Intl` does not know. */
const otherSigns: Readonly<Record<string, string>> = {
  INR: 'Rs',
  PKR: 'Rs',
  LKR: 'Rs',
  NPR: 'Rs',
  MUR: 'Rs',
};

const signsByCurrency = new Map<string, Set<string>>();

function signsOf(currency: string, locale: string): Set<string> {
  const key = `${currency} ${locale}`;
  let signs = signsByCurrency.get(key);
  if (!signs) {
    const displays = ['symbol', 'narrowSymbol'] as const;
    const known = displays.flatMap((display) => [
      signOf(currency, locale, display),
      signOf(currency, 'en', display),
    ]);
    signs = new Set([...known, otherSigns[currency] ?? currency]);
    signsByCurrency.set(key, signs);
  }
  return signs;
}

function signOf(currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay });
  const sign = format.formatToParts(1).find((part) => part.type === 'currency');
  return bare(sign?.value ?? currency);
}

/** A sign without its spaces and its full stop: "$US" of "$ US", "kr" of "kr.". */
function bare(sign: string): string {
  return sign.replaceAll(/\s+|\.$/gu, '');
}
