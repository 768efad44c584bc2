import type * as z from 'zod';
import { productSchema } from '../../shared/product.ts';
import type { FeedFormat, FeedRow } from './feed.ts';

/** Our own format: one product a line, as `productSchema` describes it. Empty lines are passed over. */
export const jsonl: FeedFormat = {
  name: 'JSON Lines',
  matches: (fileName) => /\.jsonl$/i.test(fileName),
  async *read(lines) {
    let line = 0;
    for await (const text of lines) {
      line += 1;
      if (text.trim() !== '') yield readLine(text, line);
    }
  },
};

function readLine(text: string, line: number): FeedRow {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    return { kind: 'rejected', line, reason: `not JSON: ${(error as SyntaxError).message}` };
  }
  const parsed = productSchema.safeParse(json);
  if (parsed.success) return { kind: 'product', line, product: parsed.data };
  return { kind: 'rejected', line, reason: parsed.error.issues.map(describe).join('; ') };
}

function describe(issue: z.core.$ZodIssue): string {
  return issue.path.length === 0 ? issue.message : `${issue.path.join('.')}: ${issue.message}`;
}
