import { readPolicyFolder } from '../../../catalogue-data/policy-folder.ts';
import { sampleProducts, sampleWords } from '../../../catalogue-data/products.ts';
import { type ImportRelease, JsonHash, releaseOf } from '../../../catalogue-data/release.ts';
import { readWords } from '../../../catalogue-data/words.ts';
import type { Product } from '../../../shared/product.ts';
import { buildIndex } from '../../../worker/adapters/embedded-index/build.ts';
import { EmbeddedIndex } from '../../../worker/adapters/embedded-index/index.ts';
import type { PolicySection } from '../../../worker/domain/policy-section.ts';
import type { Words } from '../../../worker/domain/vocabulary/words.ts';

/** The sample shop, as `npm start` imports it. */
export interface Shop {
  readonly products: readonly Product[];
  readonly sections: readonly PolicySection[];
  readonly index: EmbeddedIndex;
  /** The same without what is said where no thing is named. */
  readonly withoutNeeds: EmbeddedIndex;
  readonly release: ImportRelease;
}

export async function openShop(): Promise<Shop> {
  const products = await sampleProducts();
  const policies = await readPolicyFolder('policies');
  const sections = policies.flatMap((policy) => policy.sections);
  const words = await readWords(sampleWords);
  const indexOf = (words: Words) => {
    const { files } = buildIndex(products, sections, words);
    return new EmbeddedIndex(async (name) => bytesOf(files.get(name)), {
      source: 'eval',
      asOf: '2026-01-01T00:00:00Z',
    });
  };
  const [index, withoutNeeds] = [indexOf(words), indexOf({ ...words, needs: [], wishes: [] })];
  return {
    products,
    sections,
    index,
    withoutNeeds,
    release: releaseOf(new JsonHash([words, ...products]), policies),
  };
}

function bytesOf(content: Uint8Array | string | undefined): ArrayBuffer {
  const bytes =
    typeof content === 'string' ? new TextEncoder().encode(content) : (content ?? new Uint8Array());
  return bytes.slice().buffer as ArrayBuffer;
}
