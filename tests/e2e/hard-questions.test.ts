import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DevServer, startDevServer } from '../../scripts/wrangler.ts';
import { openBrowser, openChat, openShop, type ShopPage } from './browser.ts';

/** What shoppers really ask, in the browser, on the whole sample catalogue, without a language model. */

let server: DevServer;
let browser: Browser;
let shop: ShopPage;
beforeAll(async () => {
  server = await startDevServer({ port: 8943, vars: { MODEL: 'offline' }, persistTo: 'dist/e2e-state-hard' });
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

async function ask(...questions: string[]) {
  shop = await openShop(browser, server.url);
  await openChat(shop.page);
  for (const question of questions) {
    await shop.ask(question);
    await shop.replied();
  }
  const cards = shop.page.locator('shop-assistant .reply').last().locator('[part~="card"]');
  const all = await cards.allInnerTexts();
  await shop.page.context().close();
  return all;
}

const amounts = (cards: string[], sign: string) =>
  cards.map((card) =>
    Number(
      card
        .split(sign)[1]
        ?.match(/^[\d,]+(?:\.\d+)?/)?.[0]
        ?.replace(',', ''),
    ),
  );

describe('a hard question', () => {
  test('of material, kind and seats', async () => {
    const [first] = await ask('oak dining table for six people');
    expect(first).toContain('Dining Table');
  });

  test('of another word, a budget and stock', async () => {
    const cards = await ask('settee under $1,000 in stock');
    expect(cards.length).toBeGreaterThan(0);
    for (const price of amounts(cards, '$')) expect(price).toBeLessThan(1000);
    expect(cards.join()).not.toContain('Sold out');
  });

  test('of a size', async () => {
    const cards = await ask('bookcase narrower than 70 cm');
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card).toContain('Bookcase');
  });

  test('full of typing errors', async () => {
    const cards = await ask('gren velvte loveset');
    expect(cards[0]).toContain('Loveseat');
  });

  test('that leaves something out', async () => {
    const cards = await ask('recliner, not leather');
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.join()).not.toMatch(/leather/i);
  });

  test('in another currency', async () => {
    const cards = await ask('a lamp for £120 or less');
    expect(cards.length).toBeGreaterThan(0);
    for (const price of amounts(cards, '£')) expect(price).toBeLessThanOrEqual(120);
    expect(cards.join()).not.toContain('$');
  });

  test('for what the shop does not sell', async () => {
    expect(await ask('do you have a vacuum cleaner?')).toEqual([]);
  });

  test('for less than anything costs, answered with the nearest price and no card', async () => {
    shop = await openShop(browser, server.url);
    await openChat(shop.page);
    await shop.ask('a reading lamp under $10');
    await shop.replied();
    expect(await shop.reply()).toMatch(/nearest price .*\$\d+\.\d\d/);
    expect(await shop.page.locator('shop-assistant [part~="card"]').count()).toBe(0);
  });

  test('that only narrows the one before, with a policy in between', async () => {
    const cards = await ask('a sofa bed', 'can I return it if it does not fit?', 'only under $900');
    expect(cards.length).toBeGreaterThan(0);
    for (const card of cards) expect(card).toContain('Sofa Bed');
    for (const price of amounts(cards, '$')) expect(price).toBeLessThan(900);
  });

  test('that compares what is on the screen', async () => {
    const cards = await ask('three reading lamps under $80', 'which one is the cheapest?');
    expect(cards.length).toBeGreaterThan(0);
  });

  test('on the rules of the shop, with the passage to read', async () => {
    shop = await openShop(browser, server.url);
    await openChat(shop.page);
    await shop.ask('do I have to pay to send a sofa back?');
    await shop.replied();
    const source = shop.page.locator('shop-assistant').getByRole('button', { name: /Returns/ });
    await source.first().waitFor();
  });
});
