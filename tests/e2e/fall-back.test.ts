import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../../scripts/wrangler.ts';
import { statusAnswer as bedrockStatus, bedrockWire } from '../emulators/bedrock-wire.ts';
import { refusing, type Said } from '../emulators/model-script.ts';
import { type ModelServer, startModelServer } from '../emulators/model-server.ts';
import { statusAnswer as openaiStatus, openaiWire } from '../emulators/openai-wire.ts';
import { openBrowser, openChat, openShop, type ShopPage } from './browser.ts';
import { configWith } from './built-in.ts';

/** The worker in workerd with two more providers built in: one answers, and while it is away the other one. */

let first: ModelServer;
let second: ModelServer;
let server: DevServer;
let browser: Browser;
beforeAll(async () => {
  first = await startModelServer(refusing(openaiWire, (message) => openaiStatus(400, message)));
  second = await startModelServer(refusing(bedrockWire, (message) => bedrockStatus(400, message)));
  const vars = {
    MODEL: 'openai-compatible:llama3.2:3b',
    OPENAI_COMPATIBLE_BASE_URL: `${first.url}/v1`,
    OPENAI_COMPATIBLE_API_KEY: 'emulated-key',
    MODEL_FALLBACK: 'bedrock:amazon.nova-lite-v1:0',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'AKIA',
    AWS_SECRET_ACCESS_KEY: 'secret',
    AWS_ENDPOINT_URL_BEDROCK_RUNTIME: second.url,
  };
  const config = await configWith(['@ai-sdk/openai-compatible', '@ai-sdk/amazon-bedrock'], 'fall-back');
  const options = ['--config', config];
  server = await startDevServer({ port: 8947, vars, options, persistTo: 'dist/e2e-state-fall-back' });
  browser = await openBrowser();
});
beforeEach(() => {
  first.reset();
  second.reset();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await first?.close();
  await second?.close();
});

const lookUp: Said = {
  kind: 'calls',
  calls: [{ id: 'call_1', name: 'search_products', args: { query: 'reading lamp' } }],
};
const reply: Said = { kind: 'text', text: 'The Abbeck Reading Lamp costs $64.00.' };

async function askedAbout(question: string): Promise<ShopPage> {
  const shop = await openShop(browser, server.url);
  await openChat(shop.page);
  await shop.ask(question);
  await shop.replied();
  return shop;
}

test('the first model looks up and answers, and nothing is said of another', async () => {
  first.enqueue(...[lookUp, reply].map(openaiWire.write));
  const shop = await askedAbout('a warm reading lamp under $80');
  expect(await shop.reply()).toContain('The Abbeck Reading Lamp costs $64.00.');
  expect(await shop.reply()).not.toContain('another one');
  expect(second.calls).toHaveLength(0);
  expect(shop.complaints).toEqual([]);
});

test('when it is cut off after its look-up, the second goes on, and the shopper is told', async () => {
  first.enqueue(...[lookUp, { kind: 'cut', text: 'The Birch' } as const].map(openaiWire.write));
  second.enqueue(bedrockWire.write(reply));
  const shop = await askedAbout('a warm reading lamp under $80');
  const text = await shop.reply();
  expect(text).toContain('The Abbeck Reading Lamp costs $64.00.');
  expect(text).toContain('this answer comes from another one');
  expect(text).not.toContain('Birch');
  expect(bedrockWire.resultsIn(second.calls[0]?.body ?? {})[0]?.content).toContain('Abbeck');
  await shop.look('fallback');
  expect(shop.complaints).toEqual([]);
});

test('when it stays overloaded, the second looks up and answers', async () => {
  const overloaded: Said = { kind: 'status', status: 503, retryAfter: 0 };
  first.enqueue(...Array.from({ length: 4 }, () => openaiWire.write(overloaded)));
  second.enqueue(...[lookUp, reply].map(bedrockWire.write));
  const shop = await askedAbout('a warm reading lamp under $80');
  expect(await shop.reply()).toContain('The Abbeck Reading Lamp costs $64.00.');
  expect(first.calls).toHaveLength(4);
});
