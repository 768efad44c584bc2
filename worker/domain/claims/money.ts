import { minorUnitDigits } from '../../../shared/money.ts';
import { currencyNamed, currencySign, currencyWord } from '../currencies.ts';
import { powers } from '../number-words.ts';
import { number, numberOf } from '../numbers.ts';
import type { Echo, MoneyClaim, Placed } from './claim.ts';
import { numbersOf, series, without } from './series.ts';
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
const before = new RegExp(
  String.raw`(?<currency>${currencySign}|\b${word})\s?-?(?<value>${number})${scale}(?:-(?<until>${number})|\s(?:-|to|and)\s(?<until2>${number})(?=\s{0,3}(?:$|[^\p{L}\d\s])))?`,
  'giu',
);
const behind = new RegExp(
  String.raw`(?<![\d.,\p{L}])${series(number)}(?<value>${number})${scale}[\s-]?(?<currency>(?:${currencySign})(?!\d)|${word}\b(?!\s(?:in\s)?weight\b)|${minorWord})`,
  'giu',
);

export function moneyIn(text: string): Placed<MoneyClaim>[] {
  const first = [...text.matchAll(before)].flatMap((match) => claimsOf(match, text));
  const rest = first.reduce(without, text);
  return [...first, ...[...rest.matchAll(behind)].flatMap((match) => claimsOf(match, text))];
}

function claimsOf(match: RegExpExecArray, text: string): Placed<MoneyClaim>[] {
  const groups = match.groups ?? {};
  const factor = 10 ** (powers[groups.scale ?? groups.scaleWord ?? ''] ?? 0);
  const { currency, minorUnits } = denomination(groups.currency ?? '');
  const between = /^between\s/u.exec(match[0])?.[0] ?? '';
  const end = match.index + match[0].length;
  const echo = theirsBehind.test(text.slice(end, end + 20))
    ? 'either'
    : echoOf(text.slice(Math.max(0, match.index - 60), match.index) + between);
  const numbers = numbersOf(groups);
  return numbers.map((written, at) => ({
    claim: {
      kind: 'money' as const,
      amount: Math.round(numberOf(written) * factor * minorUnits),
      currency,
      ...(echo && { echo: numbers.length > 1 && at === numbers.length - 1 ? ('max' as const) : echo }),
    },
    start: match.index,
    end: match.index + match[0].length,
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

const theirs = new RegExp(String.raw`\b(?:${anyLanguage((words) => words.yours)})\s?$`, 'u');
const upper = new RegExp(String.raw`(?:(?<!\p{L})(?:${anyLanguage((words) => words.atMost)}))\s?$`, 'u');
const lower = new RegExp(String.raw`(?<!\p{L})(?:${anyLanguage((words) => words.atLeast)})\s?$`, 'u');

/** "the $80 you asked for", "your $80 limit". */
const theirsBehind = /^ (?:limit|budget|you (?:asked|set|gave|wanted|mentioned|named|said|have|allow))\b/u;

function echoOf(before: string): Echo | undefined {
  if (theirs.test(before)) return 'either';
  if (upper.test(before)) return 'max';
  return lower.test(before) ? 'min' : undefined;
}
