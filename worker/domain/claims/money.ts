import { minorUnitDigits } from '../../../shared/money.ts';
import { currencyNamed, currencyWord, foldedSign } from '../currencies.ts';
import { powers } from '../number-words.ts';
import { number, numberOf } from '../numbers.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { Echo, MoneyClaim, Placed } from './claim.ts';
import { type Figure, figuresIn, leadingNumber, numbersOf, without } from './series.ts';
import type { LanguageWords } from './words/language-words.ts';
import { anyLanguage } from './words.ts';

const scale = String.raw`(?:(?<scale>(?:k|m|bn)\b)|\s(?<scaleWord>thousand|grand|lakh|million|crore|billion)\b)?`;
/** What the other languages call the currencies that English has its own word for. */
const foreignNames: Readonly<Record<string, string>> = {
  dolar: 'USD',
  dolares: 'USD',
  'us-dollar': 'USD',
  libras: 'GBP',
  livres: 'GBP',
  pfund: 'GBP',
  yens: 'JPY',
};
const word = `(?:${currencyWord}|${Object.keys(foreignNames).join('|')})`;
const minorWord = String.raw`cents?\b|centimes?\b|centimos?\b|pence\b|(?<=\b\d{1,2})p\b`;
const signAhead = onFirstUse(
  () => new RegExp(String.raw`(?<currency>${foldedSign}|\b${word})\s?-?(?=\.?\d)`, 'g'),
);
const amountBehind = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?<value>${number})${scale}(?:-(?<until>${number})|\s(?:-|to|and)\s(?<until2>${number})(?=\s{0,3}(?:$|[^a-z\d\s])))?`,
      'y',
    ),
);
const signBehind = onFirstUse(
  () =>
    new RegExp(
      String.raw`${scale}[\s-]?(?<currency>(?:${foldedSign})(?!\d)|${word}\b(?!\s(?:in\s)?weight\b)|${minorWord})`,
      'y',
    ),
);

export function moneyIn(text: string): Placed<MoneyClaim>[] {
  if (!/\d/.test(text)) return [];
  const first = figuresIn(text, signAhead(), amountBehind()).flatMap((figure) => claimsOf(figure, text));
  const rest = first.reduce(without, text);
  const others = figuresIn(rest, leadingNumber(), signBehind());
  return [...first, ...others.flatMap((figure) => claimsOf(figure, text))];
}

function claimsOf({ start, end, groups }: Figure, text: string): Placed<MoneyClaim>[] {
  const factor = 10 ** (powers[groups.scale ?? groups.scaleWord ?? ''] ?? 0);
  const { currency, minorUnits } = denomination(groups.currency ?? '');
  const between = text.startsWith('between ', start) ? 'between ' : '';
  const echo = theirsBehind.test(text.slice(end, end + 20))
    ? 'either'
    : echoOf(text.slice(Math.max(0, start - 60), start) + between);
  const numbers = numbersOf(groups);
  return numbers.map((written, at) => ({
    claim: {
      kind: 'money' as const,
      amount: Math.round(numberOf(written) * factor * minorUnits),
      currency,
      ...(echo && { echo: numbers.length > 1 && at === numbers.length - 1 ? ('max' as const) : echo }),
    },
    start,
    end,
  }));
}

/** What is counted: dollars are 100 minor units of USD, cents are one. */
function denomination(name: string): { readonly currency: string; readonly minorUnits: number } {
  if (/^(?:cents?|¢)$/u.test(name)) return { currency: 'USD', minorUnits: 1 };
  if (/^(?:centimes?|centimos?)$/u.test(name)) return { currency: 'EUR', minorUnits: 1 };
  if (/^(?:pence|p)$/u.test(name)) return { currency: 'GBP', minorUnits: 1 };
  const currency = currencyNamed(name) ?? foreignNames[name.toLowerCase()];
  return currency === undefined
    ? { currency: name, minorUnits: 100 }
    : { currency, minorUnits: 10 ** minorUnitDigits(currency) };
}

const endsWith = (words: (language: LanguageWords) => string) =>
  onFirstUse(() => new RegExp(String.raw`(?<![a-z])(?:${anyLanguage(words)})\s?$`));
const theirs = endsWith((words) => words.yours);
const upper = endsWith((words) => words.atMost);
const lower = endsWith((words) => words.atLeast);

/** "the $80 you asked for", "your $80 limit". */
const theirsBehind = /^ (?:limit|budget|you (?:asked|set|gave|wanted|mentioned|named|said|have|allow))\b/u;

function echoOf(before: string): Echo | undefined {
  if (theirs().test(before)) return 'either';
  if (upper().test(before)) return 'max';
  return lower().test(before) ? 'min' : undefined;
}
