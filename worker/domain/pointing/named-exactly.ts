import type { Item } from '../catalogue.ts';
import { fold } from '../text.ts';
import { distinct, type List } from './pointed.ts';

/** The one product of a list whose whole title a message says; undefined where it says several, or none. */
export function namedExactly(message: string, list: List): Item | undefined {
  const [only, ...others] = distinct(list).filter(({ product }) => says(message, product.title));
  return others.length === 0 ? only : undefined;
}

function says(message: string, title: string): boolean {
  const words = RegExp.escape(fold(title).trim());
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${words}(?![\p{L}\p{N}])`, 'u').test(fold(message));
}
