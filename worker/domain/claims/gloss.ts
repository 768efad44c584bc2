import { onFirstUse } from '../on-first-use.ts';
import { french } from './gloss/french.ts';
import { german } from './gloss/german.ts';
import type { Glossary } from './gloss/glossary.ts';
import { spanish } from './gloss/spanish.ts';
import type { Prose } from './prose.ts';
import { without } from './series.ts';

interface Reader {
  /** Each of its phrases, or else any word. */
  readonly spoken: RegExp;
  readonly phrases: RegExp;
  readonly english: ReadonlyMap<string, string>;
}

const readers = [german, french, spanish].map((glossary) => onFirstUse(() => readerOf(glossary)));

/** Of its words a text must have so many in a glossary to be of that language. */
const leastKnown = 0.5;

/**
 * Prose of another language, word by word in English, so that it is held against evidence, which is English, as English
 * is: in each language that it may be of, the likeliest first. A word that a glossary does not know stays as it is:
 * nothing has it, and the sentence fails. `names` are the stretches that name products, which stay.
 */
export function inEnglish(
  { cased, leads }: Prose,
  names: readonly { readonly start: number; readonly end: number }[],
): readonly Prose[] {
  const rest = names.reduce(without, cased);
  return readers
    .map((reader) => ({ reader, share: shareKnown(rest.toLowerCase(), reader()) }))
    .filter(({ share }) => share >= leastKnown)
    .toSorted((a, b) => b.share - a.share)
    .map(({ reader }) => {
      const text = between(cased, names, (piece) => inWords(piece, reader()));
      return { cased: text, folded: text.toLowerCase(), language: 'en', leads };
    });
}

function shareKnown(folded: string, { phrases, english }: Reader): number {
  const words = folded.match(word) ?? [];
  const rest = folded.replaceAll(phrases, ' ');
  const unknown = (rest.match(word) ?? []).filter((one) => gloss(one, english) === undefined);
  return words.length === 0 ? 0 : 1 - unknown.length / words.length;
}

/** A text with what stands between the names put otherwise. */
function between(
  text: string,
  names: readonly { readonly start: number; readonly end: number }[],
  put: (piece: string) => string,
): string {
  const pieces: string[] = [];
  let from = 0;
  for (const { start, end } of names.toSorted((a, b) => a.start - b.start)) {
    if (start < from) continue;
    pieces.push(put(text.slice(from, start)), text.slice(start, end));
    from = end;
  }
  return [...pieces, put(text.slice(from))].join('');
}

const word = /[a-z]+(?:'(?=[a-z])|[a-z])*'?/gi;

/** In one pass: what has been put into English is not read again. */
function inWords(text: string, { spoken, english }: Reader): string {
  return text.replaceAll(spoken, (one) => gloss(one.toLowerCase(), english) ?? one);
}

/** "l'envoi" is two words; "s'il" was a phrase. */
function gloss(word: string, english: ReadonlyMap<string, string>): string | undefined {
  const whole = english.get(word);
  if (whole !== undefined) return whole;
  const [, elided, rest] = /^([a-z]{1,2}')([a-z].*)$/.exec(word) ?? [];
  if (elided === undefined || rest === undefined) return undefined;
  const second = english.get(rest);
  return english.has(elided) && second !== undefined ? second : undefined;
}

function readerOf({ phrases, words }: Glossary): Reader {
  const english = new Map<string, string>();
  for (const [one, others] of Object.entries(words))
    for (const other of others.split(' ')) if (!english.has(other)) english.set(other, one);
  const spoken = Object.entries(phrases).flatMap(([one, others]) =>
    others.split('|').map((other) => [other, one] as const),
  );
  for (const [other, one] of spoken) english.set(other, one);
  const longest = spoken.map(([other]) => other).toSorted((a, b) => b.length - a.length);
  const phrase = `(?<![a-z])(?:${longest.join('|')})(?![a-z])`;
  return { phrases: new RegExp(phrase, 'gi'), spoken: new RegExp(`${phrase}|${word.source}`, 'gi'), english };
}
