import type { Item } from '../catalogue.ts';
import type { Placed } from '../claims/claim.ts';
import type { Mention } from './mentions.ts';
import { type Choice, choiceFor } from './options.ts';
import { ofKind, type Quantity, quantitiesIn } from './quantity.ts';
import { type Columns, cellsOf, inColumn } from './table.ts';

/** Whom a claim is about: it must hold for each of these, by any of the products that share a name or may be meant. */
export interface Subject {
  readonly each: readonly (readonly Item[])[];
  /** Whether the sentence itself names them. */
  readonly named: boolean;
  /** "Not all of them": of at least one it must not hold. */
  readonly isNotAll?: boolean;
}

/** What is said of a product without naming one of its variants must hold of all that may be meant. */
export function holdsFor({ each }: Subject, test: (item: Item) => boolean): boolean {
  return each.every((one) => productsOf(one).some((variants) => variants.every(test)));
}

/** Items by the product they are variants of. */
export function productsOf(items: readonly Item[]): (readonly Item[])[] {
  if (items.length < 2) return items.map((item) => [item]);
  return [...Map.groupBy(items, ({ product }) => product.id).values()];
}

interface Group {
  readonly mentions: readonly Mention[];
  readonly start: number;
  readonly end: number;
}

/** What may stand between the names of a list: "A, B and the C". */
const joint =
  /^(?:[\s,&/]|\([^()]{0,80}\)|\b(?:and|or|both|the|our|nor|plus|und|oder|die|der|das|et|ou|le|la|les|y|o|el|los|las)\b){1,24}$/u;

function groupsOf(mentions: readonly Mention[], folded: string): Group[] {
  const groups: Group[] = [];
  for (const mention of mentions) {
    const last = groups.at(-1);
    if (last && joint.test(folded.slice(last.end, mention.start))) {
      groups[groups.length - 1] = {
        mentions: [...last.mentions, mention],
        start: last.start,
        end: mention.end,
      };
    } else groups.push({ mentions: [mention], start: mention.start, end: mention.end });
  }
  return groups;
}

/** A bracket that is still open, with what else is said in it. */
const inBrackets = /^(?: ?\([^()]{0,60}\))?,? ?\((?!.{0,60}\beach\b)[^()]{0,60}$/u;

/** "$64 for the Birch", "at $64, the Birch": the name behind a claim is the one it belongs to. */
const leadsOn =
  /^\s?(?:each )?(?:for|of|with|from|by|:|-|fur|pour|para|bei|von)\s(?:the |our |both |die |der |das |den |le |la |el )?$/u;
const ahead = /(?:\bat|\bfor|\bum|\bfur|\ba|\bpour|\bpor)\s$/u;

const pronoun =
  /^(?:\W{0,6})(?:it|its|it's|this|that|they|their|these|those|both|all|each|he|she|er|sie|es|beide|ihre?|dieser?|il|elle|ils|elles|ce|cette|este|esta|ambos)\b/u;
const everyone =
  /\b(?:all|both|(?:each|every)(?! (?:few |two |\d )?(?:day|week|month|year|season|spring|summer|fall|autumn|winter|night|time))|everything|others?|alle|beide|jeder?|tous|toutes|chaque|todos|todas|ambos|cada)\b/u;

export interface Carried {
  /** The items of the sentence before. */
  readonly last: readonly Item[];
  /** All that the answer has named so far. */
  readonly named: readonly Item[];
  /** Of a table whose columns are products, whom each is about. */
  readonly columns?: Columns | undefined;
  /** What the columns of a table are headed. */
  readonly heads?: readonly string[] | undefined;
}

/** Finds whom the claims of a sentence are about: the nearest name before a claim, in its list by place. */
export class Binding {
  readonly #groups: readonly Group[];
  readonly #folded: string;
  readonly #carried: Carried;
  readonly #all: readonly Item[];
  readonly #quantities: readonly Quantity[];
  /** Options named in a sentence that names no product. */
  readonly #choices: readonly Choice[];

  constructor(
    mentions: readonly Mention[],
    folded: string,
    carried: Carried,
    all: readonly Item[],
    nouns: ReadonlySet<string>,
    choices: readonly Choice[],
  ) {
    this.#choices = choices;
    this.#quantities = quantitiesIn(folded, nouns);
    this.#groups = groupsOf(mentions, folded);
    this.#folded = folded;
    this.#carried = carried;
    this.#all = all;
  }

  /** Whom a claim is about; `alike` are the claims of its kind, in their order. */
  subjectOf(claim: Pick<Placed, 'start' | 'end'>, alike: readonly Pick<Placed, 'start' | 'end'>[]): Subject {
    const next = this.#groups.find(({ start }) => start >= claim.end);
    const before = this.#groups.findLast(({ start }) => start < claim.end);
    if (next && this.#belongsAhead(claim, next, before)) return this.#of(next.mentions, claim);
    if (!before) return this.#unnamed(claim, next);
    const beside = this.#besideIt(claim, before);
    if (beside) return this.#of([beside], claim);
    const byPlace = this.#byPlace(before, claim, alike, next?.start ?? this.#folded.length);
    return this.#of(byPlace ?? before.mentions, claim);
  }

  /** "A ($49), B and C ($59)": in brackets behind a name stands what is of that one alone. */
  #besideIt({ start }: Pick<Placed, 'start' | 'end'>, { mentions }: Group): Mention | undefined {
    const last = mentions.findLast(({ end }) => end <= start);
    return last && inBrackets.test(this.#folded.slice(last.end, start)) ? last : undefined;
  }

  #belongsAhead(claim: Pick<Placed, 'start' | 'end'>, next: Group, before: Group | undefined): boolean {
    const between = this.#folded.slice(claim.end, next.start);
    if (leadsOn.test(between)) return true;
    const lead = this.#folded.slice(Math.max(0, claim.start - 8), claim.start);
    if (ahead.test(lead) && /^,? (?:the |our )?$/u.test(between)) return true;
    return before === undefined && between.length < 40 && !pronoun.test(this.#folded.slice(0, claim.start));
  }

  /** "A and B cost $49 and $59": as many claims as names are told apart by their place. */
  #byPlace(
    { mentions, end }: Group,
    claim: Pick<Placed, 'start' | 'end'>,
    alike: readonly Pick<Placed, 'start' | 'end'>[],
    until: number,
  ): readonly Mention[] | undefined {
    if (mentions.length < 2) return undefined;
    const row = alike.filter(({ start }) => start >= end && start < until);
    const mention = row.length === mentions.length ? mentions[row.indexOf(claim)] : undefined;
    return mention && [mention];
  }

  /** "Every lamp" is each of those told of, or else of all that were looked up. */
  #quantified(start: number): Subject | undefined {
    const quantity = this.#quantities.findLast(
      (one) => one.start <= start && !endsClause.test(this.#folded.slice(one.end, start)),
    );
    if (!quantity) return undefined;
    const told = ofKind(this.#carried.named, quantity.noun);
    const items = told.length > 1 ? told : ofKind(this.#all, quantity.noun);
    if (items.length === 0) return undefined;
    return { each: productsOf(items), named: false, isNotAll: quantity.isNotAll };
  }

  #of(mentions: readonly Mention[], claim: Pick<Placed, 'start' | 'end'>): Subject {
    const each = mentions.map(
      ({ items, choices }) => choiceFor(claim, choices, this.#folded)?.items ?? items,
    );
    return { each, named: true };
  }

  #unnamed(claim: Pick<Placed, 'start' | 'end'>, next: Group | undefined): Subject {
    const { start } = claim;
    const column = inColumn(start, cellsOf(this.#folded), this.#carried.columns);
    if (column) return { each: [column], named: true };
    const quantified = this.#quantified(start);
    if (quantified) return quantified;
    const clause = this.#folded.slice(Math.max(0, start - 80), start + 40);
    const { last, named: so } = this.#carried;
    if (everyone.test(clause))
      return so.length > 2 ? { each: so.map((item) => [item]), named: false } : anyOf(this.#all);
    const chosen = choiceFor(claim, this.#choices, this.#folded)?.items;
    if (chosen) return anyOf(chosen);
    if (last.length > 0) return anyOf(last);
    if (next) return this.#of(next.mentions, claim);
    return anyOf(this.#all);
  }
}

const endsClause = /[.;!?]/u;

function anyOf(items: readonly Item[]): Subject {
  return { each: [items], named: false };
}
