import { EmbeddedIndex } from '../../worker/adapters/embedded-index/index.ts';
import { readQuery } from '../../worker/domain/query.ts';

/** The index alone in workerd: `/floor` answers without it, `/?q=` with the SKUs it finds. */

interface Env {
  readonly ASSETS: { fetch(address: string): Promise<Response> };
}

let index: EmbeddedIndex | undefined;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    const url = new URL(request.url);
    if (url.pathname === '/floor') return new Response('[]');
    index ??= new EmbeddedIndex(
      async (name) => (await env.ASSETS.fetch(`http://assets/${name}`)).arrayBuffer(),
      {
        source: 'bench',
        asOf: '2026-01-01T00:00:00.000Z',
      },
    );
    const text = url.searchParams.get('q') ?? '';
    const reading = readQuery(text, 'USD', await index.vocabulary());
    const { hits } = await index.products({ ...reading, text: reading.text || text, limit: 10 });
    if (url.searchParams.has('records')) await index.bySku(hits.map(({ sku }) => sku));
    return Response.json(hits.map(({ sku }) => sku));
  },
};
