import { deniedIn } from './polarity.ts';
import type { Sentence } from './sentence.ts';

const between = /[,;:.!()]\s?|\s-\s|\s(?:and|but|so|which|while|though|although|because|then)\s/gu;
/** What says yes by itself. */
const assent =
  /\b(?:yes|yeah|yep|yup|sure|certainly|absolutely|of course|indeed|definitely|agreed|granted|deal|fine|okay|ok|possible|right|correct|gladly|happily|guaranteed|done)\b/u;
const noTrouble = /\bno (?:problem|trouble|worries|issue)\b/u;
/** What something is said to be, to do or to get: a verb, or whoever begins the clause. */
const finite =
  /^\W{0,3}(?:it|that|this|they|these|those|you|we)\b|\b(?:is|are|was|were|does|do|did|can|could|will|would|may|has|have|get|gets|got|fits?|works?|goes|holds|applies|counts|match(?:es)?|meets?|suits?|offer|gives?|manage|arrange|keeps?)\b|'(?:s|re|ll|ve)\b/u;
/** The assistant tells of its search, or of who else helps. */
const ofSearch =
  /^\W{0,4}(?:and )?(?:i(?:'ll| will| can)? (?:look(?:ed)?|find|found|search(?:ed)?|see|check(?:ed)?|understand|take)|as (?:a|the|our)\b|here (?:are|is)|here's|(?:these|those|this|that) (?:are|is) (?:the|what)|(?:the )?(?:closest|nearest))\b/u;

/**
 * Whether a sentence that repeats what the shopper said does no more than that: it quotes, denies or asks back. Beside
 * "you asked for 90 days" stand no "yes" and no "you can have that", only what is denied or has a claim of its own.
 */
export function affirmsNothing({ folded, claims, mentions }: Sentence, at: number): boolean {
  if (folded.trimEnd().endsWith('?') && !/[.!;:]\s/u.test(folded)) return true;
  if (noTrouble.test(folded)) return false;
  const denials = deniedIn(folded);
  return clausesOf(folded).every(({ start, end, text }) => {
    if (denials.some((one) => one.start >= start && one.start < end)) return true;
    if (assent.test(text)) return false;
    const isOwn = at >= start && at < end;
    const named = mentions.some((one) => one.start >= start && one.start < end);
    if (isOwn) return named || !finite.test(`_${folded.slice(at, end)}`);
    const hasOwn = named || claims.some((one) => one.start >= start && one.start < end);
    return hasOwn || ofSearch.test(text) || !finite.test(text);
  });
}

function clausesOf(folded: string) {
  const ends = [...folded.matchAll(between)].map(
    ({ index, 0: mark }) => [index, index + mark.length] as const,
  );
  const starts = [0, ...ends.map(([, until]) => until)];
  return starts.map((start, at) => {
    const end = ends[at]?.[0] ?? folded.length;
    return { start, end, text: folded.slice(start, end) };
  });
}
