import type { Item } from '../catalogue.ts';
import { fold, stem, terms } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { distinct, type List, type Pointed } from './pointed.ts';
import type { Unread } from './unread.ts';

/**
 * Things by name: the whole title, or its first word where that is a name and no word of the trade ("Halden", not
 * "Round"), or their SKU. Of each name the newest list that has one of it is meant.
 */
export function takeNames(unread: Unread, lists: readonly List[], vocabulary: Vocabulary): Pointed[] {
  const text = unread.text;
  const pointed = lists.toReversed().flatMap((list) => takeNamesOf(list, unread, text, vocabulary));
  return pointed.toSorted((a, b) => at(text, a) - at(text, b));
}

function takeNamesOf(list: List, unread: Unread, text: string, vocabulary: Vocabulary): Pointed[] {
  const byName = Map.groupBy(
    list.filter((item) => isNamed(unread.text, item, vocabulary)),
    (item) => nameOf(item),
  );
  const pointed = [...byName.values()].map((items) => onlyNamed(items, text));
  for (const item of [...byName.values()].flat()) takeTitle(unread, item);
  return pointed;
}

const namesAtMost = 8;

/** What can be meant for nothing but a SKU, as it stands in a message: capitals and digits in three parts or more. */
export function skuLikeIn(message: string): string | undefined {
  return /(?<![\p{L}\p{N}-])[A-Z0-9]+(?:-[A-Z0-9]{2,}){2,}(?![\p{L}\p{N}-])/u.exec(message)?.[0];
}

/** Words of a message that may be the own name of a product: words of the trade are none. */
export function namesIn(message: string, vocabulary: Vocabulary): string[] {
  const words = fold(message).match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words)].filter((word) => mayBeName(word, vocabulary)).slice(0, namesAtMost);
}

/** Parts of a message that may be SKUs, as written and in capitals. */
export function skusIn(message: string): string[] {
  const written = message.match(
    /(?<![\p{L}\p{N}._/-])[A-Za-z0-9][A-Za-z0-9._/-]{3,62}[A-Za-z0-9](?![\p{L}\p{N}])/gu,
  );
  const skus = (written ?? []).filter((word) => /[\d-]/u.test(word) && /[A-Za-z]/u.test(word));
  return [...new Set(skus.slice(0, namesAtMost).flatMap((sku) => [sku, sku.toUpperCase()]))];
}

function nameOf({ product }: Item): string {
  return fold(product.title).split(' ')[0] ?? '';
}

function isNamed(text: string, item: Item, vocabulary: Vocabulary): boolean {
  const name = nameOf(item);
  if (placeOf(text, fold(item.product.title)) >= 0 || isSkuSaid(text, item)) return true;
  return mayBeName(name, vocabulary) && placeOf(text, name) >= 0;
}

function mayBeName(word: string, vocabulary: Vocabulary): boolean {
  const isWord = vocabulary.words.has(word) || vocabulary.words.has(stem(word));
  return word.length > 2 && !isWord && terms(word).length > 0;
}

/** A SKU that might be a word says nothing by standing in a message. */
function isSkuSaid(text: string, { variant: { sku } }: Item): boolean {
  return /[\d-]/u.test(sku) && sku.length > 3 && placeOf(text, fold(sku)) >= 0;
}

/** Of several of one name, those whose SKU, or most of whose title and options, the message says: "the Wren in brass". */
function onlyNamed(all: readonly Item[], text: string): Pointed {
  const bySku = all.filter((item) => isSkuSaid(text, item));
  const items = bySku.length > 0 ? bySku : all;
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
  const [item] = items;
  if (!item) return -1;
  const name = placeOf(text, nameOf(item));
  return name >= 0 ? name : placeOf(text, fold(item.variant.sku));
}

/** Crosses out the SKU, the title as far as it was said, and the name wherever it stands. */
function takeTitle(unread: Unread, item: Item): void {
  const sku = fold(item.variant.sku);
  const skuAt = isSkuSaid(unread.text, item) ? placeOf(unread.text, sku) : -1;
  if (skuAt >= 0) unread.take(skuAt, skuAt + sku.length);
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
