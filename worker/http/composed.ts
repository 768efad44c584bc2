import type { Deps } from '../agent/stages.ts';
import type { Callers } from '../ports/callers.ts';

/** What a request needs; made from the worker's settings and bindings. */
export type DepsFor = (request: Request) => Promise<Deps>;

/** The worker's settings and bindings, put together. */
export interface Composed {
  readonly depsFor: DepsFor;
  /** Needs the settings only. Throws where these are wrong. */
  readonly callers: () => Callers;
}
