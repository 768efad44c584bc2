import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Product } from '../shared/product.ts';
import { linesOf } from '../worker/feeds/lines.ts';
import type { CatalogueRow } from './collect.ts';
import { LineFile } from './line-file.ts';
import { type Counts, reportRow } from './report.ts';

/**
 * What was read, kept in `place` until it is known whether it may be written: products and notes of any number lie on
 * disk and not in memory.
 */
export class Spool {
  readonly #place: string;
  readonly #products: LineFile;
  readonly #notes: LineFile;

  private constructor(place: string, products: LineFile, notes: LineFile) {
    this.#place = place;
    this.#products = products;
    this.#notes = notes;
  }

  static async create(place: string): Promise<Spool> {
    const [products, notes] = await Promise.all([
      LineFile.create(join(place, 'products.jsonl')),
      LineFile.create(join(place, 'notes.jsonl')),
    ]);
    return new Spool(place, products, notes);
  }

  async add(row: CatalogueRow): Promise<void> {
    if (row.kind === 'product') await this.#products.write(JSON.stringify(row.product));
    else await this.#notes.write(reportRow(row));
  }

  /** To be called after the last row and before anything is read back; may be called twice. */
  async close(): Promise<void> {
    await Promise.all([this.#products.close(), this.#notes.close()]);
  }

  async *products(): AsyncGenerator<Product> {
    for await (const line of linesOf(createReadStream(this.#products.path, 'utf8')))
      yield JSON.parse(line) as Product;
  }

  /** Writes the counts and every note as one JSON file, which is there when it is whole. */
  async writeReport(file: string, counts: Counts): Promise<void> {
    const lines = linesOf(createReadStream(this.#notes.path, 'utf8'));
    async function* json() {
      yield `${JSON.stringify(counts).slice(0, -1)},"rows":[`;
      let separator = '\n';
      for await (const line of lines) {
        yield separator + line;
        separator = ',\n';
      }
      yield '\n]}\n';
    }
    const next = join(this.#place, basename(file));
    await pipeline(Readable.from(json()), createWriteStream(next));
    await mkdir(dirname(file), { recursive: true });
    await rename(next, file);
  }
}
