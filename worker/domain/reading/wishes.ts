import { terms } from '../text.ts';
import { standsInName, type Vocabulary } from '../vocabulary.ts';
import type { Chip } from './chip.ts';

/** What is wished for without being a limit: it stays in the text that is searched for, and is shown as understood. */
export function wishesIn(text: string, vocabulary: Vocabulary): Chip[] {
  return [
    ...colourAndMaterialChips(text, vocabulary),
    ...patterns.flatMap(([kind, pattern]) =>
      [...text.matchAll(pattern)].map(([words]): Chip => ({ kind, words: words.trim() })),
    ),
    ...useChips(text),
  ];
}

const longest = 3;

/** A wood or a metal is a material first, though it is a colour as well. */
function colourAndMaterialChips(text: string, vocabulary: Vocabulary): Chip[] {
  const words = text.match(/\p{L}[\p{L}'-]*|[^\s\p{L}]+/gu) ?? [];
  const chips: Chip[] = [];
  const said = words.map((word) => terms(word).join(' '));
  for (let at = 0; at < words.length; ) {
    const isWish = words[at - 1] !== 'too' && !standsInName(said, at, vocabulary);
    const chip = isWish ? nameAt(words, at, vocabulary) : undefined;
    if (chip) chips.push(chip);
    at += chip ? chip.words.split(' ').length : 1;
  }
  return chips;
}

function nameAt(words: readonly string[], at: number, vocabulary: Vocabulary): Chip | undefined {
  for (let count = Math.min(longest, words.length - at); count > 0; count -= 1) {
    const span = words.slice(at, at + count);
    const phrase = terms(span.join(' '));
    // A stop word would make "a red" out of "red", and "glasses" are things.
    if (span.some((word) => terms(word).length === 0) || isPlural(span.at(-1) ?? '', vocabulary)) continue;
    if (vocabulary.materialNames.has(phrase.join(' '))) return { kind: 'material', words: span.join(' ') };
    if (vocabulary.colourOf.has(phrase.join(' '))) return { kind: 'colour', words: span.join(' ') };
  }
  return undefined;
}

function isPlural(word: string, vocabulary: Vocabulary): boolean {
  return [/s$/u, /es$/u].some(
    (ending) => ending.test(word) && vocabulary.words.has(word.replace(ending, '')),
  );
}

const rooms = [
  'living ?rooms?|sitting rooms?|lounge|family room|bed ?rooms?|guest rooms?|spare room|kitchens?|bath ?rooms?|hall(?:way)?s?',
  "entry(?:way)?|foyer|corridor|landing|dining rooms?|(?:home )?offices?|study|nursery|kids'? rooms?|children's rooms?|playroom",
  'dorm(?: room)?|garden|patio|terrace|balcony|deck|porch|conservatory|garage|laundry(?: room)?|utility room|basement|attic|loft',
].join('|');
const patterns: readonly (readonly [Chip['kind'], RegExp])[] = [
  ['room', new RegExp(String.raw`\b(?:${rooms})(?![\p{L}-])`, 'gu')],
  [
    'gift',
    /\b(?:birthday |christmas |wedding |housewarming |house-warming |anniversary )?(?:gifts?|presents?)\b/gu,
  ],
];

const before = 'a|an|the|my|our|his|her|their|when|use';
/** What goes on behind what it is for: "for my mother | who loves tea". */
const beyond =
  "in|with|that|under|over|and|or|but|please|which|from|to|for|who|whose|whom|when|where|while|because|since|so|as|if|of|at|on|by|near|is|are|was|has|have|had|can|will|would|i|i'm|we|he|she|they|it|not|no|without";
const usedFor = String.raw`(?!(?:${before}|${beyond}|me|us|this)\b|(?:family|party|group) of\b)\p{L}[\p{L}'-]*(?: (?!(?:${beyond})\b)\p{L}[\p{L}'-]*){0,3}(?: of (?:\d+|(?!(?:${before}|${beyond})\b)\p{L}+))?`;
const joined = `${usedFor}(?: (?:and|or) ${usedFor})?`;
/** "For reading in bed", "for a gas stove", whole or not at all: but not "looking for", and a room or a number is that. */
const use = new RegExp(
  String.raw`(?<!\b(?:look|search|shop|ask|hunt|go|wait)(?:ing|ed)? )\bfor (?:(?:${before}) )*(?<what>${joined})(?![\p{L}\p{N}'-])(?! (?!(?:${beyond})\b)\p{L})`,
  'gu',
);
const room = new RegExp(`^(?:${rooms})$`, 'u');

function useChips(text: string): Chip[] {
  return [...text.matchAll(use)]
    .filter((match) => !room.test(match.groups?.what ?? ''))
    .map(([words]) => ({ kind: 'use', words }));
}

const heldTogether =
  /\b(?:compare[ds]?|comparison|versus|vs|difference between|differ|(?:which|what)(?: one| of (?:them|these|those|the 2))?(?:'s| is| are| has| would be)(?: the)? (?:\p{L}+(?:er|est)|more|less|better|best|worse|most|least))\b/u;
const either = /\b\p{L}[\p{L}'-]* or (?:the |a |an )?\p{L}[\p{L}'-]*/u;

/** "Which is lighter", "compare" of the whole message, and "the oak or the ash one" of what is left without its limits. */
export function comparisonIn(message: string, left: string): string | undefined {
  return (heldTogether.exec(message) ?? either.exec(left))?.[0];
}
