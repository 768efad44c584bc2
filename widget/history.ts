import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import { bounded, type Saved, version } from './saved.ts';

export interface History {
  /** Rejects when something is kept that cannot be read now. */
  load(): Promise<Saved | undefined>;
  save(saved: Saved): Promise<void>;
  forget(): Promise<void>;
}

let store: UseStore | undefined;
/** Stands in where a browser refuses storage: a sandboxed frame, private mode, a full disk. */
const memory = new Map<string, unknown>();

/** The history of one shop; `key` tells the shops of one page apart. Nothing is touched before the first call. */
export function historyOf(key: string): History {
  return {
    async load() {
      const value = await attempt(
        (store) => get<unknown>(key, store),
        () => memory.get(key),
      );
      if (value === undefined) return undefined;
      const { restore } = await import('./restore.ts');
      return restore(value, Date.now());
    },
    async save(saved) {
      const value = { version, ...saved, messages: bounded(saved.messages, Date.now()) };
      await attempt(
        (store) => set(key, value, store),
        () => void memory.set(key, value),
      );
    },
    async forget() {
      await attempt(
        (store) => del(key, store),
        () => void memory.delete(key),
      );
    },
  };
}

async function attempt<Value>(
  stored: (store: UseStore) => Promise<Value>,
  remembered: () => Value,
): Promise<Value> {
  try {
    store ??= createStore('shop-assistant', 'conversations');
    return await stored(store);
  } catch {
    return remembered();
  }
}
