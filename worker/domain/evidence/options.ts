import type { Item } from '../catalogue.ts';
import type { NumberClaim, Placed } from '../claims/claim.ts';

type Place = Pick<Placed, 'start' | 'end'>;

/** Options that a sentence names together, "in sand or cream", and the variants that have them. */
export interface Choice extends Place {
  readonly items: readonly Item[];
}

/** A place where an option of one kind, such as a colour, is named. */
interface Named extends Place {
  readonly kind: string;
  readonly value: string;
}

export const clauseEnd = /[.;,()|]\s|\b(?:and|but|plus|while|whereas|und|aber|et|mais|y|pero)\b/gu;
const joint = /^(?:[\s,&/]|\b(?:and|or|und|oder|et|ou|y|o)\b){1,8}$/u;

/** The places in a stretch of a sentence where options of some variants are named, those of one list as one choice. */
export function choicesIn(
  folded: string,
  { start, end }: Place,
  items: readonly Item[],
  waysToRead: (name: string) => readonly string[],
): Choice[] {
  const found = new Map<string, Named>();
  for (const { variant } of items)
    for (const [kind, value] of Object.entries(variant.options))
      for (const name of waysToRead(value))
        for (const place of placesIn(folded, name, start, end))
          found.set(`${place.start}-${place.end}`, { ...place, kind, value });
  // Of two that begin or end at one place the longer is meant: "sage green" is no "green".
  let until = start;
  const longest = [...found.values()]
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter((one) => {
      const isNew = one.end > until;
      until = Math.max(until, one.end);
      return isNew;
    });
  return listsOf(longest, folded).map((list) => ({
    items: havingAll(items, list),
    start: list[0]?.start ?? start,
    end: list.at(-1)?.end ?? end,
  }));
}

function placesIn(folded: string, name: string, from: number, until: number): Place[] {
  const places: Place[] = [];
  if (name.length < 2) return places;
  for (let at = folded.indexOf(name, from); at >= 0; at = folded.indexOf(name, at + name.length)) {
    const end = at + name.length;
    if (end > until) break;
    if (!/[\p{L}\d]/u.test(folded[at - 1] ?? ' ') && !/[\p{L}\d]/u.test(folded[end] ?? ' '))
      places.push({ start: at, end });
  }
  return places;
}

function listsOf(names: readonly Named[], folded: string): Named[][] {
  const lists: Named[][] = [];
  for (const one of names) {
    const last = lists.at(-1);
    if (last && joint.test(folded.slice(last.at(-1)?.end ?? 0, one.start))) last.push(one);
    else lists.push([one]);
  }
  return lists;
}

/** Of each kind of option that is named a variant must have one: "in sand or cream, large". */
function havingAll(items: readonly Item[], list: readonly Named[]): readonly Item[] {
  const kinds = Map.groupBy(list, ({ kind }) => kind);
  return items.filter(({ variant }) =>
    [...kinds].every(([kind, named]) => named.some(({ value }) => variant.options[kind] === value)),
  );
}

const behindIt = /^,? ?(?:\(|in |for |en |pour |fur |para )?(?:the |le |la |el |das |die )?$/u;

/** The choice a claim is of: right behind it, in its clause, or the last one named before it. */
export function choiceFor(
  { start, end }: Place,
  choices: readonly Choice[],
  folded: string,
): Choice | undefined {
  const next = choices.find((one) => one.start >= end);
  if (next && behindIt.test(folded.slice(end, next.start))) return next;
  const last = choices.findLast((one) => one.start <= start);
  const isApart = (from: number, until: number) => folded.slice(from, until).search(clauseEnd) >= 0;
  if (last && (!next || !isApart(last.end, start))) return last;
  return next && !isApart(end, next.start) ? next : (last ?? next);
}

/** What options are called where they are counted, as terms. */
const kindsCounted: Readonly<Record<string, string>> = { color: 'colour', size: 'size', finish: 'finish' };

/** Whether a product comes in so many colours; undefined where that is not what is counted. */
export function countsOptions({ value, counted }: NumberClaim, { product }: Item): boolean | undefined {
  const kind = kindsCounted[counted[0] ?? ''];
  const values = new Set(product.variants.flatMap(({ options }) => (kind && options[kind]) ?? []));
  return values.size > 0 ? values.size === value : undefined;
}
