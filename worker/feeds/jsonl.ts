import * as z from 'zod';
import { productSchema } from '../../shared/product.ts';
import { stripInvisible } from '../domain/text.ts';
import { rejected } from './draft-rows.ts';
import type { FeedFormat, FeedRow, FeedSample } from './feed.ts';
import { asObject, textOf } from './json/values.ts';
import { withGoodLinks } from './jsonl/links.ts';
import { unreadKeys } from './jsonl/unread-keys.ts';
import { linesOf } from './lines.ts';
import { describeIssues } from './reading/issues.ts';
import { takeNotes } from './reading/notes.ts';

/** Our own format: one product a line, as `productSchema` describes it. Empty lines are passed over. */
export const jsonl: FeedFormat = {
  name: 'JSON Lines',
  detect,
  async *read(text) {
    let line = 0;
    for await (const content of linesOf(text)) {
      line += 1;
      if (content.trim() !== '') yield* readLine(content, line);
    }
  },
};

/** Certain when the first line is a product's; the name alone says little, other shops' lines are called so too. */
function detect({ fileName, head }: FeedSample): 'certain' | 'possible' | 'no' {
  const first = parse(head.trimStart().split('\n', 1)[0] ?? '');
  if (firstLine.safeParse(first).success) return 'certain';
  return /\.(?:jsonl|ndjson)$/i.test(fileName) ? 'possible' : 'no';
}

/** What tells our own products from another feed's, which may have an id and variants too. */
const firstLine = z.object({ id: z.string(), variants: z.array(z.object({ sku: z.string() })).min(1) });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function readLine(text: string, line: number): FeedRow[] {
  let json: unknown;
  try {
    json = JSON.parse(text, visible);
  } catch (error) {
    return [rejected(line, `not JSON: ${(error as SyntaxError).message}`)];
  }
  const parsed = productSchema.safeParse(json);
  if (!parsed.success) return [rejected(line, describeIssues(parsed.error), nameOf(json))];
  const notes = takeNotes();
  const product = withGoodLinks(parsed.data, line, notes);
  for (const key of unreadKeys(json, parsed.data))
    notes.warn(line, `"${key}" is no field of a product; left out`);
  return [{ kind: 'product', line, product }, ...notes.rows().map((row) => ({ ...row, about: product.id }))];
}

/** A listing can hide words from shoppers in characters that show nothing; whoever reads it is to see what they see. */
function visible(_: string, value: unknown): unknown {
  return typeof value === 'string' ? stripInvisible(value) : value;
}

/** What a product that cannot be read is called, so far as it says. */
function nameOf(json: unknown): string | undefined {
  const { id, title } = asObject(json) ?? {};
  return textOf(id) ?? textOf(title);
}
