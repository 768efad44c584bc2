import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildWidget, type Size } from '../scripts/build-widget.ts';
import { chromiumFlags, chromiumPath } from '../scripts/chromium.ts';
import type { StreamPart } from '../shared/chat.ts';

/** The built files, on a strict page of another origin, as a shop has them. */

const release = {
  commit: 'abcdef1234',
  prompt: 'p',
  policies: 'p',
  catalogue: 'c',
  model: 'offline',
  gate: 'g',
};
const step = {
  id: '1',
  stage: 'tool',
  status: 'done',
  tool: 'search',
  ms: 3,
  note: '6 products',
  arguments: { query: 'lamp' },
  tokens: { input: 10, output: 5 },
} as const;
const answered: readonly StreamPart[] = [
  { type: 'start', messageId: 'm', messageMetadata: { turn: 't', release } },
  { type: 'text-start', id: 't' },
  { type: 'text-delta', id: 't', delta: 'Within 30 days [1](https://shop.example/returns).' },
  { type: 'text-end', id: 't' },
  {
    type: 'data-products',
    id: 'p',
    data: {
      products: [
        {
          sku: 'A-1',
          title: 'Aria',
          url: 'https://shop.example/aria',
          options: {},
          price: { amount: 5900, currency: 'USD' },
          stock: { state: 'in-stock' },
          badges: [],
          facts: [],
          notStated: [],
          provenance: { source: 'catalogue', asOf: '2026-11-30T18:40:00Z' },
        },
      ],
      understood: [{ kind: 'price', words: 'under $80' }],
    },
  },
  {
    type: 'source-url',
    sourceId: '1',
    url: 'https://shop.example/returns',
    title: 'Returns',
    providerMetadata: { shop: { section: 'Window', passage: 'Within 30 days.' } },
  },
  {
    type: 'finish',
    finishReason: 'stop',
    messageMetadata: {
      turn: 't',
      release,
      outcome: 'answered',
      usage: { modelCalls: 1 },
      ms: 12,
      trace: [step],
    },
  },
];

let files: Size[];
let folder: string;
let host: Server;
let shop: Server;
let browser: Browser;

/** Names of the scripts that were asked for, in their order. */
let asked: string[] = [];
let refused: RegExp | undefined;
let chat: (response: ServerResponse) => void = () => {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-assistant-'));
  files = await buildWidget({ outDir: folder });
  host = await listening(
    createServer(async ({ url = '', method }, response) => {
      response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
      if (method === 'OPTIONS') return response.end();
      if (url === '/api/chat') return chat(response);
      const name = url.replace(/^\/|\?.*/g, '');
      asked.push(name);
      if (refused?.test(name)) return response.writeHead(503).end();
      response.setHeader('content-type', 'text/javascript').end(await readFile(join(folder, name)));
    }),
  );
  shop = await listening(
    createServer((_, response) => {
      const policy = `default-src 'none'; script-src ${origin(host)}; connect-src ${origin(host)}; require-trusted-types-for 'script'`;
      response
        .setHeader('content-security-policy', policy)
        .setHeader('content-type', 'text/html')
        .end(
          `<!doctype html><html lang="en"><title>Shop</title><body><script src="${origin(host)}/embed.js"></script>`,
        );
    }),
  );
  browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}, 60_000);

afterAll(async () => {
  await browser.close();
  for (const server of [host, shop]) server.close();
  await rm(folder, { recursive: true });
});

async function listening(server: Server): Promise<Server> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function send(response: ServerResponse, parts: readonly StreamPart[]): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''));
}

const later = () => files.filter((file) => file.later).map(({ file }) => file);
const named = (name: string) => later().find((file) => file.includes(name));

describe('the built element', { timeout: 30_000 }, () => {
  let page: Page;
  let assistant: Locator;
  let complaints: string[];

  beforeEach(async () => {
    [asked, refused, complaints] = [[], undefined, []];
    chat = (response) => {
      send(response, answered);
      response.end('data: [DONE]\n\n');
    };
    page = await (await browser.newContext()).newPage();
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    assistant = page.locator('shop-assistant');
    await page.goto(origin(shop));
  });
  afterEach(() => page.context().close());

  const ask = async (question: string) => {
    const input = assistant.getByRole('textbox');
    if (!(await input.isVisible())) await assistant.getByRole('button', { name: 'Open' }).click();
    await input.pressSequentially(question);
    await input.press('Enter');
  };
  /** Until the first reply of this page has ended. */
  const idle = async () => {
    await assistant.locator('.reply').waitFor();
    await assistant.getByRole('button', { name: 'Send' }).waitFor();
  };

  it('fetches up to a first answer what the build says, and the rest after it', async () => {
    const parts = answered.filter(({ type }) => type !== 'source-url' && type !== 'finish');
    let finish = () => {};
    chat = (response) => {
      send(response, parts);
      finish = () => response.end('data: [DONE]\n\n');
    };
    await ask('A lamp');
    await assistant.getByRole('link', { name: 'Aria' }).waitFor();
    // Time for whatever might still be wanted: drafts, history, anything that is due when it is quiet.
    await page.waitForTimeout(1000);
    expect(asked).toEqual(files.filter((file) => !file.later).map(({ file }) => file));
    expect(asked.length).toBeLessThanOrEqual(3);
    finish();
    await expect
      .poll(() => asked.slice(2).sort())
      .toEqual(
        later()
          .filter((file) => file !== named('restore'))
          .sort(),
      );
    expect(complaints).toEqual([]);
  });

  it('has sources and steps with their words, from the host of the script', async () => {
    await ask('Returns?');
    await idle();
    await assistant.getByRole('button', { name: 'Source 1: Returns' }).first().click();
    await assistant.getByRole('dialog', { name: 'Source 1' }).getByText('Within 30 days.').waitFor();
    expect(await assistant.locator('.citation').textContent()).toBe('1');
    await page.keyboard.press('Escape');
    await assistant.locator('summary').click();
    await assistant.getByText('Release abcdef12, offline').waitFor();
    const words = await assistant.locator('.reply').textContent();
    for (const said of ['Look up: search', '15 tokens', '6 products', '{"query":"lamp"}'])
      expect(words).toContain(said);
    expect(await assistant.locator('.log').innerHTML()).not.toContain('undefined');
    expect(complaints).toEqual([]);
  });

  it('says what went wrong', async () => {
    chat = (response) =>
      response.writeHead(429, { 'access-control-expose-headers': 'retry-after', 'retry-after': '7' }).end();
    await ask('A lamp');
    await assistant.getByText('try again in 7 seconds').first().waitFor();
    expect(await assistant.locator('.end .icon').count()).toBe(2);
  });

  it('does without what cannot be loaded', async () => {
    refused = /^panel-/;
    await ask('Returns?');
    await idle();
    await assistant.getByText('Sources: Returns').waitFor();
    expect(await assistant.locator('.text').textContent()).toContain('Within 30 days 1.');
    await assistant.locator('summary').click();
    expect(await assistant.locator('.rail li').textContent()).toMatch(/^\s*Look up: search\s*3 ms\s*$/);
    chat = (response) => response.writeHead(503).end();
    await ask('And?');
    await assistant.getByText('The assistant cannot be reached right now.').first().waitFor();
    await assistant.getByRole('button', { name: 'Try again' }).click();
    await assistant.getByRole('button', { name: 'Try again' }).waitFor();
    expect(complaints.filter((words) => !words.includes('503'))).toEqual([]);
  });

  it('brings back a conversation on the next page, and leaves alone what it cannot read', async () => {
    await ask('A lamp');
    await idle();
    await page.waitForTimeout(100);
    refused = /restore/;
    await page.reload();
    await ask('Only for now');
    await idle();
    expect(await assistant.locator('.question').count()).toBe(1);
    refused = undefined;
    await page.reload();
    await assistant.getByRole('button', { name: 'Open' }).click();
    await assistant.getByRole('link', { name: 'Aria' }).waitFor();
    expect(await assistant.locator('.question p').allTextContents()).toEqual(['A lamp']);
  });
});
