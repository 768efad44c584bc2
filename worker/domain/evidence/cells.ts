import { type Item, titleOf } from '../catalogue.ts';
import type { Claim } from '../claims/claim.ts';
import type { Carried } from './binding.ts';
import type { Known } from './known.ts';
import type { Mention } from './mentions.ts';
import { cellsOf, inColumn } from './table.ts';

/** A cell of one word, which says of its row what its column is headed, or the other way round. */
interface Bare {
  readonly word: string;
  readonly label: string;
  readonly items: readonly Item[];
}

const yes = /^(?:yes|y|true|✓|✔|✅|included)$/u;
const no = /^(?:no|n|false|none|✗|✘|❌)$/u;
const free = /^(?:free|gratis|complimentary)$/u;

/** The cells of one word in a row of a table that are not so; `holds` tells what is true of a sentence. */
export function wrongCells(
  folded: string,
  mentions: readonly Mention[],
  before: Carried,
  known: Known,
  holds: (sentence: string) => boolean,
): Claim[] {
  return bareCells(folded, mentions, before)
    .filter((cell) => !isSo(cell, known, holds))
    .map(({ word, label }): Claim => ({ kind: 'words', words: `${label}: ${word}` }));
}

function bareCells(folded: string, mentions: readonly Mention[], { columns, heads = [] }: Carried): Bare[] {
  const cells = cellsOf(folded);
  const textOf = ({ start, end }: { readonly start: number; readonly end: number }) =>
    folded.slice(start, end).trim();
  const [first] = cells;
  return cells.flatMap((cell, at): Bare[] => {
    const word = textOf(cell);
    if (at === 0 || !first || !(yes.test(word) || no.test(word) || free.test(word))) return [];
    const column = inColumn(cell.start, cells, columns);
    const items = column ?? mentions.flatMap((mention) => mention.items);
    return [{ word, label: column ? textOf(first) : (heads[at] ?? ''), items }];
  });
}

function isSo({ word, label, items }: Bare, known: Known, holds: (sentence: string) => boolean): boolean {
  if (free.test(word)) return isFree(known);
  const isYes = yes.test(word);
  return items.every((item) => {
    if (/\bfinal sale\b/u.test(label)) return item.product.finalSale === isYes;
    if (/\breturn/u.test(label)) return item.product.finalSale !== isYes;
    const title = titleOf(item);
    if (/\b(?:stock|availab)/u.test(label)) return holds(`${title} is ${isYes ? '' : 'not '}in stock.`);
    return label === '' || holds(`${title}: ${isYes ? '' : 'no '}${label}.`);
  });
}

/** Whether a section says that something is free, and not from what amount on. */
function isFree({ sections }: Known): boolean {
  return [...sections.values()].some(({ passages }) =>
    passages.some(
      ({ claims }) =>
        claims.some((one) => one.kind === 'promise' && one.promised === 'free' && !one.negated) &&
        !claims.some(({ kind }) => kind === 'money'),
    ),
  );
}
