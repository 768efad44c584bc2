import { Readable } from 'node:stream';
import { type Options, parse } from 'csv-parse';
import { parse as parseAll } from 'csv-parse/sync';
import { brokenColumn, repeatedColumns } from './csv/one-line.ts';
import { isProbablyOpen } from './csv/quotes.ts';
import { type FeedNote, rejected, warning } from './draft-rows.ts';
import { peek, unixLineEnds } from './lines.ts';

/** A record of a table whose first line names its columns. */
export interface CsvRecord {
  readonly kind: 'record';
  /** Line of the file it begins on, from 1. */
  readonly line: number;
  /** Column -> cell, trimmed; empty cells are left out. */
  readonly record: ReadonlyMap<string, string>;
}

export interface CsvOptions {
  /** Names a column by its trimmed header; without it, as the file does. */
  readonly nameColumn?: (header: string) => string;
}

const headSize = 64 * 1024;
/** More text than any record has: when none has ended by then, a quote is open. */
const longestRecord = 8 * 1024 * 1024;

/**
 * The records of a CSV or TSV file, separated by "," ";" tab or "|", and a rejection for each that has more or fewer
 * cells than the header or a quote that is not closed. Line ends may be of any system, also mixed; a stray quote among
 * the words of a cell is part of it.
 */
export async function* csvRecords(
  text: AsyncIterable<string>,
  options: CsvOptions = {},
): AsyncGenerator<CsvRecord | FeedNote> {
  const { head, whole } = await peek(unixLineEnds(text), headSize);
  const { separator, skippedLines } = separatorOf(head);
  const progress = { fed: 0, fedAtRecord: 0, line: skippedLines, isOpen: false };
  const parser = parse({
    ...parserOptions,
    delimiter: separator,
    from_line: skippedLines + 1,
    info: true,
    raw: true,
    // The one error there can be: others are relaxed, and a record may be as long as it likes.
    on_skip: () => {
      progress.isOpen = true;
    },
  });
  let columns: readonly string[] | undefined;
  for await (const { record: cells, info, raw } of Readable.from(fed(whole, progress)).compose(parser)) {
    progress.line = info.lines;
    progress.fedAtRecord = progress.fed;
    const lines = { first: info.lines - newlinesIn(cells), last: info.lines };
    if (!columns) {
      columns = columnNames(cells, options.nameColumn);
      for (const column of repeatedColumns(columns))
        yield warning(lines.first, `there is more than one column "${column}"; the first counts`);
    } else if (isProbablyOpen(cells, { raw, separator, columns: columns.length }))
      yield rejected(lines.first, `a quote in this record is probably not closed${swallowed(lines)}`);
    else yield* readRecord(cells, columns, lines);
  }
  if (progress.isOpen)
    yield rejected(
      progress.line + 1,
      'a quote that opens in this record is not closed, so nothing from here on could be read',
    );
}

/** The names of the columns in the first line, to tell a format by. */
export function csvColumns(head: string, nameColumn?: (header: string) => string): ReadonlySet<string> {
  const text = head.replaceAll(/\r\n?/g, '\n');
  const { separator, skippedLines } = separatorOf(text);
  const options = { ...parserOptions, delimiter: separator, from_line: skippedLines + 1, to: 1 };
  const [cells = []] = parseAll(text, options) as string[][];
  return new Set(columnNames(cells, nameColumn));
}

/**
 * Cells are trimmed here and not by the parser, which gives up the rest of a piece of text when something follows a
 * closing quote.
 */
const parserOptions = {
  record_delimiter: '\n',
  bom: true,
  ltrim: true,
  relax_quotes: true,
  relax_column_count: true,
  skip_empty_lines: true,
  skip_records_with_error: true,
} satisfies Options;

/** Stops where a quote must be open, which would else take all the rest into one cell. */
async function* fed(
  text: AsyncIterable<string>,
  progress: { fed: number; readonly fedAtRecord: number },
): AsyncGenerator<string> {
  for await (const piece of text) {
    if (progress.fed - progress.fedAtRecord > longestRecord) return;
    progress.fed += piece.length;
    yield piece;
  }
}

function* readRecord(
  cells: readonly string[],
  columns: readonly string[],
  lines: Lines,
): Generator<CsvRecord | FeedNote> {
  const record = new Map<string, string>();
  let filled = 0;
  for (const [at, cell] of cells.entries()) {
    const value = cellText(cell);
    if (value === '') continue;
    filled = at + 1;
    record.set(columns[at] ?? '', value);
  }
  if (filled === 0) return;
  const broken = brokenColumn(record);
  if (cells.length < columns.length || filled > columns.length) {
    const reason = `it has ${cells.length} cells and the header ${columns.length}; is a quote or a separator missing?`;
    yield rejected(lines.first, reason + swallowed(lines));
  } else if (broken !== undefined) {
    const reason = `there is a line break in "${broken}": a quote is probably not closed`;
    yield rejected(lines.first, reason + swallowed(lines));
  } else yield { kind: 'record', line: lines.first, record };
}

interface Lines {
  readonly first: number;
  readonly last: number;
}

/** Says how far a record goes that is rejected, since there may be others in it. */
function swallowed({ first, last }: Lines): string {
  return first === last ? '' : `; nothing on lines ${first} to ${last} is read`;
}

/** A padded cell keeps its quotes in the parser ('"a"  ,'). */
function cellText(cell: string): string {
  const text = cell.trim();
  return cell.length !== text.length && /^".*"$/s.test(text) ? text.slice(1, -1).trim() : text;
}

/** Columns of one name are told apart: "Images", "Images (2)". */
function columnNames(
  cells: readonly string[],
  nameColumn: (header: string) => string = (header) => header,
): string[] {
  const times = new Map<string, number>();
  return cells.map((cell) => {
    const name = nameColumn(cellText(cell));
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    return time === 1 ? name : `${name} (${time})`;
  });
}

const separators = [',', ';', '\t', '|'];

/** The separator that the header has most of outside quotes; a first line "sep=;" says it outright and is passed over. */
function separatorOf(text: string): { separator: string; skippedLines: number } {
  const stated = /^\ufeff?sep=(.)\n/i.exec(text)?.[1];
  if (stated !== undefined) return { separator: stated, skippedLines: 1 };
  const header = unquotedLine(text.trimStart());
  const count = (separator: string) => header.split(separator).length;
  const [most = ','] = separators.toSorted((a, b) => count(b) - count(a));
  return { separator: most, skippedLines: 0 };
}

/** The first record without its quoted cells, which may hold separators and line ends. */
function unquotedLine(text: string): string {
  let line = '';
  for (const [at, part] of text.split('"').entries()) {
    if (at % 2 === 1) continue;
    const [start = '', ...next] = part.split('\n', 2);
    line += start;
    if (next.length > 0) break;
  }
  return line;
}

function newlinesIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.includes('\n') ? cell.split('\n').length - 1 : 0), 0);
}
