import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fold, terms } from '../text.ts';
import { vocabularyOf } from './compile.ts';
import { type Meaning, synonymWeight, type Wish, wishWeight } from './thesaurus.ts';
import type { VocabularyData } from './words.ts';

/** Phrases that begin alike, stem to one, lose words to the stop words, or say a word twice. */
const phrase = fc.constantFrom(
  ...'sofa|sofas|sofa bed|bed|beds|day bed|bedside|bed frame|looking glass|glass|glass bed'.split('|'),
  ...'the|nook|reading nook|nook for reading|a nook|wall to wall carpet|carpet|wall lamp'.split('|'),
);
const group = fc.array(phrase, { minLength: 2, maxLength: 5 });
const empty: VocabularyData = {
  colours: {},
  materials: {},
  synonyms: [],
  names: {},
  wishes: [],
  elsewhere: [],
  accessories: [],
  parts: [],
  policies: [],
  types: [],
};
const data = fc.record({
  ...Object.fromEntries(Object.entries(empty).map(([name, value]) => [name, fc.constant(value)])),
  synonyms: fc.array(group, { maxLength: 4 }),
  wishes: fc.array(fc.record({ words: group, means: group }), { maxLength: 3 }),
  materials: fc.dictionary(phrase, group, { maxKeys: 3 }),
  elsewhere: fc.array(phrase, { maxLength: 4 }),
}) as fc.Arbitrary<VocabularyData>;
const query = fc.array(phrase, { maxLength: 4 }).map((phrases) => terms(phrases.join(' ')));

/** Every pair that the rules come to, written out: key -> what it means -> its weight, the first rule first. */
function pairsOf({ synonyms, wishes, materials }: VocabularyData): Map<string, Map<string, number>> {
  const pairs = new Map<string, Map<string, number>>();
  const add = (words: readonly string[], means: readonly string[], weight: number) => {
    for (const key of words.filter((word) => !losesWords(word)).map(keyOf)) {
      for (const meant of means.map(keyOf).filter((other) => other !== '' && other !== key)) {
        const all = pairs.get(key) ?? pairs.set(key, new Map()).get(key);
        if (!all?.has(meant)) all?.set(meant, weight);
      }
    }
  };
  for (const words of synonyms) add(words, words, synonymWeight);
  for (const { words, means } of wishes) add(words, means, wishWeight);
  for (const [name, kinds] of Object.entries(materials)) add([name], kinds, synonymWeight);
  return pairs;
}

const keyOf = (words: string) => terms(words).join(' ');

function losesWords(words: string): boolean {
  const { length } = terms(words);
  return length === 0 || (length === 1 && fold(words).includes(' '));
}

/** Every wish there is, held against the query one by one. */
function wishesMet({ synonyms, wishes }: VocabularyData, said: ReadonlySet<string>): Wish[] {
  return [...wishes, ...synonyms.map((words) => ({ words, means: words }))].flatMap(({ words, means }) =>
    words
      .map((word) => [...new Set(terms(word))])
      .filter((needs) => needs.length > 1 && needs.every((term) => said.has(term)))
      .map((needs) => ({ needs, means: means.map(terms).filter(({ length }) => length > 0) })),
  );
}

/** What is searched for by wishes: those that need as much, in their order. */
const meantBy = (wishes: readonly Wish[], length: number) =>
  wishes.filter(({ needs }) => needs.length === length).flatMap(({ means }) => means);

describe('rules that are read when they are asked for come to', () => {
  test('the same expansions as all pairs written out, longest phrase first', () => {
    fc.assert(
      fc.property(data, (words) => {
        const { expansions } = vocabularyOf(words);
        const pairs = pairsOf(words);
        for (const first of new Set([...pairs.keys()].map((key) => key.split(' ')[0] ?? ''))) {
          const expected = [...pairs]
            .filter(([key]) => key.split(' ')[0] === first)
            .map(([key, means]) => ({
              phrase: key.split(' '),
              means: [...means].map(([meant, weight]): Meaning => ({ phrase: meant.split(' '), weight })),
            }))
            .sort((a, b) => b.phrase.length - a.phrase.length);
          expect(expansions.get(first)).toEqual(expected);
          expect(expansions.get(first)).toBe(expansions.get(first));
        }
      }),
    );
  });

  test('the same wishes as all of them held against the query', () => {
    fc.assert(
      fc.property(data, query, (words, found) => {
        const said = new Set(found);
        const met = vocabularyOf(words).expansions.wishesIn(said);
        for (const length of [2, 3])
          expect(meantBy(met, length)).toEqual(meantBy(wishesMet(words, said), length));
      }),
    );
  });

  test('what the shop meets a need by before another name of a thing', () => {
    const { expansions } = vocabularyOf({
      ...empty,
      synonyms: [['day bed', 'sofa']],
      wishes: [{ words: ['reading nook'], means: ['armchair'] }],
    });
    const met = expansions.wishesIn(new Set(terms('a day bed for my reading nook')));
    expect(met.map(({ means }) => means)).toEqual([[['armchair']], [['dai', 'bed'], ['sofa']]]);
  });

  test('the same names of what is not sold', () => {
    fc.assert(
      fc.property(data, query, (words, found) => {
        const text = ` ${found.join(' ')} `;
        const isNamed = words.elsewhere.map(keyOf).some((key) => key !== '' && text.includes(` ${key} `));
        expect(vocabularyOf(words).elsewhere.standsIn(found)).toBe(isNamed);
      }),
    );
  });

  test('nothing for a term that no rule begins with', () => {
    const { expansions, policyExpansions } = vocabularyOf({ ...empty, synonyms: [['sofa', 'couch']] });
    for (const term of ['', 'bed', 'constructor', '__proto__']) {
      expect(expansions.get(term)).toEqual([]);
      expect(policyExpansions.get(term)).toEqual([]);
    }
  });
});
