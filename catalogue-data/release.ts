import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { instructions, toolDefinitions } from '../worker/agent/prompt.ts';
import type { PolicyDocument } from '../worker/feeds/policies.ts';

/** What an answer, a log line or an eval run rests on: the commit, and hashes of everything that is data. */
export interface ImportRelease {
  readonly commit: string;
  readonly prompt: string;
  readonly policies: string;
  readonly catalogue: string;
}

/** `catalogue` holds the vocabulary and every product, in their order. */
export function releaseOf(catalogue: JsonHash, policies: readonly PolicyDocument[]): ImportRelease {
  return {
    commit: currentCommit(),
    prompt: new JsonHash([{ instructions, toolDefinitions }]).digest(),
    policies: new JsonHash(
      policies.map(({ name, rules, sections }) => ({ name, rules, parts: sections })),
    ).digest(),
    catalogue: catalogue.digest(),
  };
}

/** A hash over the JSON of values, one after the other: that of a large catalogue is longer than a string may be. */
export class JsonHash {
  readonly #hash = createHash('sha256');

  constructor(values: Iterable<unknown> = []) {
    for (const value of values) this.add(value);
  }

  add(value: unknown): void {
    this.#hash.update(`${JSON.stringify(value)}\n`);
  }

  /** The first twelve hex digits: enough to tell releases apart. */
  digest(): string {
    return this.#hash.digest('hex').slice(0, 12);
  }
}

/** "unknown" where the code was copied without its history. */
function currentCommit(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown';
  }
}
