import { onFirstUse } from '../on-first-use.ts';
import type { Claim, Placed, PromiseClaim } from './claim.ts';
import { all, anyLanguage, keyedReader, keyedWords, promiseNames, wordPattern } from './words.ts';

const actions = all.flatMap((language) =>
  language.actions.map(({ hint, words }) => ({
    hint: onFirstUse(() => new RegExp(hint)),
    words: onFirstUse(() => new RegExp(words, 'g')),
  })),
);

function actionWords(text: string): RegExpExecArray[] {
  return actions.flatMap(({ hint, words }) => (hint().test(text) ? [...text.matchAll(words())] : []));
}

const promised = keyedReader(() => keyedWords(promiseNames, (language, name) => language.promises[name]));
/** "Once it has been sent", "whether it is reserved": nothing is said to have been done. */
const condition = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?:^|[\s,;(])(?:${anyLanguage((words) => words.condition)}|that|which|who|the day|any|anything|something)\b[^.;!?]{0,50}$`,
    ),
);
const denied = onFirstUse(
  () =>
    new RegExp(String.raw`(?:\b(?:${anyLanguage((words) => words.negation)})|n't)\b(?: [a-z]{1,12}){0,4} ?$`),
);
const negation = wordPattern(() => `${anyLanguage((words) => words.negation)}|(?<=[a-z])n't`, '');

/** What only the shopper brings about: "it is in your cart once you tap the button". */
const byThem =
  /^[^.;!?]{0,40}\b(?:until|once|when|if|after|as soon as|unless) you\b|^ (?:with|by) (?:one|a|your) tap\b/u;

/** What the assistant says it did or will do. It can do none of it yet, so that none is ever true. */
export function actionsIn(text: string): Placed[] {
  return actionWords(text).flatMap((match) => {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const firstPerson = /^(?:i|we|j|ich|he|wir)\b/u.test(match[0]);
    const isOpen = () =>
      condition().test(before) ||
      denied().test(before) ||
      byThem.test(text.slice(match.index + match[0].length));
    if (!firstPerson && isOpen()) return [];
    if (/\b(?:not|never|no|cannot|can't|won't|nicht|pas|kein\p{L}{0,2})\b/u.test(match[0])) return [];
    return [placed(match, { kind: 'action', words: match[0].trim() })];
  });
}

/** What belongs to a promise behind it: not the condition of it, which may deny something else. */
const goesOn = /^(?:(?! (?:if|unless|when|where|but|as long as)\b)[^.,;:!?()|]){0,40}/;

/** Promises of more than is usual, each of which a section or a fact must make too. */
export function promisesIn(text: string): Placed<PromiseClaim>[] {
  return promised(text).flatMap(([name, words]) =>
    [...text.matchAll(words)].map((match) => {
      const end = match.index + match[0].length;
      const [before = ''] = /[^.,;:!?()|]{0,60}$/u.exec(text.slice(0, match.index)) ?? [];
      const [after = ''] = goesOn.exec(text.slice(end)) ?? [];
      return placed(match, {
        kind: 'promise' as const,
        promised: name,
        negated: negation().test(`${before}_${after}`),
      });
    }),
  );
}

function placed<C extends Claim>(match: RegExpExecArray, claim: C): Placed<C> {
  return { claim, start: match.index, end: match.index + match[0].length };
}
