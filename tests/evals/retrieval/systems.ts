import { readQuery } from '../../../worker/domain/query.ts';
import { terms } from '../../../worker/domain/text.ts';
import type { ProductHits, Retrieval } from '../../../worker/ports/retrieval.ts';
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
import type { Shop } from './shop.ts';

/** A way of answering a judged query with the ids of products, or of policy sections: `depth` of them, best first. */
export interface System {
  readonly name: string;
  readonly rank: (query: Judged, depth: number) => Promise<readonly string[]>;
}

/** Everything that needs no service, from plain words up to the whole engine. */
export function localSystems(shop: Shop): readonly System[] {
  return [
    rival('keywords (plain BM25)', shop, (documents) => bm25(documents, plainWords)),
    rival('MiniSearch', shop, miniSearch),
    rival('+ stemming and units', shop, (documents) => bm25(documents, terms)),
    retriever('+ fields, thesaurus', shop, shop.withoutNeeds, false),
    retriever('+ what needs mean', shop, shop.index, false),
    retriever('+ reading (the engine)', shop, shop.index, true),
  ];
}

function rival(
  name: string,
  { products, sections }: Shop,
  make: (documents: readonly Document[]) => Ranker,
): System {
  const [forProducts, forSections] = [make(documentsOf(products)), make(sectionDocuments(sections))];
  return {
    name,
    rank: async ({ stratum, query }, depth) =>
      (stratum === 'policy' ? forSections : forProducts)(query).slice(0, depth),
  };
}

/** A retriever of the worker's, asked with the query as it is, or with what was read from it. */
export function retriever(name: string, { products }: Shop, retrieval: Retrieval, reads: boolean): System {
  const idOf = new Map(products.flatMap(({ id, variants }) => variants.map(({ sku }) => [sku, id] as const)));
  const ids = ({ hits }: ProductHits) => hits.map(({ sku }) => idOf.get(sku) ?? '');
  return {
    name,
    rank: async ({ stratum, query }, limit) => {
      if (stratum === 'policy') {
        const { sections } = await retrieval.policies(query, limit);
        return sections.map((section) => section.id);
      }
      const reading = reads
        ? readQuery(query, 'USD', await retrieval.vocabulary())
        : { text: query, limits: {} };
      return ids(await retrieval.products({ ...reading, text: reading.text || query, limit }));
    },
  };
}
