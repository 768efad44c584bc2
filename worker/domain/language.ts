import { type Language, languageOfTag } from '../../shared/language.ts';
import { dutch } from './language/dutch.ts';
import { english } from './language/english.ts';
import { french } from './language/french.ts';
import { german } from './language/german.ts';
import { italian } from './language/italian.ts';
import { portuguese } from './language/portuguese.ts';
import { spanish } from './language/spanish.ts';
import type { LanguageWords } from './language/words.ts';

const known: Readonly<Record<Language, LanguageWords>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};
const codes = Object.keys(known) as readonly Language[];

/** Points of a word that tells; it takes as many to be sure. */
const sure = 2;
/** By how much the first must lead the second. */
const lead = 0.5;
const ofLetters = 0.5;

/** Word -> what it says for each language: the more have it, the less. */
const points = pointsOfWords();

function pointsOfWords(): ReadonlyMap<string, ReadonlyMap<Language, number>> {
  const found = new Map<string, Map<Language, number>>();
  for (const code of codes) {
    const { telling, common } = known[code];
    for (const word of telling.split(' ')) note(found, word, code, sure);
    for (const word of common.split(' ')) note(found, word, code, sure / 2);
  }
  for (const languages of found.values())
    for (const [code, worth] of languages) languages.set(code, worth / languages.size);
  return found;
}

function note(found: Map<string, Map<Language, number>>, word: string, code: Language, worth: number): void {
  const languages = found.get(word) ?? new Map<Language, number>();
  // What is listed as common is so, though it be listed as telling too.
  found.set(word, languages.set(code, worth));
}

/** What words a message has: with its apostrophe an article that leans on the next word, "l'" and "dell'". */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/\p{L}+(?:'(?=\p{L}))?/gu) ?? []
  );
}

/**
 * The language a message is written in, by its small words; undefined where too little speaks for one of them, such as
 * in the name of a product.
 */
export function guessLanguage(text: string): Language | undefined {
  const scores = new Map<Language, number>(onlySpanish.test(text) ? [['es', sure]] : []);
  const named = wordsOfNames(text);
  for (const word of wordsOf(text))
    for (const [code, worth] of points.get(word) ?? pointsOfLetters(word))
      if (code !== 'en' || !named.has(word)) scores.set(code, (scores.get(code) ?? 0) + worth);
  const [first, second] = [...scores].sort(([, a], [, b]) => b - a);
  if (!first || first[1] < sure) return undefined;
  return first[1] - (second?.[1] ?? 0) >= lead ? first[0] : undefined;
}

/** No other language opens a question or an exclamation with a mark. */
const onlySpanish = /[¿¡]/u;

/** Words with capitals in a row: "Eskdal Reading Lamp" is a name, and English in a message of any language. */
function wordsOfNames(text: string): ReadonlySet<string> {
  const names = text.match(/\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+/gu) ?? [];
  return new Set(names.flatMap(wordsOf));
}

function pointsOfLetters(word: string): (readonly [Language, number])[] {
  return codes.flatMap((code) => (known[code].letters?.test(word) ? [[code, ofLetters] as const] : []));
}

/** Words of a message that leave a conversation's language as it is: "grazie" in one in German. */
const short = 2;
/** The same of English, which the names of products are in: "Abbeck Reading Lamp (Brass)". */
const shortEnglish = 4;

/**
 * The language a shopper is answered in: that of their messages, oldest first, where a short one keeps that of the
 * conversation; else of the page; else English. `locale` is a BCP 47 tag.
 */
export function languageOf(messages: readonly string[], locale: string | undefined): Language {
  let language: Language | undefined;
  for (const message of messages) {
    const guess = guessLanguage(message);
    const tooShort = wordsOf(message).length <= (guess === 'en' ? shortEnglish : short);
    if (language === undefined || !tooShort) language = guess ?? language;
  }
  return language ?? languageOfTag(locale) ?? 'en';
}
