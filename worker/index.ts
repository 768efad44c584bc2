import { DurableObject } from 'cloudflare:workers';
import { compose, telemetryBefore } from './compose.ts';
import type { Reservation } from './domain/cost.ts';
import type { Env } from './env.ts';
import { createApp } from './http/app.ts';
import { LedgerBook } from './ledger/book.ts';

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    app ??= createApp(compose(env), telemetryBefore);
    return app.fetch(request, env, context);
  },
};

/** The Durable Object that keeps the ledger's book. */
export class Ledger extends DurableObject {
  readonly #book = new LedgerBook(this.ctx.storage.sql);

  reserve(call: Reservation): boolean {
    return this.#book.reserve(call);
  }

  settle(id: string, amount: number): void {
    this.#book.settle(id, amount);
  }
}
