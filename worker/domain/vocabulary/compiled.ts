import * as z from 'zod';
import type { Vocabulary } from '../vocabulary.ts';
import { ElsewhereNames } from './elsewhere.ts';
import { split } from './lines.ts';
import { policyWeight, Thesaurus } from './thesaurus.ts';

const rulesSchema = z.strictObject({
  synonyms: z.string(),
  wishes: z.string(),
  materials: z.string(),
  beginnings: z.string(),
});

/**
 * The vocabulary as an import leaves it for the worker, all of it stemmed: a first request has a few milliseconds, so
 * that what is long is text to be split, and nothing is read before it is asked for. What a text means may change only
 * with the version of the index beside it.
 */
export const compiledSchema = z.strictObject({
  colourFamilies: z.array(z.string()),
  /** A line for each family, of its words. */
  colours: z.string(),
  rules: rulesSchema,
  policies: rulesSchema,
  /** Lines of a first term and what follows it: "ceil fan|tile". */
  elsewhere: z.string(),
  /** Terms, and words as written. */
  accessories: z.string(),
  parts: z.string(),
  nouns: z.string(),
  words: z.string(),
  /** The names of all types, and a line of terms for each. */
  typeNames: z.array(z.string()),
  types: z.string(),
});
export type CompiledVocabulary = z.infer<typeof compiledSchema>;

export function loadVocabulary(compiled: CompiledVocabulary): Vocabulary {
  const materials = materialsIn(compiled.rules.materials);
  const types = compiled.types.split('\n');
  const setOf = (text: string) => new Set(split(text, ' '));
  return {
    colourFamilies: compiled.colourFamilies,
    colourOf: coloursIn(compiled.colours),
    materials,
    materialNames: new Set([...materials].flat(2)),
    expansions: new Thesaurus(compiled.rules),
    elsewhere: new ElsewhereNames(compiled.elsewhere),
    accessories: setOf(compiled.accessories),
    parts: setOf(compiled.parts),
    policyExpansions: new Thesaurus(compiled.policies, policyWeight),
    types: compiled.typeNames.map((name, at) => ({ name, phrase: split(types[at] ?? '', ' ') })),
    nouns: setOf(compiled.nouns),
    words: setOf(compiled.words),
  };
}

function coloursIn(families: string): Map<string, number> {
  const colourOf = new Map<string, number>();
  for (const [bit, words] of families.split('\n').entries()) {
    for (const word of split(words, '|')) colourOf.set(word, (colourOf.get(word) ?? 0) | (1 << bit));
  }
  return colourOf;
}

/** A material that is never expanded has its kinds all the same. */
function materialsIn(rules: string): Map<string, string[]> {
  return new Map(
    split(rules, '\n').map((line) => {
      const [name = '', kinds = ''] = line.replace('~', '').split('>');
      return [name, split(kinds, '|')];
    }),
  );
}
