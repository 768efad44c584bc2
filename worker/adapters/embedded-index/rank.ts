import { type Entries, entriesOf } from './entries.ts';
import type { Group, Plan } from './plan.ts';
import {
  documentFrequency,
  eachPosting,
  inverseDocumentFrequency,
  type Postings,
  place,
} from './postings.ts';

export interface Scored {
  readonly document: number;
  readonly score: number;
}

export interface Ranking {
  /** How many documents answer. */
  readonly found: number;
  /** The best of them, best first. */
  readonly best: Scored[];
}

/** How a product's own kind, and what is known of its variants, counts beside its words. */
export interface Signals {
  /** The type number of a document, or -1. */
  readonly typeOf: (document: number) => number;
  /** Whether it comes in a colour that was asked for. */
  readonly hasColour: (document: number) => boolean;
  /** A factor for what the numbers say: colour, seats, stock. */
  readonly factor: (document: number) => number;
  /** What a document must meet where no product type is asked for. */
  readonly leastStated: number;
  /** How strongly a type must be asked for to keep out the others. */
  readonly clear: number;
  readonly mustBeNamed: boolean;
}

/** Tuned on the project's tuning and practice queries only; part of the release. */
export const weights = {
  typeBonus: 2,
  otherType: 0.3,
  /** Share of the query that a product of another type must state to stand beside the type asked for. */
  otherTypeStated: 0.75,
  /** A word that stands only in a description. */
  describedOnly: 0.55,
  /** A colour of the family asked for by another name. */
  colourFamily: 0.8,
};

/** Places where a thing is called what it is. */
const naming = place.title | place.type | place.options | place.materials;

interface Tally {
  readonly entries: Entries;
  readonly total: number;
  readonly materials: number;
  readonly asksColour: boolean;
}

/**
 * The documents that answer a plan, best first. `allowed` is asked before a document is scored at all, so that what
 * breaks a hard limit takes no part.
 */
export function rank(
  postings: Postings,
  plan: Plan,
  signals: Signals,
  allowed: (document: number) => boolean,
): Ranking {
  const tally = count(postings, plan, allowed);
  const strongest = Math.max(0, ...plan.types.values());
  const scored: Scored[] = [];
  for (const document of tally.entries.touched) {
    const type = plan.types.get(signals.typeOf(document)) ?? 0;
    if (!answers(document, type, strongest, tally, signals)) continue;
    const score = scoreOf(document, type, strongest, tally) * signals.factor(document);
    scored.push({ document, score });
  }
  return {
    found: scored.length,
    best: nearBest(scored).sort((a, b) => b.score - a.score || a.document - b.document),
  };
}

const sortedWhole = 1000;
const nearShare = 0.3;

/** Of thousands of answers only those near the best one are worth putting in order. */
function nearBest(scored: Scored[]): Scored[] {
  if (scored.length <= sortedWhole) return scored;
  const best = scored.reduce((most, { score }) => Math.max(most, score), 0);
  return scored.filter(({ score }) => score >= nearShare * best);
}

function count(postings: Postings, plan: Plan, allowed: (document: number) => boolean): Tally {
  const entries = entriesOf(postings).begin();
  let total = 0;
  for (const group of plan.groups) {
    entries.beginGroup();
    for (const { phrase, weight } of group.alternatives)
      meetPhrase(postings, entries, phrase, weight, allowed);
    const weight = weightOf(postings, group, entries.met.length);
    total += weight;
    entries.endGroup(group.kind, weight, weights.describedOnly);
  }
  return {
    entries,
    total,
    materials: plan.groups.filter(({ kind }) => kind === 'material').length,
    asksColour: plan.groups.some(({ kind }) => kind === 'colour'),
  };
}

/** Notes the documents that hold every term of a phrase, where they all stand in one place or wherever the last one does. */
function meetPhrase(
  postings: Postings,
  entries: Entries,
  phrase: readonly string[],
  weight: number,
  allowed: (document: number) => boolean,
): void {
  const [first = '', ...more] = phrase;
  if (more.length === 0) {
    eachPosting(postings, first, (document, impact, places) => {
      if (allowed(document)) entries.meet(document, impact * weight, places);
    });
    return;
  }
  for (const [document, { impact, places }] of phrasePostings(postings, phrase)) {
    if (allowed(document)) entries.meet(document, impact * weight, places);
  }
}

/** A share that is the whole, but for the rounding of 32-bit numbers. */
const wholly = 0.999;

/** Whether a document is an answer at all. Where a type is clearly asked for, another colour or material is none. */
function answers(document: number, type: number, strongest: number, tally: Tally, signals: Signals): boolean {
  const { entries, total } = tally;
  if (strongest === 0) {
    if (!signals.mustBeNamed) return entries.covered(document) >= signals.leastStated * total;
    const stated = entries.stated(document) / total;
    return stated >= wholly || (stated >= signals.leastStated && entries.isNamed(document, naming));
  }
  const isClear = strongest >= signals.clear;
  if (type === 0) return !isClear && entries.stated(document) >= weights.otherTypeStated * total;
  if (!isClear) return true;
  const coloured = !tally.asksColour || entries.isColoured(document, naming) || signals.hasColour(document);
  return coloured && entries.materials(document) === tally.materials;
}

function scoreOf(
  document: number,
  type: number,
  strongest: number,
  { entries, total, materials, asksColour }: Tally,
): number {
  const kind = strongest === 0 ? 1 : type > 0 ? 1 + weights.typeBonus * type : weights.otherType;
  const coverage = 0.4 + (0.6 * entries.covered(document)) / total;
  const material = materials === 0 ? 1 : 0.4 + (0.6 * entries.materials(document)) / materials;
  // "Cognac" itself goes before another brown.
  const colour =
    !asksColour || entries.isColoured(document, place.title | place.options) ? 1 : weights.colourFamily;
  return entries.score(document) * coverage * kind * material * colour;
}

interface Met {
  impact: number;
  places: number;
}

function phrasePostings(postings: Postings, phrase: readonly string[]): Map<number, Met> {
  let found: Map<number, Met> | undefined;
  for (const term of phrase) {
    const holding = new Map<number, Met>();
    eachPosting(postings, term, (document, impact, places) => {
      const before = found?.get(document);
      if (found && !before) return;
      const shared = before ? before.places & places || places : places;
      holding.set(document, { impact: Math.min(before?.impact ?? impact, impact), places: shared });
    });
    found = holding;
    if (found.size === 0) break;
  }
  return found ?? new Map();
}

/** The weight of the words themselves where the shop knows them: a rare word's common synonym does not make it common. */
function weightOf(postings: Postings, group: Group, met: number): number {
  const own = group.alternatives[0]?.phrase ?? [];
  const rarest = Math.min(...own.map((term) => documentFrequency(postings, term)));
  const frequency = rarest > 0 ? Math.max(rarest, Math.min(met, rarest * 4)) : met;
  return inverseDocumentFrequency(frequency, postings.documentCount);
}
