import { describe, expect, test } from 'vitest';
import { words } from '../../../tests/fixtures/shop.ts';
import { compileVocabulary } from './compile.ts';
import { compiledSchema, loadVocabulary } from './compiled.ts';

const types = ['reading lamp', 'sofa', 'the'];
const compiled = compileVocabulary({ ...words, types });

describe('a compiled vocabulary', () => {
  test('is what it was once it lay in a file', () => {
    expect(compiledSchema.parse(JSON.parse(JSON.stringify(compiled)))).toEqual(compiled);
  });

  test('says everything of a shop in terms', () => {
    const vocabulary = loadVocabulary(compiled);
    expect(vocabulary.colourFamilies).toEqual(['green', 'red', 'white', 'black', 'grey', 'brown']);
    expect(vocabulary.colourOf.get('sage green')).toBe(1);
    expect(vocabulary.colourOf.get('coffe')).toBe(1 << 5);
    expect(vocabulary.materials.get('leather')).toEqual(['sued']);
    expect(vocabulary.materials.get('linen')).toEqual([]);
    expect(vocabulary.materialNames).toContain('solid oak');
    expect(vocabulary.accessories).toEqual(new Set(['oil', 'cleaner']));
    expect(vocabulary.parts).toEqual(new Set(['leg', 'shade']));
    expect(vocabulary.types).toEqual([
      { name: 'reading lamp', phrase: ['read', 'lamp'] },
      { name: 'sofa', phrase: ['sofa'] },
      { name: 'the', phrase: [] },
    ]);
    expect(vocabulary.nouns).toEqual(new Set(['lamp', 'sofa', 'couch', 'sette', 'canap', 'kanape']));
    expect(vocabulary.words).toContain('settee');
    expect(vocabulary.policyExpansions.get('return')).toEqual([
      { phrase: ['return'], means: [{ phrase: ['send', 'back'], weight: 0.9 }] },
    ]);
    expect(vocabulary.elsewhere.standsIn(['quiet', 'ceil', 'fan'])).toBe(true);
  });

  test('of no words at all is one too', () => {
    const none = { ...words, colours: {}, materials: {}, names: {}, synonyms: [], wishes: [], elsewhere: [] };
    const vocabulary = loadVocabulary(
      compileVocabulary({ ...none, accessories: [], parts: [], policies: [], types: [] }),
    );
    for (const list of [vocabulary.colourOf, vocabulary.materials, vocabulary.words, vocabulary.nouns])
      expect(list.size).toBe(0);
    expect(vocabulary.types).toEqual([]);
    expect(vocabulary.elsewhere.standsIn([''])).toBe(false);
  });

  test('leaves out what is nothing but stop words, and no rule takes the place of another by it', () => {
    const rules = {
      synonyms: [['the', 'an']],
      wishes: [
        { words: ['of the'], means: ['rug'] },
        { words: ['reading nook'], means: ['armchair'] },
      ],
      materials: { the: ['an'], of: ['oak'], linen: [] },
    };
    const vocabulary = loadVocabulary(
      compileVocabulary({ ...words, types, ...rules, policies: [['to', 'a']] }),
    );
    expect(vocabulary.expansions.wishesIn(new Set(['read', 'nook']))).toEqual([
      { needs: ['read', 'nook'], means: [['armchair']] },
    ]);
    expect(vocabulary.materialNames).toEqual(new Set(['linen']));
    expect(vocabulary.policyExpansions.get('')).toEqual([]);
  });

  test.each([
    ['the words themselves, as an older import left them', { ...words, types }],
    ['more than it holds', { ...compiled, more: '' }],
    ['a list that is missing', { ...compiled, nouns: undefined }],
  ])('is not %s', (_, file) => {
    expect(compiledSchema.safeParse(file).success).toBe(false);
  });
});
