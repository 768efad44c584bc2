import { type Size, sizeSchema } from '../../../shared/product.ts';
import type { ProductDraft } from '../draft.ts';
import { plainLine } from './html-text.ts';
import { readLength } from './measures.ts';
import type { Notes } from './notes.ts';

const longestName = 200;
const longestFact = 300;

/** Names and values without markup; what is empty is left out and what is too long is cut, with a warning. */
export function cleanRecord(
  record: Readonly<Record<string, string | undefined>>,
  longestValue: number,
  line: number,
  notes: Notes,
): Record<string, string> {
  const rows = Object.entries(record).flatMap(([name, value]): [string, string][] => {
    const label = cut(plainLine(name), longestName, 'a name', line, notes);
    const text = cut(plainLine(value ?? ''), longestValue, `"${label}"`, line, notes);
    return label === '' || text === '' ? [] : [[label, text]];
  });
  return Object.fromEntries(rows);
}

/** Text of at most `longest` characters, ended at a word. */
export function cut(text: string, longest: number, what: string, line: number, notes: Notes): string {
  if (text.length <= longest) return text;
  notes.warn(line, `${what} is longer than ${longest} characters and was cut`);
  const start = text.slice(0, longest - 1);
  const wordEnd = start.search(/\s\S*$/u);
  return `${start.slice(0, wordEnd > longest / 2 ? wordEnd : longest - 2).trimEnd()}…`;
}

const sizeNames = new Map(
  Object.keys(sizeSchema.shape).map((name) => [name.toLowerCase(), name as keyof Size]),
);

/** The dimension that a feed's own word means: "seatHeight" for "Seat height". */
export function sizeNameOf(label: string): keyof Size | undefined {
  return sizeNames.get(label.toLowerCase().replaceAll(/[\s_-]+/gu, ''));
}

/** Sizes that can be read, and facts: those the feed states, and the sizes that cannot be read, in its own words. */
export function readFacts(
  draft: ProductDraft,
  locale: string,
  notes: Notes,
): { size: Size; facts: Record<string, string> } {
  const size: Size = {};
  const unread: Record<string, string> = {};
  for (const [label, text] of Object.entries(draft.size ?? {})) {
    if (!text?.trim()) continue;
    const name = sizeNameOf(label);
    const length = readLength(text, draft.sizeUnit, locale);
    const checked = sizeSchema.safeParse(name && length.ok ? { [name]: length.value } : undefined);
    if (checked.success) Object.assign(size, checked.data);
    else {
      unread[label] = text;
      notes.warn(
        draft.line,
        `${label} is kept as written: ${length.ok ? `"${text}" is no size` : length.error}`,
      );
    }
  }
  return { size, facts: cleanRecord({ ...draft.facts, ...unread }, longestFact, draft.line, notes) };
}
