import { absolute } from '../catalogue.ts';
import type { Evidence } from '../evidence.ts';

/** Whether an address leads to a page of the shop that was looked up, or to its front page. */
export function mayLink(url: string, { items, sections, shopUrl }: Evidence): boolean {
  const known = [
    absolute('/', shopUrl),
    ...[...items.values()].map(({ product }) => absolute(product.url, shopUrl)),
    ...[...sections.values()].map((section) => absolute(section.url, shopUrl)),
  ];
  return known.includes(URL.parse(url, shopUrl)?.href ?? '');
}
