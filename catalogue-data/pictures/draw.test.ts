import { describe, expect, it } from 'vitest';
import { type Product, productSchema } from '../../shared/product.ts';
import { drawingFor, drawPicture } from './draw.ts';
import { colourIn } from './palette.ts';
import { parcel } from './parcel.ts';

const types = [
  'floor lamp, table lamp, reading lamp, pendant light, wall light, desk lamp, ceiling light, string lights',
  'sofa, loveseat, corner sofa, sofa bed, armchair, recliner, ottoman, daybed',
  'dining chair, bar stool, office chair, rocking chair, bench, step stool, folding chair, stool',
  'dining table, coffee table, side table, desk, standing desk, console table, nesting tables, bar table',
  'bookcase, sideboard, wardrobe, chest of drawers, shoe cabinet, wall shelf, TV stand, storage basket',
  'bed frame, mattress, bunk bed, headboard, bedside table, crib, mattress topper',
  'duvet cover set, duvet, pillow, throw, cushion, curtain, sheet set, bedspread',
  "rug, runner, doormat, bath mat, outdoor rug, sheepskin rug, children's rug, rug pad",
  "saucepan, frying pan, casserole dish, chef's knife, dinnerware set, glass set, kettle, chopping board",
  'cutlery set, storage jar, towel set, shower curtain, laundry basket, bathroom cabinet, drying rack',
  'soap dispenser, toilet brush, ironing board, mirror, vase, wall clock, picture frame, candle holder',
  'plant pot, artificial plant, wall art, garden chair, patio table, sun lounger, parasol, hammock',
  'fire pit, planter, bistro set, storage box',
].flatMap((line) => line.split(', '));

function productOf(type: string, more: Partial<Product> = {}): Product {
  return productSchema.parse({
    id: 'sample',
    title: `Sample ${type}`,
    url: '/products/sample',
    type,
    category: 'Samples',
    description: 'A sample.',
    variants: [{ sku: 'S-1', options: { colour: 'Terracotta' }, price: null, stock: { state: 'in-stock' } }],
    ...more,
  });
}

function picture(product: Product): string {
  return drawPicture(product, product.variants[0]!);
}

/** The names of elements that stay open or close what is not open: none in well-formed markup. */
function unbalanced(svg: string): string[] {
  const open: string[] = [];
  const stray: string[] = [];
  for (const [, closing, name = '', selfClosed] of svg.matchAll(
    /<(\/?)([a-zA-Z]+)(?: [a-zA-Z0-9-]+="[^"<&]*")*(\/?)>/g,
  )) {
    if (closing) {
      if (open.pop() !== name) stray.push(name);
    } else if (!selfClosed) open.push(name);
  }
  return [...stray, ...open];
}

function withoutTags(svg: string): string {
  return svg.replaceAll(/<\/?[a-zA-Z]+(?: [a-zA-Z0-9-]+="[^"<&]*")*\/?>/g, '');
}

describe.each(types)('the picture of a %s', (type) => {
  const svg = picture(productOf(type));

  it('is not the parcel that stands for the unknown', () => {
    expect(drawingFor(type)).not.toBe(parcel);
  });

  it('is well-formed, self-contained and small', () => {
    expect(unbalanced(svg)).toEqual([]);
    expect(withoutTags(svg)).toBe('');
    expect(svg).not.toMatch(/<script|href=|foreignObject|NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(3600);
  });

  it('shows the colour of the variant', () => {
    expect(svg).toContain(colourIn('Terracotta'));
  });

  it('is the same each time', () => {
    expect(picture(productOf(type))).toBe(svg);
  });
});

describe('drawPicture', () => {
  it('draws an unknown type as a parcel', () => {
    expect(drawingFor('sundial')).toBe(parcel);
    expect(picture(productOf('sundial'))).toContain('<svg');
  });

  it('does not mistake a name of every object for a type', () => {
    expect(drawingFor('constructor')).toBe(parcel);
  });

  it('follows the stated size', () => {
    const low = picture(productOf('bookcase', { size: { width: 800, depth: 300, height: 900 } }));
    const tall = picture(productOf('bookcase', { size: { width: 800, depth: 300, height: 2000 } }));
    expect(low).not.toBe(tall);
  });

  it('gives a sofa as many cushions as it seats', () => {
    const seams = (seats: number) => picture(productOf('loveseat', { seats })).length;
    expect(seams(2)).toBeGreaterThan(seams(1));
  });

  it('takes the colour from the materials when no option names one', () => {
    const variants = [{ sku: 'S-1', options: {}, price: null, stock: { state: 'in-stock' as const } }];
    expect(picture(productOf('desk', { materials: ['solid walnut'], variants }))).toContain(
      colourIn('walnut'),
    );
  });

  it('names its gradients after the SKU, so that two pictures can stand in one page', () => {
    const ids = (sku: string) => {
      const variants = [{ sku, options: {}, price: null, stock: { state: 'in-stock' as const } }];
      return [...picture(productOf('vase', { variants })).matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    };
    expect(ids('A-1').filter((id) => ids('A-2').includes(id))).toEqual([]);
  });
});
