import { mkdir } from 'node:fs/promises';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { chromiumFlags, chromiumPath } from '../../scripts/chromium.ts';

const folder = 'tests/screenshots';

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
}

export interface ShopPage {
  readonly page: Page;
  /** What the page complained of. */
  readonly complaints: string[];
  ask(question: string): Promise<void>;
  /** Waits until the newest reply has ended. */
  replied(): Promise<void>;
  /** Text of the newest reply. */
  reply(): Promise<string>;
  look(name: string): Promise<void>;
}

export async function openShop(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<ShopPage> {
  await mkdir(folder, { recursive: true });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(url);
  const assistant = page.locator('shop-assistant');
  const newest = assistant.locator('.reply').last();
  const count = async (selector: string) => assistant.locator(selector).count();
  return {
    page,
    complaints,
    async ask(question) {
      const input = assistant.getByRole('textbox', { name: 'Message' });
      const asked = await count('.question');
      await input.fill(question);
      await input.press('Enter');
      // Until it is drawn, the reply before it is still the newest.
      await assistant.locator('.question').nth(asked).waitFor();
    },
    async replied() {
      // Each question has its reply, and the rail of the newest one says how long it took.
      await vi.waitFor(async () => expect(await count('.reply')).toBe(await count('.question')), {
        timeout: 20_000,
      });
      await newest.locator('.rail summary .time').waitFor();
    },
    reply: async () => (await newest.innerText()).trim(),
    look: async (name) => {
      // Whatever moves has come to its end: half faded in, nothing can be judged.
      await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
    },
  };
}

/** Opens the panel, and waits until it can be written in. */
export async function openChat(page: Page): Promise<void> {
  const assistant = page.locator('shop-assistant');
  await assistant.getByRole('button', { name: 'Open the shop assistant' }).click();
  await assistant.getByRole('textbox', { name: 'Message' }).waitFor();
}
