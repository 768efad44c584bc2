import type { Item } from '../catalogue.ts';
import { fold, stem, terms } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { distinct, type List, type Pointed } from './pointed.ts';
import type { Unread } from './unread.ts';

/**
 * Things by name: the whole title, or its first word where that is a name and no word of the trade ("Halden", not
 * "Round"). The newest list that has one of that name is meant.
 */
export function takeNames(unread: Unread, lists: readonly List[], vocabulary: Vocabulary): Pointed[] {
  const text = unread.text;
  for (const list of lists.toReversed()) {
    const byName = Map.groupBy(
      list.filter((item) => isNamed(text, item, vocabulary)),
      (item) => nameOf(item),
    );
    const pointed = [...byName.values()].map((items) => onlyNamed(items, text));
    if (pointed.length === 0) continue;
    for (const item of [...byName.values()].flat()) takeTitle(unread, item);
    return pointed.toSorted((a, b) => at(text, a) - at(text, b));
  }
  return [];
}

function nameOf({ product }: Item): string {
  return fold(product.title).split(' ')[0] ?? '';
}

function isNamed(text: string, item: Item, vocabulary: Vocabulary): boolean {
  const name = nameOf(item);
  if (placeOf(text, fold(item.product.title)) >= 0) return true;
  const isWord = vocabulary.words.has(name) || vocabulary.words.has(stem(name));
  return name.length > 2 && !isWord && terms(name).length > 0 && placeOf(text, name) >= 0;
}

/** Of several of one name, those whose titles and options the message says most of: "the Wren in brass". */
function onlyNamed(items: readonly Item[], text: string): Pointed {
  const said = new Set(terms(text));
  const score = ({ product, variant }: Item) =>
    terms([product.title, ...Object.values(variant.options)].join(' ')).filter((term) => said.has(term))
      .length;
  const best = Math.max(...items.map(score));
  const kept = distinct(items.filter((item) => score(item) === best));
  return {
    phrase: kept.length === 1 ? (kept[0]?.product.title ?? '') : nameOf(items[0] as Item),
    items: kept,
    all: false,
  };
}

function at(text: string, { items }: Pointed): number {
  return items[0] ? placeOf(text, nameOf(items[0])) : -1;
}

/** Crosses the title out as far as it was said, and the name wherever it stands. */
function takeTitle(unread: Unread, item: Item): void {
  const words = fold(item.product.title).split(' ');
  for (let length = words.length; length > 0; length -= 1) {
    const said = words.slice(0, length).join(' ');
    for (let place = placeOf(unread.text, said); place >= 0; place = placeOf(unread.text, said))
      unread.take(place, place + said.length);
  }
}

function placeOf(text: string, words: string): number {
  const pattern = String.raw`(?<![\p{L}\p{N}])${RegExp.escape(words)}(?![\p{L}\p{N}])`;
  return new RegExp(pattern, 'u').exec(text)?.index ?? -1;
}
