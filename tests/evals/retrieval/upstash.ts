import { Index, QueryMode } from '@upstash/vector';
import { systemClock } from '../../../worker/adapters/system-clock.ts';
import { UpstashRetrieval } from '../../../worker/adapters/upstash-vector/index.ts';
import { namespaceOf } from '../../../worker/adapters/upstash-vector/namespaces.ts';
import { UpstashService } from '../../../worker/adapters/upstash-vector/service.ts';
import type { Shop } from './shop.ts';
import { retriever, type System } from './systems.ts';

interface Connection {
  readonly url: string;
  readonly token: string;
}

/** A degraded answer is the embedded index's own, and would pass for Upstash's. */
const failing = {
  turn: () => undefined,
  error: (_where: string, error: unknown) => {
    throw error;
  },
};

/** What Upstash finds by meaning, by words and by both, with nothing in front of it; and all of it behind the reading. */
export function upstashSystems(shop: Shop, connection: Connection): readonly System[] {
  const { index, release } = shop;
  const retrieval = new UpstashRetrieval(
    new UpstashService(connection, systemClock),
    index,
    release,
    failing,
  );
  const client = new Index({ ...connection, enableTelemetry: false });
  const bare = (name: string, queryMode: QueryMode): System => ({
    name,
    rank: async ({ stratum, query }, depth) => {
      const kind = stratum === 'policy' ? 'policies' : 'products';
      const hits = await client.query(
        { data: query, topK: depth, queryMode },
        { namespace: namespaceOf(kind, release[kind === 'policies' ? 'policies' : 'catalogue']) },
      );
      return hits.map(({ id }) => String(id));
    },
  });
  return [
    bare('Upstash, dense', QueryMode.DENSE),
    bare('Upstash, sparse', QueryMode.SPARSE),
    bare('Upstash, hybrid', QueryMode.HYBRID),
    retriever('+ reading, hybrid', shop, retrieval, true),
  ];
}

/** Whether the release that is measured was sent. */
export async function requireSent({ release }: Shop, connection: Connection): Promise<void> {
  const client = new Index({ ...connection, enableTelemetry: false });
  const there = new Set(await client.listNamespaces());
  const wanted = [namespaceOf('products', release.catalogue), namespaceOf('policies', release.policies)];
  if (!wanted.every((namespace) => there.has(namespace)))
    throw new Error(
      'Upstash does not hold the sample shop as it is now: run "npm run catalogue -- index --target upstash" first, or leave its keys out.',
    );
}
