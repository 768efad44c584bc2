import type { Language } from '../../shared/language.ts';
import { fill } from '../../shared/strings/index.ts';
import { rulesWords } from './rules-words/index.ts';
import type { RulesWords } from './rules-words/words.ts';
import { takeSentences } from './sentences.ts';

/** What stands between the title and the end of a line of a list -> how the shop's records say it. */
const inRecords = {
  onlyLeft: 'in stock, only {count} left',
  inStock: 'in stock',
  soldOut: 'sold out',
  madeToOrderDays: 'made to order in {count} days',
  madeToOrderDay: 'made to order in 1 day',
  madeToOrder: 'made to order',
  priceOnRequest: 'price on request',
} as const satisfies Partial<Record<keyof RulesWords, string>>;

const recordKeys = Object.keys(inRecords) as (keyof typeof inRecords)[];

/** The values in the fixed sentences. */
export interface RulesValues {
  readonly shop: string;
  readonly contact: string;
  readonly sells: string;
}

/**
 * What a sentence of the rules says, for the check, which does not read every language they speak: of the words that
 * code fixed in advance nothing, and of a line about a product the same in the words of the records. Whatever is not
 * word for word theirs stays as it is.
 */
export function plainlyIn(language: Language, values: RulesValues): (sentence: string) => string {
  if (language === 'en') return (sentence) => sentence;
  const words = rulesWords[language];
  const fixed = new Set(fixedSentences(words, values));
  const phrases = recordKeys.map((key) => [phrase(words[key]), inRecords[key]] as const);
  return (sentence) => {
    if (fixed.has(sentence.trim())) return '';
    if (!sentence.startsWith('- **')) return sentence;
    return phrases.reduce((line, [pattern, record]) => line.replace(pattern, before(record)), sentence);
  };
}

function fixedSentences(words: RulesWords, values: RulesValues): string[] {
  return Object.entries(words)
    .filter(([key]) => !Object.hasOwn(inRecords, key))
    .flatMap(([, template]) => {
      const { sentences, rest } = takeSentences(fill(template, { ...values }));
      return [...sentences, rest].map((sentence) => sentence.trim());
    });
}

/** Its words behind the title, in the whole of a place: between a comma or colon and the next, or the end. */
function phrase(template: string): RegExp {
  const literal = template
    .replaceAll(/[.*+?^$()[\]\\|]/gu, String.raw`\$&`)
    .replace('{count}', String.raw`(\d+)`);
  return new RegExp(String.raw`(?<=\*\*.*[:,] )${literal}(?=[,.]\s*$|, )`, 'u');
}

function before(record: string): string {
  return record.replace('{count}', '$1');
}
