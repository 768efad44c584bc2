import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { products } from '../../tests/fixtures/shop.ts';
import { itemOf } from './catalogue.ts';
import { productView, productViewSchema } from './views.ts';

const [aster, , cove] = products;
const harbor = products.at(-1)!;
const asterItem = itemOf(aster!, 'T-ASTER')!;
const about = (description: string) =>
  productView({ ...asterItem, product: { ...aster!, description } }, [], false).about;

describe('what the model sees of a product', () => {
  it('is words made by code, ready to be copied', () => {
    expect(productViewSchema.parse(productView(asterItem, ['height', 'depth'], false))).toEqual({
      sku: 'T-ASTER',
      title: 'Aster Reading Lamp',
      type: 'reading lamp',
      price: '$64.00',
      stock: 'in stock',
      facts: [{ label: 'Height', value: '45 cm (17.7 in)' }],
      notStated: ['Depth'],
      about: aster!.description,
    });
  });

  it('tells variants apart and names the list price only of the one that has it', () => {
    const sage = productView(itemOf(harbor, 'T-HARBOR-SAGE')!, [], false);
    const rust = productView(itemOf(harbor, 'T-HARBOR-RUST')!, [], false);
    expect(sage).toMatchObject({
      title: 'Harbor Sofa (Sage green)',
      price: '$899.00',
      listPrice: '$999.00',
      stock: 'sold out',
    });
    expect(rust).not.toHaveProperty('listPrice');
    expect(rust.stock).toBe('in stock, only 2 left');
  });

  it('says that a sale is final, and nothing of it otherwise', () => {
    expect(productView(itemOf(cove!, 'T-COVE')!, [], false).finalSale).toBe(true);
    expect(productView(asterItem, [], false)).not.toHaveProperty('finalSale');
  });

  it('with everything holds all that is stated and the whole description', () => {
    const long = 'A sentence about a lamp. '.repeat(40);
    const view = productView({ ...asterItem, product: { ...aster!, description: long } }, [], true);
    expect(view.about).toBe(long);
    expect(view.facts.map(({ label }) => label)).toEqual(['Height', 'Weight', 'Materials', 'Light']);
  });
});

describe('the excerpt of a description', () => {
  it('is all of a short one', () => {
    expect(about('Short and whole')).toBe('Short and whole');
  });

  it('ends with the last sentence that fits', () => {
    const first = `${'a'.repeat(150)}. ${'b'.repeat(150)}.`;
    expect(about(`${first} ${'c'.repeat(200)}. d`)).toBe(first);
  });

  it('does not end at a full stop within a sentence', () => {
    const first = `${'a'.repeat(150)}.`;
    expect(about(`${first} Woods, e.g. ${'b'.repeat(300)}. d`)).toBe(first);
  });

  it('says where it had to cut within a sentence', () => {
    expect(about('x'.repeat(500))).toBe(`${'x'.repeat(399)}…`);
  });

  it('is never longer than 400 characters, and begins as the description does', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 120 }), { maxLength: 12 }), (sentences) => {
        const text = sentences.join('. ');
        expect(about(text).length).toBeLessThanOrEqual(400);
        expect(text.startsWith(about(text).replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  it('cuts no character in two', () => {
    expect(about(`${'x'.repeat(398)}🛋${'x'.repeat(50)}`).isWellFormed()).toBe(true);
  });
});
