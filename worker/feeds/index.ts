import type { FeedFormat } from './feed.ts';
import { jsonl } from './jsonl.ts';

/** The table of feed formats. */
export const formats: readonly FeedFormat[] = [jsonl];
