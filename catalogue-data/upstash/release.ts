import { Index } from '@upstash/vector';
import { type Kind, namespaceOf } from '../../worker/adapters/upstash-vector/namespaces.ts';
import {
  productRecord,
  sectionRecord,
  type VectorRecord,
} from '../../worker/adapters/upstash-vector/records.ts';
import { vocabularyOf } from '../../worker/domain/vocabulary/compile.ts';
import type { Imported } from '../imported.ts';
import { deleteOthers, markComplete, previousOf, readCompleted } from './completed.ts';
import { type Connection, patientRequester } from './requester.ts';
import { type Synced, sync, untilSearchable } from './sync.ts';

export interface Part extends Synced {
  readonly kind: Kind;
  readonly namespace: string;
}

export interface SentRelease {
  readonly parts: readonly Part[];
  /** Namespaces of older releases. */
  readonly deleted: readonly string[];
  /** What a worker that is not yet replaced goes on answering from. */
  readonly kept: readonly string[];
}

export interface Progress {
  start(total: number): void;
  add(done: number): void;
}

/**
 * Sends what was imported to Upstash, beside what is there. Older namespaces are deleted only when the new ones are
 * complete, and the newest of them not before the next release, since a worker may still be answering from it.
 */
export async function sendRelease(
  { release, products, sections, words }: Imported,
  connection: Connection,
  progress: Progress,
  now: () => number,
): Promise<SentRelease> {
  const index = new Index(patientRequester(connection));
  const vocabulary = vocabularyOf(words);
  const records: Readonly<Record<Kind, readonly VectorRecord[]>> = {
    products: products.map((product) => productRecord(product, vocabulary)),
    policies: sections.map(sectionRecord),
  };
  const names = {
    products: namespaceOf('products', release.catalogue),
    policies: namespaceOf('policies', release.policies),
  };
  const completed = await readCompleted(index);
  progress.start(products.length + sections.length);
  const parts: Part[] = [];
  const kept: string[] = [];
  for (const kind of ['products', 'policies'] as const) {
    const [namespace, previous] = [names[kind], previousOf(kind, names[kind], completed)];
    const synced = await sync(index, namespace, previous, records[kind], progress.add);
    await untilSearchable(index, namespace, connection.wait);
    if (!completed.has(namespace)) await markComplete(index, namespace, now());
    parts.push({ kind, namespace, ...synced });
    if (previous !== undefined) kept.push(previous);
  }
  const deleted = await deleteOthers(index, new Set([...Object.values(names), ...kept]));
  return { parts, deleted, kept };
}
