import type { Vocabulary } from '../vocabulary.ts';
import { type Expansion, wishWeight } from './thesaurus.ts';

/** Stems of words that end a type ("light fitting") and in a question are rarely one. */
const mostlyVerbs = ['fit', 'suit', 'read', 'rest', 'hang', 'insert', 'comfort', 'settl'];

/** The nouns of all types, and of the expansions that stand for one. */
export function nounsOf(vocabulary: Vocabulary, expansions: readonly Expansion[]): Set<string> {
  const types = new Set(vocabulary.types.map(({ phrase }) => phrase.join(' ')));
  const made = new Set<string>();
  for (const { phrase } of vocabulary.types) made.add(phrase.at(-1) ?? '');
  for (const { phrase, means } of expansions) {
    const stands = means.some(({ phrase: one, weight }) => isSynonym(weight) && types.has(one.join(' ')));
    if (stands && !vocabulary.colourOf.has(phrase.join(' '))) made.add(phrase.at(-1) ?? '');
  }
  for (const word of ['', ...mostlyVerbs]) made.delete(word);
  for (const material of vocabulary.materialNames) made.delete(material);
  return made;
}

/** A wish is met by a thing and is no name of it: "bigger", "reader". */
export function isSynonym(weight: number): boolean {
  return weight > wishWeight;
}
