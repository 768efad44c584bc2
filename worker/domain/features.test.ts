import { describe, expect, it } from 'vitest';
import { productSchema } from '../../shared/product.ts';
import { answerFeatures, askedFeatures, factFor, statedFacts } from './features.ts';
import { fold } from './text.ts';

const bench = productSchema.parse({
  id: 'quay-bench',
  title: 'Quay Bench',
  url: '/products/quay-bench',
  type: 'bench',
  category: 'Seating',
  description: 'Said to weigh 3 kg and to be 99 cm high.',
  materials: ['teak', 'steel'],
  size: { width: 1400, height: 450, seatHeight: 440 },
  weight: 12_500,
  seats: 2,
  assembly: 'full',
  shipsTo: ['US', 'CA'],
  facts: { finish: 'oiled' },
  variants: [
    { sku: 'QUAY-S', price: null, stock: { state: 'sold-out' } },
    { sku: 'QUAY-L', price: null, stock: { state: 'sold-out' }, size: { width: 1800 }, weight: 15_000 },
  ],
});
const [small, large] = bench.variants;
const rug = productSchema.parse({
  ...bench,
  id: 'fen-rug',
  type: 'rug',
  size: { width: 1600, length: 2300 },
});
const plain = productSchema.parse({ ...bench, id: 'fen-tray', size: {}, materials: [], weight: undefined });

describe('the features asked for', () => {
  it.each([
    ['How tall is it?', ['height']],
    ['how wide and deep?', ['width', 'depth']],
    ['How long is the table?', ['length']],
    ['what size is it', ['height', 'width', 'depth', 'length', 'diameter']],
    ['how big is the rug?', ['height', 'width', 'depth', 'length', 'diameter']],
    ['what is the seat height', ['seatHeight']],
    ['how high is the seat?', ['seatHeight']],
    ['How heavy is it?', ['weight']],
    ['what’s it made of', ['materials']],
    ['how many people can sit on it', ['seats']],
    ['how many litres does it hold', ['capacity']],
    ['can I wash it? is it washable', ['care']],
    ['does it come assembled', ['assembly']],
    ['do you deliver to Canada', ['shipsTo']],
  ])('by %j are %j', (question, features) => {
    expect(askedFeatures(fold(question))).toEqual(features);
  });

  it.each([
    'How long does delivery take?',
    'how long is the warranty',
    'a queen size bed',
    'show me lamps',
    'sizeable sofas',
  ])('by %j are none', (question) => {
    expect(askedFeatures(fold(question))).toEqual([]);
  });
});

describe('a fact', () => {
  it('is the variant’s own where it differs from its product', () => {
    expect(factFor('width', bench, small!)).toEqual({ label: 'Width', value: '140 cm (55.1 in)' });
    expect(factFor('width', bench, large!)).toEqual({ label: 'Width', value: '180 cm (70.9 in)' });
    expect(factFor('height', bench, large!)).toEqual({ label: 'Height', value: '45 cm (17.7 in)' });
    expect(factFor('weight', bench, large!)?.value).toBe('15 kg (33.1 lb)');
  });

  it('is never taken from the description', () => {
    expect(factFor('care', bench, small!)).toBeUndefined();
    expect(
      statedFacts(bench, small!)
        .map(({ value }) => value)
        .join(),
    ).not.toMatch(/99 cm|3 kg/);
  });

  it('stands among all that the shop states, its own names included', () => {
    expect(statedFacts(bench, small!)).toEqual([
      { label: 'Height', value: '45 cm (17.7 in)' },
      { label: 'Width', value: '140 cm (55.1 in)' },
      { label: 'Seat height', value: '44 cm (17.3 in)' },
      { label: 'Weight', value: '12.5 kg (27.6 lb)' },
      { label: 'Materials', value: 'teak, steel' },
      { label: 'Seats', value: '2' },
      { label: 'Assembly', value: 'Assembly required' },
      { label: 'Ships to', value: 'United States, Canada' },
      { label: 'Finish', value: 'oiled' },
    ]);
  });
});

describe('the answer to what is asked', () => {
  it('names what the shop does not state', () => {
    expect(answerFeatures(['height', 'depth', 'care'], bench, small!)).toEqual({
      facts: [{ label: 'Height', value: '45 cm (17.7 in)' }],
      notStated: ['Depth', 'Care'],
    });
  });

  it('to a question for the whole size is what such a thing has: a rug is long, and lacks no height', () => {
    const answer = answerFeatures(askedFeatures('what size is it'), rug, small!);
    expect(answer.facts.map(({ label }) => label)).toEqual(['Width', 'Length']);
    expect(answer.notStated).toEqual([]);
  });

  it('to a question for the whole size is "not stated" where no dimension is', () => {
    expect(answerFeatures(askedFeatures('what size is it'), plain, small!)).toMatchObject({
      facts: [],
      notStated: expect.arrayContaining(['Height', 'Width']),
    });
  });
});
