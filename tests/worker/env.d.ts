declare namespace Cloudflare {
  interface GlobalProps {
    mainModule: typeof import('../../worker/index.ts');
  }
  interface Env {
    readonly ASSETS: Fetcher;
    readonly [key: string]: unknown;
  }
}
