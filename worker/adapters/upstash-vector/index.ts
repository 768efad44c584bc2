import type { Vocabulary } from '../../domain/vocabulary.ts';
import type { PolicyHits, ProductHits, ProductQuery, Retrieval } from '../../ports/retrieval.ts';
import type { Telemetry } from '../../ports/telemetry.ts';
import type { EmbeddedIndex } from '../embedded-index/index.ts';
import type { Understood } from '../embedded-index/understand.ts';
import { type Candidate, candidateOf } from './candidate.ts';
import { filterOf } from './filter.ts';
import { fuse } from './fuse.ts';
import { fuseProducts } from './fuse-products.ts';
import { namespaceOf } from './namespaces.ts';
import type { Hit, Question, UpstashService } from './service.ts';

/** Hits asked for each one wanted: some break a limit, and a selective filter gives fewer than it was asked for. */
const overFetch = 4;
/** Each hit's record may lie in a file of its own, and a worker may read only so many for one request. */
const mostFetched = 40;
/** How many of its own answers the index in the worker is asked for, to be told apart from what only Upstash found. */
const byWords = 400;

/**
 * Retrieval by meaning: Upstash Vector beside the index in the worker, which reads the query, checks what Upstash found
 * against the shop's own records, and answers alone when Upstash does not.
 */
export class UpstashRetrieval implements Retrieval {
  readonly #upstash: UpstashService;
  readonly #index: EmbeddedIndex;
  readonly #telemetry: Telemetry;
  readonly #namespaces: { readonly products: string; readonly policies: string };

  constructor(
    upstash: UpstashService,
    index: EmbeddedIndex,
    release: { readonly catalogue: string; readonly policies: string },
    telemetry: Telemetry,
  ) {
    this.#upstash = upstash;
    this.#index = index;
    this.#telemetry = telemetry;
    this.#namespaces = {
      products: namespaceOf('products', release.catalogue),
      policies: namespaceOf('policies', release.policies),
    };
  }

  vocabulary(): Promise<Vocabulary> {
    return this.#index.vocabulary();
  }

  asksPolicies(text: string): Promise<boolean> {
    return this.#index.asksPolicies(text);
  }

  async products(query: ProductQuery): Promise<ProductHits> {
    const [known, understood, vocabulary] = await Promise.all([
      this.#index.products({ ...query, limit: byWords }),
      this.#index.understand(query.text),
      this.#index.vocabulary(),
    ]);
    const own = { ...known, hits: known.hits.slice(0, query.limit) };
    // "The cheapest" is one of all that fit, and the nearest are only some of them.
    const isOrdered = query.order !== undefined && known.found > 0;
    if (isOrdered || understood.elsewhere || !/[\p{L}\p{N}]/u.test(understood.text)) return own;
    const hits = await this.#ask({
      namespace: this.#namespaces.products,
      text: understood.text,
      filter: filterOf(query.limits, understood.types),
      most: Math.min(mostFetched, overFetch * query.limit),
    });
    if (!hits) return { ...own, degraded: true };
    const found = await this.#candidates(hits, query, understood, vocabulary);
    return fuseProducts(found, known, query);
  }

  async policies(question: string, limit: number): Promise<PolicyHits> {
    const sections = await this.#index.sections();
    const known = (await this.#index.policies(question, sections.length)).sections;
    const own = { sections: known.slice(0, limit) };
    if (!/[\p{L}\p{N}]/u.test(question)) return own;
    const hits = await this.#ask({
      namespace: this.#namespaces.policies,
      text: question,
      most: Math.min(mostFetched, overFetch * limit),
    });
    if (!hits) return { ...own, degraded: true };
    const byId = new Map(sections.map((section) => [section.id, section]));
    const found = hits.filter(({ id }) => byId.has(id)).map((hit) => ({ ...hit, preference: 1 }));
    const fused = fuse(
      found,
      known.map(({ id }) => id),
    );
    return { sections: fused.slice(0, limit).flatMap(({ id }) => byId.get(id) ?? []) };
  }

  /** Undefined where Upstash did not answer, which is told to the operator here and to the shopper by `degraded`. */
  async #ask(question: Question): Promise<Hit[] | undefined> {
    const answer = await this.#upstash.ask(question);
    if (answer.ok) return answer.value;
    const { reason } = answer.error;
    if (reason !== 'resting') this.#telemetry.error(`upstash-vector ${reason}`, answer.error);
    return undefined;
  }

  /** The hits that are on offer today and keep every limit, in their order. */
  async #candidates(
    hits: readonly Hit[],
    query: ProductQuery,
    understood: Understood,
    vocabulary: Vocabulary,
  ): Promise<Candidate[]> {
    const skuOf = ({ metadata }: Hit) => (typeof metadata.sku === 'string' ? metadata.sku : '');
    const items = await this.#index.bySku(hits.map(skuOf));
    const bySku = new Map(items.map(({ product, variant }) => [variant.sku, product]));
    return hits.flatMap((hit) => {
      const product = bySku.get(skuOf(hit));
      return (product && candidateOf(product, hit.nearness, query, understood, vocabulary)) ?? [];
    });
  }
}
