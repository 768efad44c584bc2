import type { Money } from '../../shared/money.ts';
import type { Item } from './catalogue.ts';
import type { Limits } from './limits.ts';
import type { PolicySection } from './policy-section.ts';
import type { Statement } from './statements.ts';

/** What a turn has looked up: the only ground a sentence may stand on. */
export interface Evidence {
  /** By SKU, in the order they were found. */
  readonly items: Map<string, Item>;
  /** By section id. */
  readonly sections: Map<string, PolicySection>;
  /** Amounts that code worked out and no one item has: "the cheapest match is $39.90". */
  readonly amounts: Money[];
  /** What code worked out of several figures: a difference, a sum, a price of delivery, how many there are without a limit. */
  readonly statements: Statement[];
  /** How many products each search found. */
  readonly counts: number[];
  /** Whether products were searched for, and not only looked up. */
  searched: boolean;
  /** The shopper's own limits, which may be repeated as theirs. */
  readonly limits: Limits;
  /** What the shopper wrote, which may be repeated as theirs. */
  readonly message: string;
  /** The last words of the shop's names of kinds of things, as terms: "lamp". */
  readonly typeNouns: ReadonlySet<string>;
  /** Addresses of the shop that may always be named. */
  readonly contact: string;
  readonly shopUrl: string;
}

type About = Pick<Evidence, 'limits' | 'contact' | 'shopUrl'> &
  Partial<Pick<Evidence, 'message' | 'typeNouns'>>;

export function emptyEvidence(about: About): Evidence {
  return {
    items: new Map(),
    sections: new Map(),
    amounts: [],
    statements: [],
    counts: [],
    searched: false,
    message: '',
    typeNouns: new Set(),
    ...about,
  };
}

/** What a tool found, to be added to the evidence of the turn. */
export interface Found {
  readonly items?: readonly Item[];
  readonly sections?: readonly PolicySection[];
  readonly amounts?: readonly Money[];
  readonly statements?: readonly Statement[];
  /** How many products there are in all. */
  readonly count?: number;
  readonly searched?: true;
}

export function addFound(evidence: Evidence, found: Found): void {
  for (const item of found.items ?? []) evidence.items.set(item.variant.sku, item);
  for (const section of found.sections ?? []) evidence.sections.set(section.id, section);
  evidence.amounts.push(...(found.amounts ?? []));
  evidence.statements.push(...(found.statements ?? []));
  if (found.count !== undefined) evidence.counts.push(found.count);
  if (found.searched) evidence.searched = true;
}
