/** ISO 4217 codes and what people write for them, folded to lower case, separated by bars. */
const names: Readonly<Record<string, string>> = {
  USD: '$|us$|dollar|dollars|us dollar|us dollars|american dollars|buck|bucks',
  GBP: '£|pound|pounds|british pounds|pounds sterling|quid',
  EUR: '€|euro|euros',
  JPY: '¥|yen|japanese yen',
  INR: '₹|rupee|rupees|indian rupees',
  KRW: '₩|won',
  CAD: 'ca$|c$|canadian dollar|canadian dollars',
  AUD: 'a$|au$|australian dollar|australian dollars',
  NZD: 'nz$|new zealand dollars',
  HKD: 'hk$|hong kong dollars',
  SGD: 's$|singapore dollars',
  MXN: 'mx$|peso|pesos|mexican pesos',
  BRL: 'r$|brazilian reais',
  CHF: 'francs|swiss francs',
  SEK: 'swedish kronor',
  NOK: 'norwegian kroner',
  DKK: 'danish kroner',
  PLN: 'zł|zloty|zlotys',
  CZK: 'czech koruna',
  CNY: 'yuan|renminbi',
  KWD: 'kuwaiti dinars|dinar|dinars',
  AED: 'dirham|dirhams',
};
const codes = new Map(
  Object.entries(names).flatMap(([code, written]) =>
    [code.toLowerCase(), ...written.split('|')].map((name) => [name, code] as const),
  ),
);
const words = [...codes.keys()].filter((name) => /^[\p{L} ]+$/u.test(name));

/** Patterns to be used without regard to case: a sign with its country ("US$", "€"), and a code or noun ("dollars"). */
export const currencySign = String.raw`(?:(?<!\p{L})[A-Z]{0,3}\$|(?!\$)\p{Sc})`;
export const currencyWord = `(?:${words.sort((a, b) => b.length - a.length).join('|')})`;

/** A sign in folded text, for a pattern without Unicode classes, which take many times as long to be made. */
export const foldedSign = String.raw`(?:(?<![a-z])[a-z]{0,3}\$|[¢-¥֏؋৲৳৻૱௹฿៛₠-⃀꠸﷼])`;

/** The codes alone, which are words of nothing else. */
export const currencyCode = `(?:${Object.keys(names).join('|').toLowerCase()})`;

/** The ISO 4217 code of a sign or word, or undefined where it names no currency we know. */
export function currencyNamed(written: string): string | undefined {
  return codes.get(written.toLowerCase());
}

const anyCurrency = new RegExp(String.raw`${currencySign}|\b${currencyWord}\b`, 'iu');

/** Whether words name a currency, whichever. */
export function namesCurrency(words: string): boolean {
  return anyCurrency.test(words);
}
