import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../tests/fixtures/shop.ts';
import type { Limits } from './limits.ts';
import { readQuery } from './query.ts';

const read = (message: string, currency = 'USD') => readQuery(message, currency, vocabulary);

/** Pieces that state a limit each, and how the reading shows that it was not lost. */
const stating: readonly (readonly [string, (limits: Limits) => boolean])[] = [
  ['under $80', ({ price }) => price?.max === 7999],
  ['max 80 dollars', ({ price }) => price?.max === 8000],
  ['between $20 and $80', ({ price }) => price?.min === 2000 && price.max === 8000],
  ['less than eighty', ({ price }) => price?.max === 7999],
  ['in stock', ({ inStock }) => inStock === true],
  ['available now', ({ inStock }) => inStock === true],
  ['ships to Canada', ({ countries }) => countries?.includes('CA') === true],
  ['narrower than 60 cm', has('width', undefined, 599)],
  ['at least 2 m tall', has('height', 2000, undefined)],
  ['lighter than 10 kg', has('weight', undefined, 9999)],
  ['that fits a 4 ft 7 in wall', has('longest', undefined, 1397)],
  ['not leather', excludes('material')],
  ['without arms', excludes('feature')],
  ['no assembly', excludes('assembly')],
  ['anything but white', excludes('colour')],
  ['leather-free', excludes('material')],
];

function has(dimension: string, min: number | undefined, max: number | undefined) {
  return ({ sizes = [] }: Limits) =>
    sizes.some((size) => size.dimension === dimension && size.min === min && size.max === max);
}

function excludes(kind: string) {
  return ({ without = [] }: Limits) => without.some((exclusion) => exclusion.kind === kind);
}

/** Pieces that state none. */
const idle = [
  'a warm lamp',
  'for my mother',
  'the cheapest',
  'two of them',
  'a sofa or an armchair',
  'in oak',
  'x100',
];
const joint = fc.constantFrom(', ', '; ', '. ', ' - ', '\n', ', and ', ', please, ');

/** At most one limit of a kind, since two prices together make a third. */
const message = fc
  .record({
    limits: fc.uniqueArray(fc.constantFrom(...stating), {
      selector: ([words]) => kindOf(words),
      minLength: 1,
      maxLength: 5,
    }),
    more: fc.array(fc.constantFrom(...idle), { maxLength: 3 }),
  })
  .chain(({ limits, more }) => {
    const pieces = [...limits.map(([words]) => words), ...more];
    return fc.record({
      limits: fc.constant(limits),
      pieces: fc.shuffledSubarray(pieces, { minLength: pieces.length }),
      joints: fc.array(joint, { minLength: pieces.length, maxLength: pieces.length }),
    });
  })
  .map(({ limits, pieces, joints }) => ({
    limits,
    text: pieces.map((piece, at) => (at === 0 ? piece : `${joints[at]}${piece}`)).join(''),
  }));

function kindOf(words: string): string {
  return Object.keys(read(words).limits).includes('price') ? 'price' : words;
}

describe('readQuery', () => {
  it('loses no limit when the pieces that state it are joined with others', () => {
    fc.assert(
      fc.property(message, ({ limits, text }) => {
        const found = read(text).limits;
        for (const [words, isKept] of limits) expect(isKept(found), `"${words}" of "${text}"`).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads no limit into pieces that state none', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...idle), { maxLength: 6 }), joint, (pieces, between) => {
        expect(read(pieces.join(between)).limits).toEqual({});
      }),
    );
  });

  it('never throws, and what it reads is whole: bounds that are integers, counts above nought, chips with words', () => {
    const piece = fc.oneof(
      fc.constantFrom(...stating.map(([words]) => words), ...idle),
      fc.constantFrom(
        '$',
        '€',
        '1,299.00',
        '1.299,00',
        '½',
        '6\'2"',
        'x',
        'k',
        'lakh',
        'no',
        'not',
        'without',
        'or',
      ),
      fc.constantFrom(
        'under',
        'over',
        'between',
        'and',
        'for',
        'of',
        'cm',
        'in',
        '-',
        '\n',
        '\u200b',
        '\ud800',
        '０',
      ),
      fc.nat().map(String),
      fc.string({ unit: 'binary', maxLength: 12 }),
    );
    const currency = fc.constantFrom('USD', 'JPY', 'KWD', 'INR');
    const text = fc.tuple(fc.array(piece, { maxLength: 14 }), fc.constantFrom('', ' '));
    fc.assert(
      fc.property(text, currency, ([pieces, between], shop) => {
        const { limits, chips, seats = 1, quantity = 1 } = read(pieces.join(between), shop);
        const bounded = [...(limits.price ? [limits.price] : []), ...(limits.sizes ?? [])];
        const bounds = bounded.flatMap(({ min, max }) => [min ?? 0, max ?? 0]);
        expect(bounds.filter((bound) => !Number.isSafeInteger(bound))).toEqual([]);
        expect(Math.min(seats, quantity)).toBeGreaterThan(0);
        expect(chips.filter(({ words }) => words.trim() === '')).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it('reads the same whatever the case, the width of letters and white space', () => {
    fc.assert(
      fc.property(message, ({ text }) => {
        const wide = text.toUpperCase().replaceAll(' ', ' \u00a0\t');
        expect(read(wide).limits).toEqual(read(text).limits);
      }),
      { numRuns: 300 },
    );
  });

  it('does not take what it has left for another limit: a second reading finds none', () => {
    fc.assert(
      fc.property(message, ({ text }) => {
        expect(read(read(text).text).limits).toEqual({});
      }),
      { numRuns: 300 },
    );
  });
});
