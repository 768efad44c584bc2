import { stemmer } from 'stemmer';
import { digitsForWords } from './number-words.ts';

/** Length as a person counts it: Unicode code points, not UTF-16 units. */
export function codePointLength(text: string): number {
  let length = 0;
  for (const _ of text) length += 1;
  return length;
}

const utf8 = new TextEncoder();

/** Tokens as the laws count them: ceil(UTF-8 bytes / 4). */
export function tokenCount(text: string): number {
  return Math.ceil(utf8.encode(text).length / 4);
}

/**
 * Characters that show nothing and can hide or reorder words: format characters (tags, bidi controls, zero-width
 * spaces, soft hyphens), controls other than tabs and line breaks, and what Unicode has set aside to be ignored. Joiners,
 * the Arabic number signs and the selectors of Mongolian letters and of emoji are among them too, but they show.
 */
const invisible =
  /(?!\u200C|\u200D|\uFE0E|\uFE0F|\u180B|\u180C|\u180D|\u180F|[\t\n\r\u0600-\u0605\u06DD\u070F\u08E2])[\p{Cf}\p{Cc}\p{Default_Ignorable_Code_Point}]/gu;

/** Scripts in whose words a joiner chooses between forms of a letter. */
const joining =
  '\\p{sc=Arab}\\p{sc=Syrc}\\p{sc=Mong}\\p{sc=Deva}\\p{sc=Beng}\\p{sc=Guru}\\p{sc=Gujr}\\p{sc=Orya}\\p{sc=Taml}\\p{sc=Telu}\\p{sc=Knda}\\p{sc=Mlym}\\p{sc=Sinh}\\p{sc=Khmr}';
/** Signs that kill a letter's vowel; a joiner after one shows even at the end of a word. */
const virama = '[\\u094D\\u09CD\\u0A4D\\u0ACD\\u0B4D\\u0BCD\\u0C4D\\u0CCD\\u0D4D\\u0DCA]';
/** Joiners carry meaning inside emoji and Indic or Arabic words; elsewhere they only hide. */
const strayJoiner = new RegExp(
  String.raw`(?<![\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F${joining}]|[${joining}]\p{M}+)[\u200C\u200D]|(?<!${virama})[\u200C\u200D](?![\p{L}\p{M}\p{Extended_Pictographic}])`,
  'gu',
);

/** The shopper's text without what cannot be seen; letters, emoji and joiners that show stay as typed. */
export function stripInvisible(text: string): string {
  return text.replaceAll(invisible, '').replaceAll(strayJoiner, '');
}

/** Letters that look Latin but are not; the folded copy is only compared, never shown. */
const lookAlikes: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  е: 'e',
  ѕ: 's',
  і: 'i',
  ј: 'j',
  к: 'k',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  с: 'c',
  т: 't',
  у: 'y',
  х: 'x',
  ԁ: 'd',
  ԛ: 'q',
  ԝ: 'w',
  ɡ: 'g',
  ɩ: 'i',
  ı: 'i',
  α: 'a',
  β: 'b',
  ε: 'e',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ӏ: 'l',
  ո: 'n',
  օ: 'o',
  ѵ: 'v',
};

/** A copy to compare with: invisibles gone, compatibility forms and look-alikes mapped, lower case, no accents. */
export function fold(text: string): string {
  return plainLetters(text).toLowerCase();
}

/** The same copy with its capitals: letter by letter as long as the folded one. */
export function plainLetters(text: string): string {
  // Most text is plain ASCII, which has nothing to fold but its case.
  if (/^[\t\n\r -~]*$/.test(text)) return text.replaceAll('`', "'");
  const plain = stripInvisible(text)
    .replaceAll(/[\u200C\u200D]/g, '')
    .normalize('NFKC');
  return Array.from(plain, latinFor)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[ßẞ]/gu, 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .replaceAll(/[’‘`´]/g, "'")
    .replaceAll(/[“”„«»]/g, '"')
    .replaceAll(/[‐‑‒–—−]/g, '-');
}

function latinFor(letter: string): string {
  const lower = letter.toLowerCase();
  const latin = lookAlikes[lower];
  if (latin === undefined) return letter;
  return letter === lower ? latin : latin.toUpperCase();
}

/** Words that say nothing about what is sought. */
const stopWords = new Set(
  (
    'a an the and or of for in on at to with by from is are be it its this that these those as your you my our i me we ' +
    'can could would will do does did into some any very so but than then them they there their was were has have had ' +
    'if up out about also need needs want wants looking look please show find get give something anything everything whatever thing things one ones what ' +
    'which how am im id ill ive lets us not no much many just really kind sort type he she him her his hers who someone somebody anyone guy person ive youve will shall already still too here there again ever please ok okay when where why long take takes until while since because colour color coloured colored nice lovely little bit ' +
    // What says as little in the other languages that shoppers write, as far as English has no such word.
    'der das ein eine einen einem einer und mit ich wir suche brauche mochte bitte gibt habt sie ihr etwas irgendwas mein meine meinen meiner ' +
    'le la les une des du de et pour avec je nous cherche voudrais besoin quelque chose mon ma mes ' +
    'el los las unas unos para busco quiero necesito hay algo mi mis ' +
    'il gli uno della per cerco vorrei avete qualcosa mio mia ' +
    'o os uma com procuro quero preciso meu minha ' +
    'het een voor met ik wij zoek wil graag iets mijn'
  ).split(' '),
);

/** Words whose stem is another thing's name: bedding is no bed, and what is cushioned no cushion. */
const unlike = new Set(['bedding', 'cushioned', 'mirrored', 'seating', 'shelving']);

const stems = new Map<string, string>();
const stemsKept = 20_000;

export function stem(word: string): string {
  if (/\d/.test(word)) return word;
  let root = stems.get(word);
  if (root === undefined) {
    root = unlike.has(word) ? word : stemmer(word);
    if (stems.size >= stemsKept) stems.clear();
    stems.set(word, root);
  }
  return root;
}

/** The words of a text that say something: folded, numbers as digits, without stop words, not yet stemmed. */
export function wordsOf(text: string): string[] {
  const found: string[] = [];
  for (const [word] of joined(digitsForWords(fold(text))).matchAll(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu)) {
    const bare = word.replace(/'s$/, '').replaceAll("'", '');
    if (!stopWords.has(bare)) found.push(bare);
  }
  return found;
}

/** Words that mean something else apart: a thing free of leather is not of leather, a three-seater is not three. */
function joined(folded: string): string {
  // A single word has nothing to be joined with, and most of what a turn reads is one.
  if (!/[\s\d-]/u.test(folded)) return folded;
  return folded
    .replaceAll(/\b(\p{L}+)-free\b/gu, '$1free')
    .replaceAll(/\b(?:no|without|except(?: for)?|not(?: for)?)[ ](\p{L}{3,})\b/gu, 'no$1')
    .replaceAll(/\b(?:faux|vegan|imitation|artificial|fake|synthetic)[ -](leather|fur|suede)\b/gu, 'faux$1')
    .replaceAll(/\b(\d+)[ -]?(?:seaters?|seats?|persons?|people)\b/gu, '$1seat')
    .replaceAll(/(\d)[ ]?[x×][ ]?(?=\d)/gu, '$1 ');
}

/** The terms a text is indexed and searched by: its words, stemmed (Porter). */
export function terms(text: string): string[] {
  return wordsOf(text).map(stem);
}
