import type { Index } from '@upstash/vector';
import { completedNamespace, type Kind, kindOf } from '../../worker/adapters/upstash-vector/namespaces.ts';

/** Which namespaces are complete, and since when (milliseconds since 1970): one small record each, kept in Upstash itself. */
export type Completed = ReadonlyMap<string, number>;

const pageSize = 100;

export async function readCompleted(index: Index): Promise<Completed> {
  const completed = new Map<string, number>();
  let cursor: string | undefined = '0';
  while (cursor) {
    const page = await readPage(index, cursor);
    for (const { id, metadata } of page.vectors) completed.set(String(id), Number(metadata?.at ?? 0));
    cursor = page.nextCursor;
  }
  return completed;
}

function readPage(index: Index, cursor: string) {
  return index.range({ cursor, limit: pageSize, includeMetadata: true }, { namespace: completedNamespace });
}

export async function markComplete(index: Index, namespace: string, now: number): Promise<void> {
  await index.upsert(
    { id: namespace, data: namespace, metadata: { at: now } },
    { namespace: completedNamespace },
  );
}

/** The newest complete namespace of a kind besides `current`: what a worker that is not yet replaced answers from. */
export function previousOf(kind: Kind, current: string, completed: Completed): string | undefined {
  const others = [...completed].filter(([name]) => kindOf(name) === kind && name !== current);
  return others.sort(([, a], [, b]) => b - a)[0]?.[0];
}

/** Deletes every namespace of ours but those to keep. Others' namespaces in the same index are left alone. */
export async function deleteOthers(index: Index, keep: ReadonlySet<string>): Promise<string[]> {
  const names = await index.listNamespaces();
  const doomed = names.filter((name) => kindOf(name) !== undefined && !keep.has(name));
  for (const name of doomed) {
    // Its mark goes first, so that no worker asks one that is half gone.
    await index.delete(name, { namespace: completedNamespace });
    await index.deleteNamespace(name);
  }
  return doomed;
}
