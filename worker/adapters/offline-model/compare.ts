import { type ComparisonView, notStated as unstated } from '../../domain/comparison-table.ts';
import type { ProductView } from '../../domain/views.ts';
import { type Measure, type Stated, statedBy } from './measures.ts';

interface Compared {
  readonly title: string;
  readonly stated: Stated;
}

/** Which of the products is most of it, what the others are, and of which the shop does not say. */
export function writeComparison(measure: Measure, products: readonly ProductView[]): string {
  const compared = products.flatMap((product): Compared[] => {
    const stated = statedBy(measure, product);
    return stated ? [{ title: product.title, stated }] : [];
  });
  const silent = products.filter((product) => !statedBy(measure, product)).map(({ title }) => title);
  return [...saidOf(measure, compared), ...notStated(measure, silent)].join(' ');
}

/** Values of different units are told and not compared. */
function saidOf({ superlative, most, name }: Measure, compared: readonly Compared[]): string[] {
  const [first] = compared;
  if (!first) return [];
  const alike = compared.every(({ stated }) => stated.unit === first.stated.unit);
  if (!alike || compared.length === 1)
    return compared.map(
      ({ title, stated }) => `Of the ${title} the shop states this ${name}: ${stated.words}.`,
    );
  const order = compared.toSorted((a, b) => (most ? -1 : 1) * (a.stated.value - b.stated.value));
  const best = order.filter(({ stated }) => stated.value === order[0]?.stated.value);
  const others = order.slice(best.length);
  const lead =
    best.length === 1
      ? `Of these, the ${best[0]?.title} is ${superlative}: ${best[0]?.stated.words}.`
      : `Of these, ${listed(best.map(({ title }) => `the ${title}`))} are equally ${superlative.replace(/^the /u, '')}: ${best[0]?.stated.words}.`;
  return [lead, ...others.map(({ title, stated }) => `The ${title}: ${stated.words}.`)];
}

function notStated({ name, labels }: Measure, titles: readonly string[]): string[] {
  if (titles.length === 0) return [];
  if (!labels) return [`The price of ${listed(titles.map((title) => `the ${title}`))} is on request.`];
  return [`The shop does not state the ${name} of ${listed(titles.map((title) => `the ${title}`))}.`];
}

export function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** What a comparison by a measure is worked out in: "$15.00 cheaper than". */
const lesser: Readonly<Record<string, string>> = {
  price: 'cheaper',
  weight: 'lighter',
  height: 'lower',
  width: 'narrower',
  depth: 'shallower',
  length: 'shorter',
};
const differencesTold = 2;

/** By one measure, or what sets them apart; the table itself stands below. */
export function writeTable(table: ComparisonView, by: Measure | undefined): string {
  const differences = table.compared.filter((sentence) => sentence.includes(' than '));
  if (by) {
    const word = lesser[by.name];
    const told =
      word === undefined ? [] : differences.filter((sentence) => sentence.includes(` ${word} than `));
    return [writeComparison(by, columnsOf(table)), ...told].join(' ');
  }
  const telling =
    table.products.length === 2
      ? differences
      : table.compared.filter((sentence) => !differences.includes(sentence));
  return ['Here they are side by side.', ...telling.slice(0, differencesTold)].join(' ');
}

/** The columns of the table as the products they are of. */
function columnsOf({ products, rows }: ComparisonView): ProductView[] {
  return products.map(({ sku, title }, at) => {
    const stated = rows.flatMap(({ label, cells }) => {
      const value = cells[at] ?? unstated;
      return value === unstated ? [] : [{ label, value }];
    });
    const value = (name: string) => stated.find(({ label }) => label === name)?.value ?? '';
    const facts = stated.filter(({ label }) => label !== 'Price' && label !== 'Stock');
    return {
      sku,
      title,
      type: '',
      price: value('Price'),
      stock: value('Stock'),
      facts,
      notStated: [],
      about: '',
    };
  });
}
