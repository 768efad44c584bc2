import { type Item, titleOf } from '../catalogue.ts';
import { withDigits } from '../claims/number-words.ts';
import { type Prose, proseOf } from '../claims/prose.ts';
import type { Evidence } from '../evidence.ts';
import { fold } from '../text.ts';
import { type Choice, choicesIn, clauseEnd } from './options.ts';

/** A place where a text names something that was looked up. Two variants of one title are named together. */
export interface Mention {
  readonly items: readonly Item[];
  readonly start: number;
  readonly end: number;
  /** Where its options are named; apart from each other they may be of different claims: "$899 in sand and $949 in sage". */
  readonly choices: readonly Choice[];
}

interface Names {
  /** "sandrel towel set (charcoal)", "sandrel towel set" and its SKU. */
  readonly whole: readonly string[];
  /** "sandrel towel set". */
  readonly title: string;
  /** "sandrel": what sets its title apart; empty where it is an everyday word. */
  readonly short: string;
  /** What its options are called: "charcoal". */
  readonly options: readonly string[];
}

const known = new WeakMap<Item, Names>();

function namesOf(item: Item): Names {
  const kept = known.get(item);
  if (kept) return kept;
  const title = fold(item.product.title);
  const [first = ''] = title.split(' ');
  const names = {
    whole: [...new Set([titleOf(item), item.product.title, item.variant.sku].flatMap(waysToRead))],
    title,
    short: first.length > 3 && !fold(item.product.type).includes(first) ? first : '',
    options: Object.values(item.variant.options).flatMap(waysToRead),
  };
  known.set(item, names);
  return names;
}

/** Numbers of a name are in digits where its sentence is in a language that has them: "two-tier shelf", "2-tier shelf". */
function waysToRead(name: string): string[] {
  const folded = fold(name);
  return [folded, withDigits({ cased: folded, folded }, 'en').folded];
}

/**
 * The items a text names, in its order: by title, with or without the variant; by SKU; by the first word of a title,
 * where it is written with a capital. The longest name wins where one holds another.
 */
export function mentionsIn(prose: Prose, items: Iterable<Item>): Mention[] {
  const found: Mention[] = [];
  for (const item of items) {
    const { whole, title, short } = namesOf(item);
    for (const name of whole) found.push(...placesOf(name, item, prose));
    if (short !== '')
      found.push(...placesOf(short, item, prose).filter((place) => isShortName(place, title, prose)));
  }
  return merged(found, prose);
}

/** "The Jurby" is one of ours; "the Jurby Side Table" is none, where ours is the Jurby Coffee Table. */
function isShortName({ start, end }: Mention, title: string, { cased }: Prose): boolean {
  const [, next] = /^ (\p{Lu}[\p{L}-]{2,30})/u.exec(cased.slice(end, end + 32)) ?? [];
  return (
    /^\p{Lu}/u.test(cased.slice(start, start + 2)) &&
    (next === undefined || title.includes(next.toLowerCase()))
  );
}

function placesOf(name: string, item: Item, { folded }: Prose): Mention[] {
  const places: Mention[] = [];
  if (name === '') return places;
  for (let at = folded.indexOf(name); at >= 0; at = folded.indexOf(name, at + name.length)) {
    const end = at + name.length;
    const isWord =
      !/[\p{L}\d]/u.test(folded[at - 1] ?? ' ') && !/^(?!s\b)[\p{L}\d]/u.test(folded.slice(end, end + 2));
    if (isWord) places.push({ items: [item], start: at, end, choices: [] });
  }
  return places;
}

function merged(found: readonly Mention[], prose: Prose): Mention[] {
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  const kept: Mention[] = [];
  for (const one of longestFirst) {
    const at = kept.findIndex(({ start, end }) => start <= one.start && end >= one.end);
    const same = kept[at];
    if (!same) kept.push(one);
    else if (same.start === one.start && same.end === one.end)
      kept[at] = { ...same, items: [...new Set([...same.items, ...one.items])] };
  }
  return kept
    .toSorted((a, b) => a.start - b.start)
    .map((mention, at, all) => byOptions(mention, all[at - 1], all[at + 1], prose));
}

/** Of several variants, those whose options the sentence names, before or behind: "the Sandrel Towel Set in charcoal". */
function byOptions(
  mention: Mention,
  before: Mention | undefined,
  next: Mention | undefined,
  { folded }: Prose,
): Mention {
  const { items, start, end } = mention;
  if (items.length === 1) return mention;
  const reach = {
    start: before ? before.end + firstEnd(folded.slice(before.end, start)) : 0,
    end: next ? end + lastEnd(folded.slice(end, next.start)) : folded.length,
  };
  // An option in the name itself tells nothing.
  const own = folded.slice(0, start) + ' '.repeat(end - start) + folded.slice(end);
  const choices = choicesIn(own, reach, items, waysToRead).filter((choice) => choice.items.length > 0);
  if (choices.length === 0) return mention;
  const chosen = new Set(choices.flatMap((choice) => choice.items));
  return { ...mention, items: items.filter((item) => chosen.has(item)), choices };
}

/** Options of what may be meant, in a sentence that names no product: "in rust it is in stock". */
export function choicesOf(items: readonly Item[], { folded }: Prose): Choice[] {
  const all = choicesIn(folded, { start: 0, end: folded.length }, items, waysToRead);
  return all.filter((choice) => choice.items.length > 0);
}

/** What stands between two names belongs to the first up to the last clause that is of the second. */
function lastEnd(between: string): number {
  return [...between.matchAll(clauseEnd)].at(-1)?.index ?? between.length;
}

function firstEnd(between: string): number {
  return [...between.matchAll(clauseEnd)].at(-1)?.index ?? 0;
}

/** Behind a title, options in brackets that no such item has: "(80 cm)". */
export function wrongVariant({ items, end }: Mention, { folded }: Prose): string | undefined {
  const [, options] = /^ ?\(([^()]{1,80})\)/u.exec(folded.slice(end, end + 84)) ?? [];
  if (options === undefined) return undefined;
  const parts = options
    .split(/, ?/u)
    .filter((part) => !/^(?:[$€£]|sold|in stock|final|made|list|price|\d+ left)/u.test(part));
  const isOne = items.some((item) => {
    const { options: own, whole } = namesOf(item);
    return parts.every((part) => [...own, ...whole].some((name) => name.includes(part)));
  });
  return isOne ? undefined : options;
}

/** What may stand between a name and its SKU: "has the SKU", "(", "is". */
const sameThing =
  /^[\s:(,|=]*(?:\b(?:has|have|is|with|under|the|its|which|are|sku|skus|article|item|product|number|code|no|nr|reference|named|called)\b[\s:(,.]*){0,6}$/u;

/** A SKU said of a product, or a product said of a SKU, that is another's. */
export function wrongSku(
  { items, start, end }: Mention,
  before: Mention | undefined,
  { folded }: Prose,
): string | undefined {
  if (!before || !sameThing.test(folded.slice(before.end, start))) return undefined;
  const [first, second] = [folded.slice(before.start, before.end), folded.slice(start, end)];
  const skus = [...items, ...before.items].map(({ variant }) => fold(variant.sku));
  if (skus.includes(first) === skus.includes(second)) return undefined;
  return items.some((item) => before.items.includes(item)) ? undefined : second;
}

/** The items a text names, in its order. */
export function namedItems(text: string, evidence: Evidence): Item[] {
  const mentions = mentionsIn(proseOf(text), evidence.items.values());
  return [...new Set(mentions.flatMap(({ items }) => items))];
}
