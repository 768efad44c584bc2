import { terms } from '../../domain/text.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';

/** A type named behind one of these is what the thing is for, or beside: "a lamp for the desk". */
const context =
  /\b(?:for|with|to go with|next to|beside|under|underneath|above|on|onto|in|into|at|by|near|behind|around|(?<=\p{L} )(?:that|which)|from|of)\b/u;
const contextShare = 0.4;
/** "Looking for" comes before what is sought, not before what it is for. */
const asking = /\b(?:look|search|shop|ask|hunt|go|wait)(?:ing|ed)? for\b/gu;

/** A type named this clearly is what is asked for. */
export const clearType = 0.9;

/** A noun that is as often an adjective or a verb names a thing only where nothing follows it. */
const loose = new Set(['light', 'throw', 'runner', 'set']);
const headWeight = 0.8;

/** What kinds of things a query names. */
export interface TypesAsked {
  /** How strongly each is asked for, 0 to 1, by type number. */
  readonly types: Map<number, number>;
  /** How clearly the thing itself is named, 0 to 1, apart from what it is for. */
  readonly named: number;
  /** It asks for a thing that shops like this are asked for and do not sell. */
  readonly elsewhere: boolean;
  /** The query without what it says of other things than the one it asks for: "a cushion" of "a cushion for a grey sofa". */
  readonly own: string;
}

/**
 * A type is asked for by its whole name, another word for it, or its noun alone ("lamp"). The first thing named is meant;
 * what is named behind it, or behind a preposition, is what it is for or goes with.
 */
export function typesAsked(text: string, vocabulary: Vocabulary): TypesAsked {
  const [first = '', ...more] = text.replace(asking, ' ').split(context);
  const own = readSegment(first, vocabulary);
  const others = more.map((words) => ({ words, ...readSegment(words, vocabulary) }));
  const named = Math.max(0, ...own.types.values());
  const isClear = named >= clearType;
  const types = new Map(own.types);
  for (const other of isClear ? [] : others) {
    const share = own.types.size > 0 ? contextShare : 1;
    for (const [type, weight] of other.types) types.set(type, Math.max(types.get(type) ?? 0, weight * share));
  }
  const about = isClear ? others.filter((other) => other.types.size === 0) : others;
  return {
    types,
    named,
    elsewhere: isAccessory(first, vocabulary) || (!isClear && vocabulary.elsewhere.standsIn(terms(first))),
    own: [first, ...about.map(({ words }) => words)].join(' . '),
  };
}

/** The types that words without a preposition name, the first of them before others. */
function readSegment(words: string, vocabulary: Vocabulary) {
  const query = terms(words);
  const types = new Map<number, number>();
  let isFirst = true;
  for (let at = 0; at < query.length; ) {
    const spans = namedTypes(query, at, vocabulary).filter(
      ({ length }) => !cutsName(query, at, length, vocabulary),
    );
    const longest = Math.max(0, ...spans.map(({ length }) => length));
    const share = isFirst ? 1 : contextShare;
    for (const { type, weight, length } of spans) {
      if (length === longest) types.set(type, Math.max(types.get(type) ?? 0, weight * share));
    }
    // A need that was told before a name ("low ceiling here! A bunk bed") does not come before it.
    if (spans.some(({ weight, length }) => length === longest && weight >= headWeight)) isFirst = false;
    at += Math.max(1, longest);
  }
  return { types };
}

/** "Queen bed" would leave of a "queen bed frame" a frame, which is another thing. */
function cutsName(query: readonly string[], at: number, length: number, vocabulary: Vocabulary): boolean {
  for (let start = at + 1; start < at + length; start += 1) {
    const isCut = vocabulary.types.some(
      ({ phrase }) =>
        start + phrase.length > at + length && phrase.every((term, offset) => query[start + offset] === term),
    );
    if (isCut) return true;
  }
  return false;
}

/** Whether words end in what makes another thing of the one they name first: "lamp oil", but not "lamp, oil rubbed". */
function isAccessory(words: string, vocabulary: Vocabulary): boolean {
  const [clause = ''] = words.split(/[,;.!?]/u);
  const query = terms(clause);
  for (const at of query.keys()) {
    const length = Math.max(0, ...namedTypes(query, at, vocabulary).map((named) => named.length));
    if (length > 0) return at + length === query.length - 1 && vocabulary.accessories.has(query.at(-1) ?? '');
  }
  return false;
}

interface NamedType {
  readonly type: number;
  readonly weight: number;
  /** How many terms of the query name it. */
  readonly length: number;
}

function namedTypes(query: readonly string[], at: number, vocabulary: Vocabulary): NamedType[] {
  const startsWith = (phrase: readonly string[]) =>
    phrase.every((term, offset) => query[at + offset] === term);
  const isNoun = !loose.has(query[at] ?? '') || at === query.length - 1;
  const byName = vocabulary.types.flatMap(({ phrase }, type): NamedType[] => {
    if (startsWith(phrase)) return [{ type, weight: 1, length: phrase.length }];
    const byNoun = isNoun && phrase.length > 1 && query[at] === nounOf(phrase);
    return byNoun ? [{ type, weight: headWeight, length: 1 }] : [];
  });
  const byOtherWord = vocabulary.expansions
    .get(query[at] ?? '')
    .flatMap(({ phrase, means }) =>
      startsWith(phrase) ? means.flatMap((meant) => typesCalled(meant, phrase.length, vocabulary)) : [],
    );
  return [...byName, ...byOtherWord];
}

/** The noun of a type's name: "lamp" of "reading lamp", "towel" of "towel set". */
function nounOf(phrase: readonly string[]): string | undefined {
  return phrase.at(-1) === 'set' ? phrase.at(-2) : phrase.at(-1);
}

function typesCalled(
  meant: { readonly phrase: readonly string[]; readonly weight: number },
  length: number,
  vocabulary: Vocabulary,
): NamedType[] {
  const isCalled = (phrase: readonly string[]) =>
    phrase.length === meant.phrase.length && phrase.every((term, at) => term === meant.phrase[at]);
  return vocabulary.types.flatMap(({ phrase }, type) =>
    isCalled(phrase) ? [{ type, weight: meant.weight + 0.15, length }] : [],
  );
}
