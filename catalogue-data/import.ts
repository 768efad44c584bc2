import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Product } from '../shared/product.ts';
import { buildIndex } from '../worker/adapters/embedded-index/build.ts';
import { instructions, toolDefinitions } from '../worker/agent/prompt.ts';
import { type PolicyDocument, readPolicies } from '../worker/feeds/policies.ts';
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
  shop: ShopInfo,
  now: Date,
): Promise<Written> {
  const sections = policies.flatMap((policy) => policy.sections);
  const index = buildIndex(products, sections);
  const manifest = {
    shop: { name: shop.name, currency: shop.currency, contact: shop.support.email },
    source: 'catalogue import',
    asOf: now.toISOString(),
    commit: currentCommit(),
    prompt: hashOf({ instructions, toolDefinitions }),
    policies: hashOf(policies.map(({ name, rules, sections: parts }) => ({ name, rules, parts }))),
    catalogue: hashOf(products),
  };
  await rm(folder, { recursive: true, force: true });
  for (const [name, content] of [...index.files, ['manifest.json', JSON.stringify(manifest)] as const]) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return { products: index.products, variants: index.variants, sections: sections.length };
}

/** The first twelve hex digits of SHA-256 over the value's JSON: enough to tell releases apart. */
function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}

/** "unknown" where the code was copied without its history. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
