import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { parse } from 'yaml';
import type { Product } from '../shared/product.ts';
import { buildIndex } from '../worker/adapters/embedded-index/build.ts';
import { needsSchema, vocabularySchema, type Words } from '../worker/domain/vocabulary.ts';
import { type PolicyDocument, readPolicies } from '../worker/feeds/policies.ts';
import { releaseOf } from './release.ts';
import type { ShopInfo } from './shop.ts';

/** The policy documents of a folder, by file name. */
export async function readPolicyFolder(folder: string): Promise<PolicyDocument[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).sort();
  const files = names.map(async (name) => ({
    name: basename(name, '.md'),
    markdown: await readFile(join(folder, name), 'utf8'),
  }));
  return readPolicies(await Promise.all(files));
}

/** A vocabulary file names no types: those are the catalogue's own. */
const wordsSchema = vocabularySchema.omit({ types: true }).extend({ needs: needsSchema });

/** The words of a kind of shop, with a merchant's own files added to them. */
export async function readWords(files: readonly string[]): Promise<Words> {
  const all: Words = {
    colours: {},
    materials: {},
    synonyms: [],
    wishes: [],
    elsewhere: [],
    accessories: [],
    parts: [],
    policies: [],
    needs: [],
  };
  for (const file of files) {
    const words = wordsSchema.partial().parse(parse(await readFile(file, 'utf8')));
    Object.assign(all.colours, words.colours);
    Object.assign(all.materials, words.materials);
    all.synonyms.push(...(words.synonyms ?? []));
    all.wishes.push(...(words.wishes ?? []));
    all.elsewhere.push(...(words.elsewhere ?? []));
    all.accessories.push(...(words.accessories ?? []));
    all.parts.push(...(words.parts ?? []));
    all.needs.push(...(words.needs ?? []));
    all.policies.push(...(words.policies ?? []));
  }
  return all;
}

export interface Written {
  readonly products: number;
  readonly variants: number;
  readonly sections: number;
}

/** Writes everything the worker answers from into `folder`, in place of what was there. */
export async function writeCatalogue(
  folder: string,
  products: readonly Product[],
  policies: readonly PolicyDocument[],
  words: Words,
  shop: ShopInfo,
  now: Date,
): Promise<Written> {
  const sections = policies.flatMap((policy) => policy.sections);
  const index = buildIndex(products, sections, words);
  const manifest = {
    shop: { name: shop.name, currency: shop.currency, contact: shop.support.email },
    source: 'catalogue import',
    asOf: now.toISOString(),
    ...releaseOf([words, ...products], policies),
  };
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of [...index.files, ['manifest.json', JSON.stringify(manifest)] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { products: index.products, variants: index.variants, sections: sections.length };
}
