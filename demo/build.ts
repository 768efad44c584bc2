import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Product } from '../shared/product.ts';
import { categoryPage } from './pages/category.ts';
import { frontPage } from './pages/front.ts';
import { missingPage } from './pages/missing.ts';
import { policyPage } from './pages/policy.ts';
import { productPage } from './pages/product.ts';
import { openStore, type PolicyPage, type Shop, type Store } from './shop.ts';

export interface DemoInput {
  readonly products: readonly Product[];
  readonly policyPages: readonly PolicyPage[];
  readonly shop: Shop;
  readonly outDir: string;
}

const styles = ['base.css', 'chrome.css', 'front.css', 'grid.css', 'product.css', 'policy.css'];

/** Writes the shop as static pages. Products that are archived or hidden are left out of it. */
export async function buildDemo({ products, policyPages, shop, outDir }: DemoInput): Promise<void> {
  const store = openStore(shop, products, policyPages);
  await Promise.all([
    ...pages(store).map(([name, page]) => put(join(outDir, name), page)),
    joinStyles(outDir),
    copy('demo.js', outDir),
    copy('mark.svg', outDir),
  ]);
}

function pages(store: Store): [name: string, page: string][] {
  return [
    ['index.html', frontPage(store)],
    ['404.html', missingPage(store)],
    ...store.policies.map((policy): [string, string] => [
      `policies/${policy.name}.html`,
      policyPage(store, policy),
    ]),
    ...store.categories.flatMap((category): [string, string][] => [
      [`categories/${category.slug}.html`, categoryPage(store, category)],
      ...category.products.map((product): [string, string] => [
        `products/${product.id}.html`,
        productPage(store, category, product),
      ]),
    ]),
  ];
}

async function put(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

async function joinStyles(outDir: string): Promise<void> {
  const sheets = await Promise.all(
    styles.map((name) => readFile(join(import.meta.dirname, 'css', name), 'utf8')),
  );
  await put(join(outDir, 'shop.css'), sheets.join('\n'));
}

async function copy(name: string, outDir: string): Promise<void> {
  await mkdir(outDir, { recursive: true });
  await copyFile(join(import.meta.dirname, name), join(outDir, name));
}
