import { fold, terms } from '../../worker/domain/text.ts';
import type { SparseVector } from './upstash-vector-wire.ts';

/** Models imitated well enough to find by words: what two texts share is near, and nothing else is. */

export const dimension = 256;

/** A bag of stemmed words, hashed into a unit vector. `meanings` is what a real model knows: "vitrine" is a "cabinet". */
export function embedDense(text: string, meanings: Readonly<Record<string, string>>): number[] {
  const vector = new Array<number>(dimension).fill(0);
  for (const term of terms(meaningOf(text, meanings))) {
    const hash = hashOf(term);
    vector[hash % dimension] = (vector[hash % dimension] ?? 0) + (hash & 0x10000 ? 1 : -1);
  }
  const length = Math.hypot(...vector);
  return length === 0 ? vector : vector.map((value) => value / length);
}

function meaningOf(text: string, meanings: Readonly<Record<string, string>>): string {
  return fold(text).replaceAll(/\p{L}+/gu, (word) =>
    Object.hasOwn(meanings, word) ? (meanings[word] ?? word) : word,
  );
}

/** BM25 as the service documents it: k1 = 1.2, b = 0.75, and an average length fixed at 32. */
const [k1, b, averageLength] = [1.2, 0.75, 32];

export function embedSparse(text: string): SparseVector {
  const words = terms(text);
  const counts = new Map<number, number>();
  for (const word of words) counts.set(hashOf(word), (counts.get(hashOf(word)) ?? 0) + 1);
  const norm = k1 * (1 - b + (b * words.length) / averageLength);
  return {
    indices: [...counts.keys()],
    values: [...counts.values()].map((count) => (count * (k1 + 1)) / (count + norm)),
  };
}

/** A query's words count once each. */
export function embedSparseQuery(text: string): SparseVector {
  const indices = [...new Set(terms(text).map(hashOf))];
  return { indices, values: indices.map(() => 1) };
}

/** FNV-1a, 31 bits. */
function hashOf(word: string): number {
  let hash = 2166136261;
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return hash >>> 1;
}
