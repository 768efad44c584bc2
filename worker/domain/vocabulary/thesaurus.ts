import { byFirstTerm, split } from './lines.ts';

/** A phrase as terms, and what may stand in its place. */
export interface Expansion {
  readonly phrase: readonly string[];
  readonly means: readonly Meaning[];
}

export interface Meaning {
  readonly phrase: readonly string[];
  /** What a match of it counts beside one of the word itself. */
  readonly weight: number;
}

/** What a need is met by: all of `needs` must be said, wherever they stand. */
export interface Wish {
  readonly needs: readonly string[];
  readonly means: readonly (readonly string[])[];
}

/**
 * Rules of what stands for what, a line each: `sofa|couch` are words for one thing, `read nook>armchair|read lamp` is
 * what is said and what is meant by it. A phrase behind "~" is meant and never said.
 */
export interface RuleTexts {
  readonly synonyms: string;
  readonly wishes: string;
  /** A material and its kinds. */
  readonly materials: string;
  /** First term of what is said -> the rules that say it, numbered through all three: "sofa 3 14". */
  readonly beginnings: string;
}

export const synonymWeight = 0.8;
export const wishWeight = 0.6;
export const policyWeight = 0.9;

interface RuleLine {
  readonly line: string;
  readonly weight: number;
  /** A kind of wood does not meet a need for wood whose words are said apart. */
  readonly isWish: boolean;
}

export interface Rule {
  readonly said: readonly string[];
  readonly meant: readonly string[];
}

/** A rule that says a phrase, and the phrase. */
interface Saying extends RuleLine {
  readonly rule: number;
  readonly phrase: string;
  readonly meant: readonly string[];
}

/**
 * A shop has thousands of phrases and a query asks for a few: rules are read when something that begins as they do is
 * asked for, and what that comes to is kept. It is bounded, since only terms that begin a rule are kept.
 */
export class Thesaurus {
  readonly #rules: readonly RuleLine[];
  readonly #beginnings: ReadonlyMap<string, string>;
  readonly #sayings = new Map<string, readonly Saying[]>();
  readonly #expansions = new Map<string, readonly Expansion[]>();

  constructor(texts: RuleTexts, synonyms = synonymWeight) {
    const lines = (text: string, weight: number, isWish = true) =>
      split(text, '\n').map((line) => ({ line, weight, isWish }));
    this.#rules = [
      ...lines(texts.synonyms, synonyms),
      ...lines(texts.wishes, wishWeight),
      ...lines(texts.materials, synonymWeight, false),
    ];
    this.#beginnings = byFirstTerm(texts.beginnings);
  }

  /** The expansions that begin with a term, longest phrase first. */
  get(first: string): readonly Expansion[] {
    const kept = this.#expansions.get(first);
    if (kept) return kept;
    const expansions = expansionsOf(this.#saying(first));
    if (expansions.length > 0) this.#expansions.set(first, expansions);
    return expansions;
  }

  /**
   * The needs that are spoken of by these terms, in any order and with others between them ("umbrella for the patio");
   * one of a single word only by its expansion. What the shop meets a need by goes before another name of a thing.
   */
  wishesIn(said: ReadonlySet<string>): Wish[] {
    return [...said]
      .flatMap((term) =>
        this.#saying(term).filter(({ isWish, phrase }) => isWish && isSpokenOf(phrase, said)),
      )
      .sort((a, b) => a.weight - b.weight || a.rule - b.rule)
      .map(({ phrase, meant }) => ({ needs: needsOf(phrase), means: meant.map(termsOf) }));
  }

  #saying(first: string): readonly Saying[] {
    const kept = this.#sayings.get(first);
    if (kept) return kept;
    const numbers = this.#beginnings.get(first);
    if (numbers === undefined) return [];
    const sayings = split(numbers, ' ').flatMap((number) => this.#sayingsIn(Number(number), first));
    this.#sayings.set(first, sayings);
    return sayings;
  }

  #sayingsIn(number: number, first: string): Saying[] {
    const rule = this.#rules[number];
    if (!rule) return [];
    const { said, meant } = readRule(rule.line);
    return said
      .filter((phrase) => phrase === first || phrase.startsWith(`${first} `))
      .map((phrase) => ({ ...rule, rule: number, phrase, meant }));
  }
}

export function readRule(line: string): Rule {
  const [said = '', meant = said] = line.split('>');
  return {
    said: split(said, '|').filter((phrase) => !phrase.startsWith('~')),
    meant: split(meant, '|').map((phrase) => phrase.replace('~', '')),
  };
}

const termsOf = (phrase: string) => phrase.split(' ');
const needsOf = (phrase: string) => [...new Set(termsOf(phrase))];

function isSpokenOf(phrase: string, said: ReadonlySet<string>): boolean {
  const needs = needsOf(phrase);
  return needs.length > 1 && needs.every((term) => said.has(term));
}

/** Of what two rules mean by one phrase, the first to mean it counts. */
function expansionsOf(sayings: readonly Saying[]): Expansion[] {
  const means = new Map<string, Map<string, Meaning>>();
  for (const { phrase, meant, weight } of sayings) {
    const all = means.get(phrase) ?? new Map<string, Meaning>();
    for (const other of meant) {
      if (other !== phrase && !all.has(other)) all.set(other, { phrase: termsOf(other), weight });
    }
    if (all.size > 0) means.set(phrase, all);
  }
  return [...means]
    .map(([phrase, all]) => ({ phrase: termsOf(phrase), means: [...all.values()] }))
    .sort((a, b) => b.phrase.length - a.phrase.length);
}
