import type { Chip } from '../reading/chip.ts';
import type { Remainder } from '../reading/remainder.ts';
import { stem } from '../text.ts';

/** Conditions of the search before that are to hold no longer. */
export interface Drops {
  readonly of: (chip: Chip) => boolean;
  /** "Leather" of "leather is fine": a wish, where it was not excluded before. */
  readonly allowed: string;
}

const indifferent = String.raw`(?:(?:is|are|would be|will do|works?) ?)?(?:(?:fine|ok(?:ay)?|good|great|alright|all right|too)\b ?)*`;
const budget = '(?:budget|price(?: limit| range)?|(?:price )?limit)';

/** "Any price is fine", "forget the budget". */
const anyPrice = new RegExp(
  String.raw`\bany (?:price|budget)\b ?${indifferent}|\b(?:forget|ignore|drop|remove|never mind|skip|without) (?:about )?(?:the|my|that|any) ${budget}\b|\b(?:the )?(?:price|budget|money|cost) (?:doesn't|does not|isn't|is not|is no) (?:matter|important|object|an issue|a problem|issue|problem)\b|\bno (?:budget|price)(?: limit)?\b`,
  'u',
);
const anyOf = new RegExp(String.raw`\bany (?<kind>colou?r|material|size)\b ?${indifferent}`, 'u');
const kinds: Readonly<Record<string, Chip['kind']>> = {
  colour: 'colour',
  color: 'colour',
  material: 'material',
  size: 'size',
};
/** "Leather is fine": what was not wanted may be there after all. */
const allowed =
  /\b(?<what>\p{L}+(?: \p{L}+)?) (?:is|are|would be) (?:(?:actually|also|totally|quite) )?(?:fine|ok(?:ay)?|alright|all right|acceptable)\b(?: (?:too|after all|with me|by me|then))?/u;

/** What a message lets go of, taken out of it. */
export function takeDrops(left: Remainder): Drops | undefined {
  const price = left.take(anyPrice, () => kindOf('price'));
  const other = price ?? left.take(anyOf, (match) => kindOf(kinds[match.groups?.kind ?? '']));
  return other ?? left.take(allowed, (match) => exclusionOf(match.groups?.what ?? ''));
}

function kindOf(dropped: Chip['kind'] | undefined): Drops {
  return { of: ({ kind }) => kind === dropped, allowed: '' };
}

function exclusionOf(what: string): Drops {
  const allowed = what.split(' ').at(-1) ?? '';
  const names = (words: string) => words.split(/\s+/u).some((word) => stem(word) === stem(allowed));
  return { of: ({ kind, words }) => kind === 'without' && names(words), allowed };
}
