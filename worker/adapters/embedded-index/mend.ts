import { fold, stem, wordsOf } from '../../domain/text.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';
import { isWord, repairWord, splitMended, splitWord, type WordList } from './repair.ts';

/** Whether any document, or any text of one, holds a term. */
export type IsUsed = (term: string) => boolean;

/** A word that stands anywhere in the shop's texts is no typing error, in whatever form. */
export function knownWords(
  vocabulary: Vocabulary,
  words: WordList,
  isUsed: IsUsed,
): (word: string) => boolean {
  return (word) => isWord(words, word) || vocabulary.words.has(word) || isUsed(stem(word));
}

/** Words of one text that are looked at: more are no query of a shopper's, and every one costs a walk over all words. */
const mostMended = 40;
const longestMended = 24;

/** The words with typing errors mended, split words joined and joined words split where only that is known. */
export function mendText(
  text: string,
  known: (word: string) => boolean,
  words: WordList,
  vocabulary: Vocabulary,
): string {
  const tokens = fold(text).match(/[\p{L}\p{N}'-]+/gu) ?? [];
  const mended: string[] = [];
  const tried = new Map<string, string>();
  for (let at = 0; at < tokens.length; at += 1) {
    const [token = '', next = ''] = [tokens[at], tokens[at + 1]];
    const joined = token + next;
    if (next !== '' && joined.length > 5 && known(joined) && !(known(token) && known(next))) {
      mended.push(joined);
      at += 1;
    } else {
      const meant =
        tried.get(token) ?? (tried.size < mostMended ? mendToken(token, known, words, vocabulary) : token);
      tried.set(token, meant);
      mended.push(meant);
    }
  }
  return mended.join(' ');
}

function mendToken(
  token: string,
  known: (word: string) => boolean,
  words: WordList,
  vocabulary: Vocabulary,
): string {
  // Stop words, numbers and hyphenated words are left as they are.
  const [word, ...more] = wordsOf(token);
  if (word === undefined || more.length > 0 || word.length > longestMended) return token;
  if (known(word) || knownStem(word, words, vocabulary)) return token;
  const asHeard = word.replaceAll('ph', 'f');
  if (asHeard !== word && known(asHeard)) return asHeard;
  const isNamed = (first: string, second: string) => isName(first, second, vocabulary);
  return (
    splitWord(word, isNamed)?.join(' ') ??
    repairWord(word, words, vocabulary.words) ??
    splitMended(word, twoWordNames(vocabulary))?.join(' ') ??
    token
  );
}

function twoWordNames({ types }: Vocabulary): (readonly [string, string])[] {
  return types.flatMap(({ name }) => {
    const [first = '', second = '', ...more] = fold(name).split(' ');
    return second !== '' && more.length === 0 ? [[first, second] as const] : [];
  });
}

/** Two words that are a name of something together: a run-together "floorlamp", but not "tablecloth". */
function isName(first: string, second: string, vocabulary: Vocabulary): boolean {
  const pair = [stem(first), stem(second)];
  const starts = (phrase: readonly string[]) => phrase[0] === pair[0] && phrase[1] === pair[1];
  return (
    vocabulary.types.some(({ phrase }) => starts(phrase)) ||
    vocabulary.expansions.get(pair[0] ?? '').some(({ phrase }) => starts(phrase))
  );
}

/** "Lamps" is known when "lamp" is. */
function knownStem(word: string, words: WordList, vocabulary: Vocabulary): boolean {
  return [word.replace(/s$/u, ''), word.replace(/es$/u, ''), word.replace(/ies$/u, 'y')].some(
    (form) => form !== word && (isWord(words, form) || vocabulary.words.has(form)),
  );
}
