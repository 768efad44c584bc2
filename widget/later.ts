import { inTime } from './in-time.ts';

const parts = {
  trouble: () => import('./trouble/index.ts'),
  details: () => import('./details/index.ts'),
};
type Parts = { readonly [name in keyof typeof parts]: Awaited<ReturnType<(typeof parts)[name]>> };

/**
 * What a first answer does without, in files of its own: loaded when it is wanted, or when there is time. Views show
 * what they can while a part is missing, which it remains where it cannot be loaded.
 */
export class Later {
  /** The parts that are here; another object after each arrival. */
  loaded: Partial<Parts> = {};
  readonly #onLoad: (sheet: CSSStyleSheet) => void;
  readonly #wanted = new Set<keyof Parts>();

  /** `onLoad` is given the style sheet of each part that arrives. */
  constructor(onLoad: (sheet: CSSStyleSheet) => void) {
    this.#onLoad = onLoad;
  }

  /** Undefined when the part cannot be had in time for a shopper who waits. */
  async load<Name extends keyof Parts>(name: Name): Promise<Parts[Name] | undefined> {
    return this.loaded[name] ?? inTime(parts[name]().then((part) => this.#take(name, part as Parts[Name])));
  }

  /** Loads the part unless that was tried before: nobody waits for it. */
  want(name: keyof Parts): void {
    if (this.#wanted.has(name)) return;
    this.#wanted.add(name);
    void this.load(name);
  }

  /** Loads everything once the page has nothing better to do. */
  prefetch(): void {
    if (this.#wanted.has('trouble')) return;
    const whenIdle = window.requestIdleCallback ?? setTimeout;
    whenIdle(() => {
      for (const name of ['details', 'trouble'] as const) this.want(name);
    });
  }

  #take<Name extends keyof Parts>(name: Name, part: Parts[Name]): Parts[Name] {
    if (!this.loaded[name]) {
      this.loaded = { ...this.loaded, [name]: part };
      this.#onLoad(part.sheet);
    }
    return part;
  }
}
