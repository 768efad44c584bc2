import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../../scripts/wrangler.ts';

/**
 * The files under /index are assets, so it is the router in front of the worker that keeps them from the outside
 * (`run_worker_first` in wrangler.toml). The tests inside workerd cannot see it; these go through it.
 */
let server: DevServer;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'index-files-'));
  server = await startDevServer({ port: await freePort(), persistTo: folder });
});

afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

test('the front page is a file that anyone may read', async () => {
  expect((await ask('/')).status).toBe(200);
});

test.each([
  '/index/manifest.json',
  '/index/records/0.json',
  '/index/products.idx',
  '/index/policies.json',
  '/index/policy-rules.json',
  '/index//manifest.json',
  '/INDEX/manifest.json',
  '/%69ndex/manifest.json',
  '/in%64ex/records/0.json',
  '/index%2Fmanifest.json',
  '/%2findex/manifest.json',
  '//index/manifest.json',
  '///index/manifest.json',
  '/%2e/index/manifest.json',
  '/shop/../index/manifest.json',
  '/shop/..%2findex/manifest.json',
  '/%2569ndex/manifest.json',
  '/index\\manifest.json',
])('%s leads to no file of the index, not even by its redirects', async (path) => {
  let answer = await ask(path);
  for (let hops = 0; answer.location !== undefined && hops < 5; hops += 1) {
    answer = await ask(new URL(answer.location, server.url).pathname);
  }
  expect(answer.status).toBe(404);
  expect(answer.body).not.toContain('"catalogue"');
});

/** Asks for exactly this path: `fetch` would tidy it first. */
function ask(path: string) {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number | undefined; location: string | undefined; body: string }>(
    (resolve, reject) => {
      get({ hostname, port, path }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('end', () =>
          resolve({ status: response.statusCode, location: response.headers.location, body }),
        );
      }).on('error', reject);
    },
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
