import { onFirstUse } from '../on-first-use.ts';
import type { Placed } from './claim.ts';
import { anyLanguage, wordPattern } from './words.ts';

/** What may stand between "I am" and what one is: denials, articles and what makes it stronger. */
const between =
  "(?:,? (?:not|no|a|an|the|one|of|any|some|kind|sort|your|our|shop's|just|only|also|really|still|indeed|certainly|here|with|talking|to|real|sales|friendly|automated|kein|keine|keinem|keinen|ein|eine|einem|einen|der|die|nicht|mit|pas|un|une|la|le|vraie?|no|una|el)){0,6}";
/** What each of them has; most sentences are done with after it. */
const speaks = wordPattern(() => anyLanguage((words) => words.speaker), '');
const said = onFirstUse(
  () =>
    new RegExp(
      `(?<![a-z])(?<speaker>${anyLanguage((words) => words.speaker)})(?<between>${between}) (?:(?<human>${anyLanguage((words) => words.human)})|${anyLanguage((words) => words.machine)})(?![a-z])`,
      'g',
    ),
);
const denial = wordPattern(() => anyLanguage((words) => words.negation), '');
/** "No AI is involved here." */
const noMachine =
  /\b(?:no|not|nobody|none|never|without)\b(?: [a-z]{1,12}){0,3} (?:chatbots?|ai|automated|language model|artificial intelligence)(?![a-z-])/g;

/** That the assistant is a human, or is no machine: one way to say so is as false as the other. */
export function identityIn(text: string): Placed[] {
  const ofItself = (speaks().test(text) ? [...text.matchAll(said())] : []).filter(({ groups = {} }) => {
    const { speaker = '', between = '', human } = groups;
    const isDenied = denial().test(`${speaker}${between}`) || /^n(?!ous)/u.test(speaker);
    return isDenied === (human === undefined);
  });
  return [...ofItself, ...text.matchAll(noMachine)].map(({ index, 0: words }) => ({
    claim: { kind: 'identity' as const },
    start: index,
    end: index + words.length,
  }));
}
