import type { FeedRow } from '../feed.ts';

/** What is to be said of a product while it is read: warnings and rejected variants, each with its line. */
export interface Notes {
  readonly warn: (line: number, reason: string) => void;
  readonly reject: (line: number, reason: string, about: string) => void;
  readonly rows: () => FeedRow[];
}

/** The same sentence about many variants is said once, with their number. */
export function takeNotes(): Notes {
  const rejected: FeedRow[] = [];
  const warnings = new Map<string, { line: number; times: number }>();
  return {
    warn(line, reason) {
      const earlier = warnings.get(reason);
      if (earlier) earlier.times += 1;
      else warnings.set(reason, { line, times: 1 });
    },
    reject(line, reason, about) {
      rejected.push({ kind: 'rejected', line, reason, about });
    },
    rows() {
      const said = [...warnings].map(([reason, { line, times }]): FeedRow => {
        return { kind: 'warning', line, reason: times === 1 ? reason : `${reason} (${times} times)` };
      });
      return [...rejected, ...said];
    },
  };
}
