import * as z from 'zod';
import { type PolicyRule, policyRuleSchema } from '../domain/policy.ts';
import type { PolicyRules } from '../ports/policy-rules.ts';

/** The policies' rules from the file the import command wrote, read when one is first needed and kept. */
export class PolicyFile implements PolicyRules {
  readonly #read: (name: string) => Promise<ArrayBuffer>;
  #rules: readonly PolicyRule[] | undefined;

  /** `read` gives a file of the index by name. */
  constructor(read: (name: string) => Promise<ArrayBuffer>) {
    this.#read = read;
  }

  /** Two first requests may both read; what they read is the same. */
  async rules(): Promise<readonly PolicyRule[]> {
    this.#rules ??= await this.#load();
    return this.#rules;
  }

  async #load(): Promise<readonly PolicyRule[]> {
    const bytes = await this.#read('policy-rules.json');
    return z.array(policyRuleSchema).parse(JSON.parse(new TextDecoder().decode(bytes)));
  }
}
