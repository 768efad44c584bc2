import { execFileSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Product } from '../shared/product.ts';
import { IndexBuilder } from '../worker/adapters/embedded-index/build.ts';
import { instructions, toolDefinitions } from '../worker/agent/prompt.ts';
import type { PolicyDocument } from '../worker/feeds/policies.ts';
import { replaceFolder } from './replace-folder.ts';
import type { ShopInfo } from './shop.ts';
import type { Words } from './words.ts';

export interface Written {
  readonly products: number;
  readonly variants: number;
  readonly sections: number;
}

/** What a catalogue is made of. Products come one at a time, since all of them may be more than fits into memory. */
export interface Contents {
  readonly products: AsyncIterable<Product>;
  readonly policies: readonly PolicyDocument[];
  readonly words: Words;
  readonly shop: ShopInfo;
}

/** Writes everything the worker answers from into `folder`, in place of what was there. */
export function writeCatalogue(folder: string, contents: Contents, now: Date): Promise<Written> {
  return replaceFolder(folder, (next) => writeInto(next, contents, now));
}

async function writeInto(folder: string, contents: Contents, now: Date): Promise<Written> {
  const { policies, words, shop } = contents;
  const write = writerTo(folder);
  const sections = policies.flatMap((policy) => policy.sections);
  const index = new IndexBuilder(sections, words, write);
  const catalogue = new JsonHash();
  catalogue.add(words);
  for await (const product of contents.products) {
    catalogue.add(product);
    index.add(product);
  }
  const counts = index.finish();
  const manifest = {
    shop: { name: shop.name, currency: shop.currency, contact: shop.support.email },
    source: 'catalogue import',
    asOf: now.toISOString(),
    commit: currentCommit(),
    prompt: hashOf({ instructions, toolDefinitions }),
    policies: hashOf(policies.map(({ name, rules, sections: parts }) => ({ name, rules, parts }))),
    catalogue: catalogue.digest(),
  };
  write('manifest.json', JSON.stringify(manifest));
  return { ...counts, sections: sections.length };
}

/** Writes at once, and not when there is time: files that wait would have to be kept in memory. */
function writerTo(folder: string) {
  return (name: string, content: Uint8Array | string): void => {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  };
}

/** The first twelve hex digits of SHA-256 over the value's JSON: enough to tell releases apart. */
function hashOf(value: unknown): string {
  return shortened(createHash('sha256').update(JSON.stringify(value)));
}

/** The same over many values, one after the other: the JSON of a large catalogue is longer than a string may be. */
class JsonHash {
  readonly #hash = createHash('sha256');

  add(value: unknown): void {
    this.#hash.update(`${JSON.stringify(value)}\n`);
  }

  digest(): string {
    return shortened(this.#hash);
  }
}

function shortened(hash: Hash): string {
  return hash.digest('hex').slice(0, 12);
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
