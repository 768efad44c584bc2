import { readFile } from 'node:fs/promises';
import { readPolicyFolder } from '../../../catalogue-data/policy-folder.ts';
import { sampleProducts } from '../../../catalogue-data/products.ts';
import { readWords } from '../../../catalogue-data/words.ts';
import { buildIndex } from '../../../worker/adapters/embedded-index/build.ts';
import { EmbeddedIndex } from '../../../worker/adapters/embedded-index/index.ts';
import { readQuery } from '../../../worker/domain/query.ts';
import { terms } from '../../../worker/domain/text.ts';
import type { Judged } from './metrics.ts';
import {
  bm25,
  type Document,
  documentsOf,
  miniSearch,
  plainWords,
  type Ranker,
  sectionDocuments,
} from './rivals.ts';

/** A way of answering a judged query with the ids of products, or of policy sections. */
export interface System {
  readonly name: string;
  readonly rank: (query: Judged) => Promise<readonly string[]>;
}

const depth = 10;

/** Everything that is measured, from plain words up to the whole engine, each over the same shop. */
export async function systems(): Promise<{ readonly all: readonly System[]; readonly catalogue: string }> {
  const products = await sampleProducts();
  const sections = (await readPolicyFolder('policies')).flatMap((policy) => policy.sections);
  const words = await readWords(['catalogue-data/vocabulary/home.yaml']);
  const { files } = buildIndex(products, sections, words);
  const index = new EmbeddedIndex(async (name) => bytesOf(files.get(name)), {
    source: 'eval',
    asOf: '2026-01-01T00:00:00Z',
  });
  const vocabulary = await index.vocabulary();
  const idOf = new Map(products.flatMap(({ id, variants }) => variants.map(({ sku }) => [sku, id] as const)));
  const ids = (hits: readonly { readonly sku: string }[]) => hits.map(({ sku }) => idOf.get(sku) ?? '');

  const rival = (name: string, make: (documents: readonly Document[]) => Ranker): System => {
    const [forProducts, forSections] = [make(documentsOf(products)), make(sectionDocuments(sections))];
    return {
      name,
      rank: async ({ stratum, query }) => (stratum === 'policy' ? forSections : forProducts)(query),
    };
  };
  const engine = (name: string, read: boolean): System => ({
    name,
    rank: async ({ stratum, query }) => {
      if (stratum === 'policy')
        return (await index.policies(query, depth)).sections.map((section) => section.id);
      const reading = read ? readQuery(query, 'USD', vocabulary) : { text: query, limits: {} };
      const answer = await index.products({ ...reading, text: reading.text || query, limit: depth });
      return ids(answer.hits);
    },
  });
  return {
    catalogue: `${products.length} products, ${sections.length} sections`,
    all: [
      rival('keywords (plain BM25)', (documents) => bm25(documents, plainWords)),
      rival('MiniSearch', miniSearch),
      rival('+ stemming and units', (documents) => bm25(documents, terms)),
      engine('+ thesaurus', false),
      engine('+ reading (the engine)', true),
    ],
  };
}

function bytesOf(content: Uint8Array | string | undefined): ArrayBuffer {
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? new Uint8Array());
  return bytes.slice().buffer as ArrayBuffer;
}

export async function readQueries(half: 'tune' | 'blind'): Promise<Judged[]> {
  const text = await readFile(`tests/evals/retrieval/${half}.jsonl`, 'utf8');
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Judged);
}
