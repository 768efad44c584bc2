import * as z from 'zod';
import { productSchema } from '../../shared/product.ts';
import type { FeedFormat, FeedRow, FeedSample } from './feed.ts';
import { linesOf } from './lines.ts';
import { describeIssues } from './reading/issues.ts';

/** Our own format: one product a line, as `productSchema` describes it. Empty lines are passed over. */
export const jsonl: FeedFormat = {
  name: 'JSON Lines',
  detect,
  async *read(text) {
    let line = 0;
    for await (const content of linesOf(text)) {
      line += 1;
      if (content.trim() !== '') yield readLine(content, line);
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

function readLine(text: string, line: number): FeedRow {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { kind: 'rejected', line, reason: `not JSON: ${(error as SyntaxError).message}` };
  }
  const parsed = productSchema.safeParse(json);
  if (parsed.success) return { kind: 'product', line, product: parsed.data };
  return { kind: 'rejected', line, reason: describeIssues(parsed.error) };
}
