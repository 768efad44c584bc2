import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, productSchema } from '../shared/product.ts';
import { buildDemo } from './build.ts';

const shop = {
  name: 'Shop & Sons',
  currency: 'USD',
  locale: 'en-US',
  country: 'US',
  support: { email: 'help@shop.example', hours: 'Monday to Friday' },
};

const policyPages = [
  {
    name: 'returns',
    title: 'Returns',
    sections: [{ id: 'return-window', heading: 'How long?', html: '<p>Thirty <b>days</b>.</p>' }],
  },
];

const usd = (amount: number) => ({ amount, currency: 'USD' });

function productOf(id: string, more: object = {}): Product {
  return productSchema.parse({
    id,
    title: `The ${id}`,
    url: `/products/${id}`,
    type: 'lamp',
    category: 'Lamps & lights',
    description: 'One.\n\nTwo.',
    variants: [{ sku: `${id}-1`, price: usd(7900), stock: { state: 'in-stock', quantity: 9 } }],
    ...more,
  });
}

const products = [
  productOf('plain', { size: { height: 450 }, weight: 2400 }),
  productOf('reduced', {
    variants: [
      {
        sku: 'R-1',
        options: { colour: 'Oak' },
        price: usd(7900),
        listPrice: usd(9900),
        stock: { state: 'in-stock' },
      },
      { sku: 'R-2', options: { colour: 'Red' }, price: usd(8900), stock: { state: 'sold-out' } },
    ],
  }),
  productOf('gone', { variants: [{ sku: 'G-1', price: usd(500), stock: { state: 'sold-out' } }] }),
  productOf('asked', {
    variants: [{ sku: 'A-1', price: null, stock: { state: 'made-to-order', leadDays: 20 } }],
  }),
  productOf('hostile', { title: '<script>alert("x")</script>', description: '</script><b>&' }),
  productOf('archived', { status: 'archived' }),
  productOf('hidden', { status: 'hidden' }),
];

let outDir = '';
let pages: Map<string, string>;

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'demo-'));
  await buildDemo({ products, policyPages, shop, outDir });
  const files = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.html'));
  pages = new Map(
    await Promise.all(files.map(async (name) => [name, await readFile(join(outDir, name), 'utf8')] as const)),
  );
});

afterAll(() => rm(outDir, { recursive: true }));

function page(name: string): string {
  return pages.get(name) ?? '';
}

describe('buildDemo', () => {
  it('writes a page for everything on show and nothing else', () => {
    const shown = ['plain', 'reduced', 'gone', 'asked', 'hostile'].map((id) => `products/${id}.html`);
    const others = ['index.html', '404.html', 'categories/lamps-lights.html', 'policies/returns.html'];
    expect([...pages.keys()].sort()).toEqual([...shown, ...others].sort());
  });

  it('gives archived and hidden products no place', () => {
    for (const text of pages.values()) expect(text).not.toMatch(/The (archived|hidden)/);
  });

  it('loads the assistant once, as the last thing in every page', () => {
    for (const text of pages.values()) {
      expect(text.match(/embed\.js/g)).toHaveLength(1);
      expect(text).toContain('<script async src="/embed.js"></script>\n</body>');
    }
  });

  it('works under a policy that allows no inline script or style', () => {
    for (const text of pages.values()) {
      expect(text).not.toMatch(
        / style=| on[a-z]+=|<style|<script(?![^>]*(src=|type="application\/ld\+json"))/,
      );
      expect(text).not.toMatch(/(src|href)="https?:/);
    }
  });

  it('escapes what the shop wrote, also in data for machines', () => {
    const text = page('products/hostile.html');
    expect(text).not.toContain('<script>alert');
    expect(text).toContain('&#60;script&#62;');
    expect(text.match(/<\/script>/g)).toHaveLength(3);
  });

  it('strikes the list price and marks what is reduced or sold out', () => {
    const text = page('categories/lamps-lights.html');
    expect(text).toContain('$99.00</s>');
    expect(text).toContain('<li class="mark sale">Sale</li>');
    expect(text).toContain('<li class="mark gone">Sold out</li>');
    expect(text).toContain('Price on request');
  });

  it('states measures in both units', () => {
    const text = page('products/plain.html');
    expect(text).toContain('45 cm (17.7 in)');
    expect(text).toContain('2.4 kg (5.3 lb)');
  });

  it('tells machines what a product is', () => {
    const [, json = ''] =
      page('products/reduced.html').match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? [];
    const data = JSON.parse(json);
    expect(data).toMatchObject({ '@type': 'Product', name: 'The reduced', url: '/products/reduced' });
    expect(data.offers).toHaveLength(2);
    expect(data.offers[0]).toMatchObject({ sku: 'R-1', price: '79.00', priceCurrency: 'USD' });
    expect(data.offers[1].availability).toBe('https://schema.org/OutOfStock');
  });

  it('anchors the sections of a policy, in the markup its author wrote', () => {
    expect(page('policies/returns.html')).toContain(
      '<section id="return-window"><h2>How long?</h2><p>Thirty <b>days</b>.</p></section>',
    );
  });
});
