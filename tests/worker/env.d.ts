/// <reference types="@cloudflare/vitest-plugin/types" />
declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../worker/index.ts');
  }
  interface Env {
    readonly ASSETS: Fetcher;
    readonly VISITOR_LIMITER: RateLimit;
    readonly ADDRESS_LIMITER: RateLimit;
    readonly LEDGER: DurableObjectNamespace<import('../../worker/index.ts').Ledger>;
    readonly [key: string]: unknown;
  }
}
