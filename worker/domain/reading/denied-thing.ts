import type { Vocabulary } from '../vocabulary.ts';
import { denied } from './denial.ts';
import { namesThing } from './excluded.ts';

const asked = '(?: (?:need|show|give|me|see|a|an|any|the|of|looking for|interested in))*';
const word = String.raw`(?!(?:over|above|under|below|more|less|too|very|with|in|and|or|but|that|which|is|are|costs?|costing|priced|at)\b)\p{L}[\p{L}'-]*`;
const thing = `(?<thing>(?:${word} ){0,2}(?<head>${word})(?: (?:with|in|from|of) (?:an? )?${word}(?: ${word})?)?)`;
const said = '(?: (?:that|which|is|are|costs?|costing|priced|at))*';
const relation = String.raw`(?<relation>over|above|exceed(?:s|ing)?|under|below|(?:more|less|more expensive|\p{L}+er) than|[<>])`;
const deniedThing = new RegExp(
  String.raw`${denied}${asked} ${thing}${said} ${relation}(?= (?:an? |about |around )?\p{L}{0,3}\p{Sc}?\d)`,
  'gu',
);

/** "No sofa over $900" wants a sofa and denies the bound: said so, "sofa not over $900", it is read as any other. */
export function boundsDenied(text: string, vocabulary: Vocabulary): string {
  return text.replaceAll(deniedThing, (words, ...args) => {
    const groups = args.at(-1) as Record<string, string>;
    return isWanted(groups.head ?? '', vocabulary) ? `${groups.thing} not ${groups.relation}` : words;
  });
}

/** Shops' words for a material lead to things of it; "no leather over $50" still wants none of it. */
function isWanted(head: string, vocabulary: Vocabulary): boolean {
  return namesThing(head, vocabulary) && !vocabulary.materialNames.has(head);
}
