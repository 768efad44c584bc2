import { createHash } from 'node:crypto';
import type { Index } from '@upstash/vector';
import type { VectorRecord } from '../../worker/adapters/upstash-vector/records.ts';
import { UpstashError } from './requester.ts';

/** At most 1,000 are recommended; a product's text and metadata are a few kilobytes, its vectors some more. */
const batchSize = 200;

export interface Synced {
  /** Embedded anew. */
  readonly sent: number;
  /** Text as before: taken over from the previous namespace with its vectors. */
  readonly copied: number;
  /** There already, from a run that was cut off or the same release. */
  readonly present: number;
}

interface Hashes {
  /** Of what is embedded. */
  readonly text: string;
  /** Of everything. */
  readonly record: string;
}

type Hashed = VectorRecord & { readonly hashes: Hashes };

/**
 * Makes a namespace hold exactly `records`. What it holds already is left as it is, so a run that was cut off is taken
 * up where it ended; what `previous` holds with the same text is copied, vectors and all; the rest is sent to be
 * embedded. An upsert of the same id replaces it: nothing is ever there twice.
 */
export async function sync(
  index: Index,
  namespace: string,
  previous: string | undefined,
  records: readonly VectorRecord[],
  progress: (done: number) => void,
): Promise<Synced> {
  const hashed = records.map((record) => ({ ...record, hashes: hashesOf(record) }));
  const there = await hashesIn(index, namespace);
  const missing = hashed.filter(({ id, hashes }) => there.get(id)?.record !== hashes.record);
  progress(hashed.length - missing.length);
  const before = previous && missing.length > 0 ? await hashesIn(index, previous) : new Map<string, Hashes>();
  const [same, changed] = partition(missing, ({ id, hashes }) => before.get(id)?.text === hashes.text);
  for (const batch of batchesOf(changed)) {
    await index.upsert(
      batch.map((record) => ({ id: record.id, data: record.data, metadata: metadataOf(record) })),
      { namespace },
    );
    progress(batch.length);
  }
  for (const batch of batchesOf(same)) {
    await copy(index, previous ?? '', namespace, batch);
    progress(batch.length);
  }
  await deleteStrays(index, namespace, there, hashed);
  return { sent: changed.length, copied: same.length, present: hashed.length - missing.length };
}

/** Copies vectors only: prices and stock in the metadata are today's. */
async function copy(index: Index, from: string, to: string, batch: readonly Hashed[]): Promise<void> {
  const old = await index.fetch(
    batch.map(({ id }) => id),
    { namespace: from, includeVectors: true },
  );
  const copies = batch.map((record, at) => {
    const { vector, sparseVector } = old[at] ?? {};
    const vectors = { ...(vector && { vector }), ...(sparseVector && { sparseVector }) };
    return { id: record.id, data: record.data, metadata: metadataOf(record), ...vectors };
  });
  await index.upsert(copies as Parameters<Index['upsert']>[0], { namespace: to });
}

async function deleteStrays(
  index: Index,
  namespace: string,
  there: ReadonlyMap<string, Hashes>,
  records: readonly Hashed[],
): Promise<void> {
  const wanted = new Set(records.map(({ id }) => id));
  const strays = [...there.keys()].filter((id) => !wanted.has(id));
  for (const batch of batchesOf(strays)) await index.delete([...batch], { namespace });
}

/** Waits until what was written can be found: Upstash takes a record before it has indexed it. */
export async function untilSearchable(
  index: Index,
  namespace: string,
  wait: (ms: number) => Promise<void>,
): Promise<void> {
  for (let look = 0; look < 120; look += 1) {
    const { namespaces } = await index.info();
    if (!namespaces[namespace]?.pendingVectorCount) return;
    await wait(1000);
  }
  throw new UpstashError(
    0,
    'Upstash Vector is still indexing what it was sent: run the command again later.',
  );
}

async function hashesIn(index: Index, namespace: string): Promise<Map<string, Hashes>> {
  const found = new Map<string, Hashes>();
  let cursor: string | undefined = '0';
  while (cursor) {
    const page = await readPage(index, namespace, cursor);
    for (const { id, metadata } of page.vectors) {
      found.set(String(id), { text: String(metadata?.text), record: String(metadata?.record) });
    }
    cursor = page.nextCursor;
  }
  return found;
}

function readPage(index: Index, namespace: string, cursor: string) {
  return index.range({ cursor, limit: batchSize, includeMetadata: true }, { namespace });
}

function metadataOf({ metadata, hashes }: Hashed): Record<string, unknown> {
  return { ...metadata, ...hashes };
}

function hashesOf({ data, metadata }: VectorRecord): Hashes {
  return { text: hashOf(data), record: hashOf(JSON.stringify([data, metadata])) };
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}

function* batchesOf<T>(all: readonly T[]): Generator<T[]> {
  for (let at = 0; at < all.length; at += batchSize) yield all.slice(at, at + batchSize);
}
