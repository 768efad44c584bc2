import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Product } from '../shared/product.ts';
import { IndexBuilder } from '../worker/adapters/embedded-index/build.ts';
import type { Words } from '../worker/domain/vocabulary/words.ts';
import type { PolicyDocument } from '../worker/feeds/policies.ts';
import { Departments } from './departments.ts';
import { source } from './out-folder.ts';
import { JsonHash, releaseOf } from './release.ts';
import { replaceFolder } from './replace-folder.ts';
import type { ShopInfo } from './shop.ts';

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

/** Writes everything the worker answers from into `folder`, in place of what was there, by way of `place` beside it. */
export function writeCatalogue(
  folder: string,
  place: string,
  contents: Contents,
  now: Date,
): Promise<Written> {
  return replaceFolder(folder, place, (next) => writeInto(next, contents, now));
}

async function writeInto(folder: string, contents: Contents, now: Date): Promise<Written> {
  const { policies, words, shop } = contents;
  const write = writerTo(folder);
  const sections = policies.flatMap((policy) => policy.sections);
  const index = new IndexBuilder(sections, words, write);
  const catalogue = new JsonHash();
  const departments = new Departments();
  catalogue.add(words);
  for await (const product of contents.products) {
    catalogue.add(product);
    index.add(product);
    departments.add(product);
  }
  const counts = index.finish();
  const manifest = {
    shop: {
      name: shop.name,
      currency: shop.currency,
      country: shop.country,
      contact: shop.support.email,
      categories: departments.largest,
    },
    source,
    asOf: now.toISOString(),
    ...releaseOf(catalogue, policies),
  };
  write('policy-rules.json', JSON.stringify(policies.flatMap((policy) => policy.rules)));
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
