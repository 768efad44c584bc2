import type { Deps } from '../agent/stages.ts';

/** What a request needs; made from the worker's settings and bindings. */
export type DepsFor = (request: Request) => Promise<Deps>;
