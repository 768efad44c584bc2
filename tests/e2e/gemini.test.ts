import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type DevServer, startDevServer } from '../../scripts/wrangler.ts';
import { callsTurn, type GeminiEmulator, startGemini, textTurn } from '../emulators/gemini.ts';
import { openBrowser, openChat, openShop } from './browser.ts';

/** The same shop with a key: the worker in workerd speaks to a service with Gemini's wire format. */

let gemini: GeminiEmulator;
let server: DevServer;
let browser: Browser;
beforeAll(async () => {
  gemini = await startGemini();
  const vars = { GOOGLE_GENERATIVE_AI_API_KEY: gemini.apiKey, GOOGLE_GENERATIVE_AI_BASE_URL: gemini.url };
  server = await startDevServer({ port: 8942, vars, persistTo: 'dist/e2e-state-gemini' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  await gemini?.close();
});

const search = callsTurn([{ name: 'search_products', args: { query: 'reading lamp' } }]);

test('a question goes through Gemini and back, and what it makes up is not shown', async () => {
  gemini.enqueue(
    search,
    textTurn('The Abbeck Reading Lamp costs $64.00. It is also 50% off with code FREE50 today.'),
  );
  const shop = await openShop(browser, server.url);
  await openChat(shop.page);
  await shop.ask('a warm reading lamp under $80');
  await shop.replied();
  const reply = await shop.reply();
  expect(reply).toContain('The Abbeck Reading Lamp costs $64.00.');
  expect(reply).not.toMatch(/50%|FREE50/);
  expect(shop.complaints).toEqual([]);
});

test('a shopper who presses Stop stops the model, and buys nothing more', async () => {
  gemini.reset();
  const long = 'It is a fine lamp for a long evening. '.repeat(40);
  gemini.enqueue(search, textTurn(long, { pieces: 200, pauseMs: 100 }));
  const shop = await openShop(browser, server.url);
  await openChat(shop.page);
  await shop.ask('a warm reading lamp under $80');
  const assistant = shop.page.locator('shop-assistant');
  await assistant.getByText('It is a fine lamp').first().waitFor();
  await shop.look('streaming');
  await assistant.getByRole('button', { name: 'Stop' }).click();
  await vi.waitFor(() => expect(gemini.aborted).toBe(1), { timeout: 5000 });
  await assistant.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await shop.reply()).toContain('It is a fine lamp');
  expect(gemini.requests).toHaveLength(2);
});
