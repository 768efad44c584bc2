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
