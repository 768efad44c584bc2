import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { type Product, productSchema } from '../shared/product.ts';
import { type PolicySection, policySectionSchema } from '../worker/domain/policy-section.ts';
import {
  type Needs,
  needsSchema,
  type VocabularyData,
  vocabularySchema,
} from '../worker/domain/vocabulary/words.ts';
import { isSystemError } from './import-error.ts';

/** What an import left in its folder: everything an index is made of. */
export interface Imported {
  /** Hashes of the release, as the worker's manifest names them. */
  readonly release: { readonly catalogue: string; readonly policies: string };
  /** What is on offer. */
  readonly products: readonly Product[];
  readonly sections: readonly PolicySection[];
  readonly words: VocabularyData & { readonly needs: Needs };
}

/** A folder that no import has written, or an older one. */
export class NotImportedError extends Error {
  override readonly name = 'NotImportedError';
}

const wordsSchema = vocabularySchema.extend({ needs: needsSchema });
const releaseSchema = z.object({ catalogue: z.string(), policies: z.string() });

export async function readImported(folder: string): Promise<Imported> {
  try {
    const [release, sections, words, products] = await Promise.all([
      read(join(folder, 'manifest.json'), releaseSchema),
      read(join(folder, 'policies.json'), z.array(policySectionSchema)),
      read(join(folder, 'words.json'), wordsSchema),
      readProducts(join(folder, 'records')),
    ]);
    return { release, sections, words, products };
  } catch (error) {
    if (!isUnreadable(error)) throw error;
    throw new NotImportedError(
      `${folder} holds no catalogue that can be read: run "npm run catalogue -- import FILE..." first.`,
    );
  }
}

async function readProducts(folder: string): Promise<Product[]> {
  const shards = (await readdir(folder)).filter((name) => name.endsWith('.json'));
  const inOrder = shards.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  const read_ = inOrder.map((name) => read(join(folder, name), z.array(productSchema)));
  return (await Promise.all(read_)).flat();
}

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T> {
  return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

function isUnreadable(error: unknown): boolean {
  return isSystemError(error) || error instanceof SyntaxError || error instanceof z.ZodError;
}
