import { bedSizesIn } from '../../domain/bed-sizes.ts';
import type { Loaded } from './index.ts';
import { planQuery } from './plan.ts';
import { documentFrequency } from './postings.ts';
import { clearType } from './types-asked.ts';

/** What a query's words come to, for whoever searches beside this index. */
export interface Understood {
  /** The query with its typing errors mended. */
  readonly text: string;
  /** Numbers of the product types it clearly asks for, in the vocabulary's order; none when it asks for none. */
  readonly types: readonly number[];
  /** It asks for a thing the shop does not sell. */
  readonly elsewhere: boolean;
  /** Bits of the colours and bed sizes it asks for. */
  readonly options: number;
}

export function understand({ vocabulary, words, needs, postings }: Loaded, text: string): Understood {
  const plan = planQuery(text, vocabulary, words, needs, (term) => documentFrequency(postings, term) > 0);
  const isClear = Math.max(0, ...plan.types.values()) >= clearType;
  return {
    text: plan.text,
    types: isClear ? [...plan.types.keys()].sort((a, b) => a - b) : [],
    elsewhere: plan.elsewhere,
    options: plan.colours | bedSizesIn(plan.text),
  };
}
