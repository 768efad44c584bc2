import { terms } from '../../domain/text.ts';
import type { IndexFile, Section } from './format.ts';
import { sortStrings } from './string-list.ts';
import { findString, type StringTable } from './strings.ts';

/**
 * Which of a few hundred short texts a question is most likely asked about: query likelihood with Dirichlet smoothing
 * (Zhai and Lafferty 2004), log P(q|d) = sum over q of log(1 + tf / (mu P(t))) + |q| log(mu / (mu + |d|)), less what is
 * the same for every text, with mu half the mean length of a text. Where texts are examples of what is said of a thing, this weighs what they have in common.
 */
const muShare = 0.5;
/** Of a word that no text holds: as if there were half of one, and of few texts no more than of many. */
const unseenOf = (all: number) => Math.min(0.5 / Math.max(1, all), 1e-4);

/** A text as pieces that count less or more. */
export type Text = readonly { readonly words: string; readonly weight: number }[];

export interface Likelihood {
  readonly terms: StringTable;
  /** The texts that hold term t stand at starts[t] .. starts[t + 1]. */
  readonly starts: Uint32Array;
  readonly texts: Uint16Array;
  /** log(1 + tf / (mu P(t))). */
  readonly gains: Float32Array;
  /** log(mu / (mu + |d|)) of every text. */
  readonly penalties: Float32Array;
  /** log P(t) over all texts together; the last one is that of a term which none of them holds. */
  readonly shares: Float32Array;
}

export function likelihoodSections(texts: readonly Text[]): Record<string, Section> {
  const frequencies = new Map<string, Map<number, number>>();
  const lengths = new Float64Array(texts.length);
  for (const [at, text] of texts.entries()) {
    for (const { words, weight } of text) {
      for (const term of terms(words)) {
        const held = frequencies.get(term) ?? new Map<number, number>();
        frequencies.set(term, held.set(at, (held.get(at) ?? 0) + weight));
        lengths[at]! += weight;
      }
    }
  }
  return pack(frequencies, lengths);
}

function pack(
  frequencies: ReadonlyMap<string, ReadonlyMap<number, number>>,
  lengths: Float64Array,
): Record<string, Section> {
  const { table, order } = sortStrings([...frequencies.keys()]);
  const held = [...frequencies.values()];
  const sorted = [...order].map((at) => [...(held[at] ?? [])]);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const mu = Math.max(1, (muShare * all) / lengths.length);
  const shares = sorted.map((list) => list.reduce((sum, [, frequency]) => sum + frequency, 0) / all);
  const gains = sorted.flatMap((list, term) =>
    list.map(([, frequency]) => Math.log1p(frequency / (mu * (shares[term] ?? 1)))),
  );
  const starts = new Uint32Array(sorted.length + 1);
  for (const [at, list] of sorted.entries()) starts[at + 1] = (starts[at] ?? 0) + list.length;
  return {
    saidOffsets: table.offsets,
    saidBytes: table.bytes,
    saidStarts: starts,
    saidTexts: Uint16Array.from(sorted.flatMap((list) => list.map(([text]) => text))),
    saidGains: Float32Array.from(gains),
    saidPenalties: Float32Array.from(lengths, (length) => Math.log(mu / (mu + length))),
    saidShares: Float32Array.from([...shares, unseenOf(all)], Math.log),
  };
}

export function readLikelihood(file: IndexFile): Likelihood {
  return {
    terms: {
      offsets: file.section('saidOffsets', Uint32Array),
      bytes: file.section('saidBytes', Uint8Array),
    },
    starts: file.section('saidStarts', Uint32Array),
    texts: file.section('saidTexts', Uint16Array),
    gains: file.section('saidGains', Float32Array),
    penalties: file.section('saidPenalties', Float32Array),
    shares: file.section('saidShares', Float32Array),
  };
}

/** Whether any of the texts holds the term. */
export function isSaid({ terms: table }: Likelihood, term: string): boolean {
  return findString(table, term) >= 0;
}

/** log P(q) of a question's terms over all texts together: with a ratio it is what one text makes of the question. */
export function commonness({ terms: table, shares }: Likelihood, question: readonly string[]): number {
  const unheard = shares.length - 1;
  return question.reduce((sum, term) => {
    const at = findString(table, term);
    return sum + (shares[at < 0 ? unheard : at] ?? 0);
  }, 0);
}

/** One thing that is said, and the phrases that may stand in its place, each with what it counts. */
export type Said = readonly { readonly phrase: readonly string[]; readonly weight: number }[];

export interface Likely {
  /** Number of the text. */
  readonly text: number;
  /** How much likelier the question is of this text than of all of them together: a natural logarithm. */
  readonly ratio: number;
  /** How many of the things said stand in it. */
  readonly holds: number;
}

/** The texts that hold anything of a question, the likeliest first. */
export function likeliest(model: Likelihood, question: readonly Said[]): Likely[] {
  const scores = new Float64Array(model.penalties.length);
  const holds = new Uint16Array(scores.length);
  let length = 0;
  for (const said of question) {
    const ways = said.filter(
      ({ phrase }) => phrase.length > 0 && phrase.every((term) => isSaid(model, term)),
    );
    if (ways.length > 0) length += 1;
    for (const [text, gain] of bestGains(model, ways)) {
      scores[text]! += gain;
      holds[text]! += 1;
    }
  }
  return Array.from(scores, (score, text) => ({
    text,
    ratio: score + length * model.penalties[text]!,
    holds: holds[text]!,
  }))
    .filter((likely) => likely.holds > 0)
    .sort((a, b) => b.ratio - a.ratio || a.text - b.text);
}

/** Text -> what the best of the ways of saying it counts there. */
function bestGains(model: Likelihood, ways: Said): Map<number, number> {
  const best = new Map<number, number>();
  for (const { phrase, weight } of ways) {
    for (const [text, gain] of gainsOf(model, phrase))
      best.set(text, Math.max(best.get(text) ?? 0, gain * weight));
  }
  return best;
}

/** Of a phrase, what its commonest word counts: all of it must be there. */
function gainsOf(model: Likelihood, [first = '', ...more]: readonly string[]): Map<number, number> {
  let gains = termGains(model, first);
  for (const term of more) {
    const others = termGains(model, term);
    gains = new Map(
      [...gains].flatMap(([text, gain]) => {
        const other = others.get(text);
        return other === undefined ? [] : [[text, Math.min(gain, other)] as const];
      }),
    );
  }
  return gains;
}

function termGains(model: Likelihood, term: string): Map<number, number> {
  const gains = new Map<number, number>();
  const at = findString(model.terms, term);
  for (let posting = model.starts[at] ?? 0; posting < (model.starts[at + 1] ?? 0); posting += 1)
    gains.set(model.texts[posting] ?? 0, model.gains[posting] ?? 0);
  return gains;
}
