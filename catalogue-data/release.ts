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

/** `catalogue` is everything that is searched, one value a product, with the vocabulary. */
export function releaseOf(catalogue: Iterable<unknown>, policies: readonly PolicyDocument[]): ImportRelease {
  return {
    commit: currentCommit(),
    prompt: hashOf([{ instructions, toolDefinitions }]),
    policies: hashOf(policies.map(({ name, rules, sections }) => ({ name, rules, parts: sections }))),
    catalogue: hashOf(catalogue),
  };
}

/**
 * The first twelve hex digits of SHA-256 over the values' JSON, one after the other (the JSON of a large catalogue is
 * longer than a string may be): enough to tell releases apart.
 */
function hashOf(values: Iterable<unknown>): string {
  const hash = createHash('sha256');
  for (const value of values) hash.update(`${JSON.stringify(value)}\n`);
  return hash.digest('hex').slice(0, 12);
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
