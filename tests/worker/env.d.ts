declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../worker/index.ts');
  }
  interface Env {
    readonly ASSETS: Fetcher;
    readonly VISITOR_LIMITER: RateLimit;
    readonly ADDRESS_LIMITER: RateLimit;
    readonly [key: string]: unknown;
  }
}
