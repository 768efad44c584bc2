import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../../scripts/wrangler.ts';
import { openBrowser, openChat, openShop } from './browser.ts';

/** The demo shop as `npm start` serves it, in a real browser, without a key. */

let server: DevServer;
let browser: Browser;
beforeAll(async () => {
  server = await startDevServer({ port: 8941, vars: { MODEL: 'offline' }, persistTo: 'dist/e2e-state' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const cards = (page: import('playwright-core').Page) =>
  page.locator('shop-assistant .reply').last().locator('[part~="card"]');

describe('a shopper on the demo shop', () => {
  test('gets a lamp within budget, its height, and whether it can be returned', async () => {
    const shop = await openShop(browser, server.url);
    await shop.look('closed');
    await openChat(shop.page);
    await shop.look('open');

    await shop.ask('a warm reading lamp under $80');
    await shop.replied();
    const prices = await cards(shop.page).locator('.price').allInnerTexts();
    expect(prices.length).toBeGreaterThan(2);
    for (const price of prices) expect(Number(/\$([\d.]+)/.exec(price)?.[1])).toBeLessThanOrEqual(80);
    const second = (await cards(shop.page).nth(1).getByRole('link').first().innerText()).trim();
    await shop.look('answered');

    await shop.ask('how tall is the second one?');
    await shop.replied();
    expect(await shop.reply()).toContain(second);
    expect(await shop.reply()).toMatch(/\d+(?:\.\d)? cm \(\d+(?:\.\d)? in\) high/);
    expect(await cards(shop.page).count()).toBe(1);

    await shop.ask('can I return it?');
    await shop.replied();
    expect(await shop.reply()).toContain('30 days');
    const source = shop.page
      .locator('shop-assistant')
      .getByRole('button', { name: /Return window/ })
      .last();
    await source.click();
    await shop.page
      .locator('shop-assistant')
      .getByText('What counts is the day you tell us')
      .last()
      .waitFor();
    await shop.look('answered-citation');
    expect(shop.complaints).toEqual([]);
  });

  test('finds the conversation again on the next page', async () => {
    const shop = await openShop(browser, server.url);
    await openChat(shop.page);
    await shop.ask('a warm reading lamp under $80');
    await shop.replied();
    const link = cards(shop.page).first().getByRole('link').first();
    await link.click();
    await shop.page.waitForURL(/\/products\//);
    await openChat(shop.page);
    await shop.page.locator('shop-assistant .reply').first().waitFor();
    expect(await shop.reply()).toContain('Reading Lamp');
  });

  test('has the element as exactly one script tag on every kind of page', async () => {
    for (const path of ['/', '/products/abbeck-reading-lamp', '/policies/returns', '/categories/lighting']) {
      const html = await (await fetch(`${server.url}${path}`)).text();
      expect(html.match(/embed\.js/g), path).toHaveLength(1);
    }
  });

  test.each([
    ['phone', { viewport: { width: 390, height: 844 }, hasTouch: true }],
    ['small-phone', { viewport: { width: 320, height: 568 }, hasTouch: true }],
    ['dark', { colorScheme: 'dark' as const }],
    ['forced-colours', { forcedColors: 'active' as const }],
  ])('sees a good picture of it: %s', async (name, options) => {
    const shop = await openShop(browser, server.url, options);
    await openChat(shop.page);
    await shop.look(`${name}-open`);
    await shop.ask('a warm reading lamp under $80');
    await shop.replied();
    await shop.look(`${name}-answered`);
    const overflow = await shop.page.evaluate('document.documentElement.scrollWidth - innerWidth');
    expect(Number(overflow)).toBeLessThanOrEqual(0);
    expect(shop.complaints).toEqual([]);
  });

  test('is told plainly when the assistant cannot be reached, and can try again', async () => {
    const shop = await openShop(browser, server.url);
    await openChat(shop.page);
    await shop.page.route('**/api/chat', (route) => route.abort());
    await shop.ask('a warm reading lamp under $80');
    const assistant = shop.page.locator('shop-assistant');
    const retry = assistant.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    await shop.look('error');
    await shop.page.unroute('**/api/chat');
    await retry.click();
    await shop.replied();
    expect(await cards(shop.page).count()).toBeGreaterThan(2);
    expect(await assistant.locator('.question').count()).toBe(1);
    expect(await assistant.locator('.reply').count()).toBe(1);
  });
});
