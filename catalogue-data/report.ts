import { styleText } from 'node:util';
import type { CatalogueRow } from './collect.ts';
import { printable } from './printable.ts';

/** How many rows of a kind are shown; the file has them all. */
const shownRows = 50;

type NotedRow = Exclude<CatalogueRow, { kind: 'product' }>;

export interface Counts {
  readonly products: number;
  /** Of the products, those that are neither archived nor hidden. */
  readonly onOffer: number;
  readonly variants: number;
  readonly rejected: number;
  readonly warnings: number;
}

/** Counts what was read and keeps the first rows of each kind to show. */
export class Report {
  readonly #counts = { products: 0, onOffer: 0, variants: 0, rejected: 0, warnings: 0 };
  readonly #rejected: NotedRow[] = [];
  readonly #warnings: NotedRow[] = [];

  /** Names of the formats that the files were found to have. */
  readonly formats = new Set<string>();

  get counts(): Counts {
    return this.#counts;
  }

  add(row: CatalogueRow): void {
    if (row.kind === 'product') {
      this.#counts.products += 1;
      if (row.product.status === 'active') this.#counts.onOffer += 1;
      this.#counts.variants += row.product.variants.length;
    } else if (row.kind === 'rejected') {
      this.#counts.rejected += 1;
      if (this.#rejected.length < shownRows) this.#rejected.push(row);
    } else {
      this.#counts.warnings += 1;
      if (this.#warnings.length < shownRows) this.#warnings.push(row);
    }
  }

  /** The report as lines for a terminal; `whereAll` says where the rows are that it leaves out. */
  lines(whereAll: string): string[] {
    const { products, variants, rejected, warnings } = this.#counts;
    return [
      `Read ${count(products, 'product')}, ${count(variants, 'variant')} of ${[...this.formats].join(', ')}; ${rejected} rejected, ${count(warnings, 'warning')}.`,
      ...listed('rejected', 'red', this.#rejected, rejected, whereAll),
      ...listed('warning', 'yellow', this.#warnings, warnings, whereAll),
    ];
  }
}

/** A row as import-report.json has it. */
export function reportRow(row: NotedRow): string {
  const { kind, file, line } = row;
  return JSON.stringify({ kind, file, line, reason: sentence(row) });
}

/** The reason, with the name of the product before it unless it names it itself. */
function sentence({ reason, about }: NotedRow): string {
  return about === undefined || reason.includes(`"${about}"`) ? reason : `${about}: ${reason}`;
}

function listed(
  word: string,
  colour: 'red' | 'yellow',
  rows: readonly NotedRow[],
  total: number,
  whereAll: string,
): string[] {
  const shown = rows.map((row) =>
    styleText(colour, printable(`${word} ${row.file}:${row.line}: ${sentence(row)}`)),
  );
  const more = total - rows.length;
  return more > 0 ? [...shown, styleText(colour, `… and ${more} more; ${whereAll}`)] : shown;
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
