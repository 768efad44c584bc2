import type { HandoffReason } from '../../shared/handoff.ts';
import { dutch } from './handoff/dutch.ts';
import { english } from './handoff/english.ts';
import { french } from './handoff/french.ts';
import { german } from './handoff/german.ts';
import { hindi } from './handoff/hindi.ts';
import { italian } from './handoff/italian.ts';
import { portuguese } from './handoff/portuguese.ts';
import { spanish } from './handoff/spanish.ts';
import type { HandoffWords } from './handoff/words.ts';
import { fold } from './text.ts';

const languages = [english, german, french, spanish, italian, portuguese, dutch, hindi];
/** What is wrong comes before whom it is to be told: the shopper is asked for what that needs. */
const reasons = ['damage', 'warranty', 'complaint', 'trade', 'person'] as const;

/**
 * What a message asks a person of the shop for, where it does so for certain: then nobody argues and no model is asked.
 * Undefined for a question about such things ("is there a warranty on it?") and for whatever is not clear.
 */
export function handoffAsked(message: string): HandoffReason | undefined {
  const sentences = fold(message).match(/[^.!?\n]+[.!?]*/gu) ?? [];
  return reasons.find((reason) =>
    sentences.some((sentence) => languages.some((words) => says(sentence.trim(), words, reason))),
  );
}

function says(sentence: string, words: HandoffWords, reason: (typeof reasons)[number]): boolean {
  return words[reason].some((pattern) => {
    const match = pattern.exec(sentence);
    return match !== null && !isOnlySupposed(sentence.slice(0, match.index), words, reason);
  });
}

/** A trade order and a person are asked for by a question just as well; nobody who denies it wants a person. */
function isOnlySupposed(before: string, { supposed }: HandoffWords, reason: HandoffReason): boolean {
  if (reason === 'trade') return false;
  if (reason === 'person') return denied.test(before);
  const clause = before.slice(before.search(/[^,;:]*$/u));
  return supposed.test(clause);
}

const denied =
  /\b(?:don't|do not|no need|without|rather than|instead of|not|nicht|kein\w*|pas|no|non|nao|niet|geen)\b[^,;:]{0,25}$/u;
