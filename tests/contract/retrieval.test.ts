import type { Product } from '../../shared/product.ts';
import { startUpstashVector, type UpstashVectorEmulator } from '../emulators/upstash-vector.ts';
import { testIndex } from '../fixtures/shop.ts';
import { imported, send, upstashRetrieval } from '../fixtures/upstash-shop.ts';
import { type Adapter, type OpenShop, retrievalContract } from './retrieval.ts';

retrievalContract('the index in the worker', {
  open: async (products) => {
    const index = testIndex(products);
    return { retrieval: index, products: index };
  },
});

/** Each shop in an Upstash of its own: one shop may be asked while another is opened. */
class UpstashAdapter implements Adapter {
  readonly #started: UpstashVectorEmulator[] = [];
  readonly #trouble: { readonly down?: boolean; readonly filterBudget?: number };

  constructor(trouble: { readonly down?: boolean; readonly filterBudget?: number } = {}) {
    this.#trouble = trouble;
  }

  open = async (products: readonly Product[]): Promise<OpenShop> => {
    const { down, ...options } = this.#trouble;
    const upstash = await startUpstashVector(options);
    this.#started.push(upstash);
    await send(upstash, imported(products));
    if (down) upstash.failAlways({ kind: 'status', status: 503 });
    const { retrieval, index } = upstashRetrieval(upstash, products);
    return { retrieval, products: index };
  };

  stop = async (): Promise<void> => {
    await Promise.all(this.#started.map((upstash) => upstash.close()));
  };
}

retrievalContract('Upstash Vector', new UpstashAdapter());
retrievalContract('Upstash Vector that spends no time on filters', new UpstashAdapter({ filterBudget: 0 }));
retrievalContract('Upstash Vector that is down', new UpstashAdapter({ down: true }));
