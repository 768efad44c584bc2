import type { Product, Variant } from '../shared/product.ts';
import { type Category, grouped, leadVariant, onSale, soldOut } from './shop.ts';

/** Types that show at a glance what a part of the shop holds, the most telling first. */
const telling = [
  'sofa',
  'dining table',
  'dining chair',
  'table lamp',
  'bed frame',
  'sideboard',
  'rug',
  'duvet cover set',
  'kettle',
  'vase',
  'towel set',
  'garden chair',
  'armchair',
  'floor lamp',
  'coffee table',
  'pendant light',
  'bookcase',
  'mirror',
  'cushion',
  'casserole dish',
  'plant pot',
  'rocking chair',
  'chest of drawers',
  "children's rug",
  'bedside table',
  'laundry basket',
  'fire pit',
  'sun lounger',
];

const quietColours =
  /white|cream|ivory|natural|gr[ae]y|black|charcoal|oatmeal|beige|sand|stone|clear|silver/i;

/** The variant a product is shown with among others: of the cheapest at hand, one with some colour. */
export function displayVariant(product: Product): Variant {
  const priced = product.variants.filter(({ price, stock }) => price !== null && stock.state !== 'sold-out');
  const lowest = Math.min(...priced.map(({ price }) => price?.amount ?? 0));
  const cheapest = priced.filter(({ price }) => price?.amount === lowest);
  const colourful = cheapest.find(({ options }) => options.colour && !quietColours.test(options.colour));
  return colourful ?? cheapest[0] ?? leadVariant(product);
}

/** One product of each type that can be had, the most telling types first. */
function showpieces({ products }: Category): Product[] {
  const available = products.filter((product) => !soldOut(product) && leadVariant(product).price !== null);
  const byType = grouped(available, ({ type }) => type);
  const pieces = [...byType.values()].map((alike) => alike.find(reduced) ?? (alike[0] as Product));
  return pieces.toSorted((a, b) => rank(a) - rank(b));
}

function rank({ type }: Product): number {
  const index = telling.indexOf(type);
  return index < 0 ? telling.length : index;
}

function reduced(product: Product): boolean {
  return product.variants.some(onSale);
}

/** The product whose picture stands for a whole category. */
export function faceOf(category: Category): Product | undefined {
  return showpieces(category)[0] ?? category.products[0];
}

/** What is in the shop window: from each category in turn, without those that already stand for theirs. */
export function windowDisplay(categories: readonly Category[], most: number): Product[] {
  const rows = categories.map((category) => {
    const face = faceOf(category);
    return showpieces(category).filter((product) => product !== face);
  });
  const depth = Math.max(0, ...rows.map((row) => row.length));
  const rounds = Array.from({ length: depth }, (_, round) =>
    rows.flatMap((row) => row.slice(round, round + 1)),
  );
  return rounds.flat().slice(0, most);
}
