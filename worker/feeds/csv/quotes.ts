import { parse } from 'csv-parse/sync';

interface Written {
  /** The record as it stands in the file. */
  readonly raw: string;
  readonly separator: string;
  /** How many columns the header has. */
  readonly columns: number;
}

/**
 * Whether a quote in a record that was read leniently is probably not closed. The next quote then ends the cell, and
 * what lies between, at worst whole rows, is taken for its text. An inch sign among the words of a line is let pass.
 */
export function isProbablyOpen(cells: readonly string[], { raw, separator, columns }: Written): boolean {
  const isLonger = cells.length > columns && cells.some((cell) => cell.includes('\n'));
  if (!isLonger && !cells.some((cell) => maySwallow(cell, separator))) return false;
  const errors = strictErrors(raw, separator);
  return isLonger ? errors.size > 0 : errors.has('CSV_INVALID_CLOSING_QUOTE');
}

/** The lenient parser keeps the opening quote of a cell whose closing one is followed by text. */
function maySwallow(cell: string, separator: string): boolean {
  return cell.startsWith('"') && (cell.includes('\n') || cell.includes(`${separator}"`));
}

/** What is wrong with the quotes of a record by the rules. */
function strictErrors(raw: string, separator: string): ReadonlySet<string> {
  const errors = new Set<string>();
  parse(raw, {
    delimiter: separator,
    record_delimiter: '\n',
    trim: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      if (error) errors.add(error.code);
    },
  });
  return errors;
}
