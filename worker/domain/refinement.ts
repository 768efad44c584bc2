import { isNoun, newThingAt } from './pointing/kinds.ts';
import type { Reading } from './query.ts';
import { holds, merged, withoutPhrase, withoutWords } from './refining/merge.ts';
import { wishOf } from './refining/wish.ts';
import { fold, terms } from './text.ts';
import { policyTopic, talkIn } from './topics.ts';
import { isVague } from './vague.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A message of the shopper's, as it was read. */
export interface Utterance {
  readonly text: string;
  readonly reading: Reading;
  /** What it points at of the products already shown: "tie" where the shopper would have to be asked. */
  readonly points: 'nothing' | 'something' | 'tie';
  /** Words of a condition that is to hold no longer. Typed ones count only where such a condition holds. */
  readonly remove?: { readonly words: string; readonly byButton: boolean } | undefined;
}

/** The latest product search with what was said since. */
export interface Refined {
  readonly reading: Reading;
  /** What was searched for at first, in the shopper's words: "sofa bed". */
  readonly subject: string;
  /** The message asks for the next ones of it. */
  readonly more?: true;
}

const more =
  /^(?:(?:and|ok|okay|please|yes),? )*(?:(?:can|could) (?:you|i) )?(?:(?:show|see|give)(?: me)?(?: some)? (?:more|others)(?: (?:of (?:them|these|those)|ones|options|results))?|more(?: (?:please|ones|options|results))?|(?:the )?next(?: ones| page)?|(?:do you have |are there )?any (?:more|others)(?: (?:of (?:them|these|those)|ones|options))?)(?: please)?[\s.!?]*$/u;

/** "Show more": the next ones of the latest search, whatever it was. */
function asksForMore(message: string): boolean {
  return more.test(fold(message).trim());
}

/**
 * The search that a message of limits alone goes on with: "only under $450" after "a sofa bed". Worked out anew from
 * the history each time, since nothing is kept; a question about policies or about a product in between changes
 * nothing. Undefined where the message is no refinement, or nothing was searched for.
 */
export function refine(
  newest: Utterance,
  earlier: readonly Utterance[],
  vocabulary: Vocabulary,
): Refined | undefined {
  const search = earlier.reduce<Refined | undefined>(
    (kept, said) => (asksForMore(said.text) ? kept : (next(kept, said, vocabulary) ?? kept)),
    undefined,
  );
  if (search && asksForMore(newest.text)) return { ...search, more: true };
  return search && goOn(search, newest, vocabulary);
}

function next(search: Refined | undefined, said: Utterance, vocabulary: Vocabulary): Refined | undefined {
  const refined = search && goOn(search, said, vocabulary);
  if (refined) return refined;
  return isSearch(said, search !== undefined, vocabulary)
    ? { reading: said.reading, subject: subjectOf(said.reading.text) }
    : undefined;
}

function goOn(search: Refined, said: Utterance, vocabulary: Vocabulary): Refined | undefined {
  if (said.remove && (said.remove.byButton || holds(search.reading, said.remove.words)))
    return without(search, said.remove.words);
  if (isAside(said, vocabulary)) return undefined;
  const wish = wishOf(fold(said.text).trim(), said.reading, vocabulary);
  return wish && { ...search, reading: merged(search.reading, said.reading, wish) };
}

function without({ reading, subject }: Refined, words: string): Refined {
  return { reading: withoutWords(reading, words), subject: withoutPhrase(subject, fold(words)) || subject };
}

/** About what was shown, the shop or the weather: it neither begins a search nor goes on with one. */
function isAside({ text, reading, points }: Utterance, vocabulary: Vocabulary): boolean {
  const folded = fold(text).trim();
  if (points === 'something' || talkIn(folded) !== undefined) return true;
  if (policyTopic(folded) === undefined || ofThings.test(folded)) return false;
  // "A sofa that ships to Canada" is a search, "do you ship to Canada?" is none.
  return policyTopic(reading.text) !== undefined || !namesKind(reading.text, vocabulary);
}

/** "That ship to Canada" is said of what is sought. */
const ofThings = /^(?:(?:but|and|only|just|the|ones?|something|anything) )*(?:that|which) (?!is\b)/u;

/** Once something was searched for, only words the shop knows begin another search. */
function isSearch(said: Utterance, hasSearch: boolean, vocabulary: Vocabulary): boolean {
  if (said.remove?.byButton || said.points === 'tie' || isVague(fold(said.text))) return false;
  if (isAside(said, vocabulary)) return false;
  const words = terms(said.reading.text);
  if (words.length === 0) return false;
  const folded = fold(said.reading.text);
  return (
    !hasSearch ||
    newThingAt(folded, vocabulary) < Infinity ||
    (folded.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => isKnown(word, vocabulary))
  );
}

function isKnown(word: string, vocabulary: Vocabulary): boolean {
  return isNoun(word, vocabulary) || vocabulary.words.has(word);
}

function namesKind(text: string, vocabulary: Vocabulary): boolean {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).some((word) => isNoun(word, vocabulary));
}

const leadIn =
  /^(?:(?:neither|none|no|nope|not (?:that|those|these))(?: of (?:them|these|those))?(?=[,.;!])[\s,.;!]*|how \p{L}+ (?:is|are|does|do|can|would) |(?:hi|hello|hey|please|ok|okay|so|well|can|could|would|you|do|help|me|us|i|i'm|im|i'd|id|am|we|we're|are|looking|look|searching|search|shopping|need|want|like|love|find|show|get|buy|have|sell|stock|to|for|any|some|an?|the|see|recommend|suggest|there|is|your|what|which)\b[\s,!.:]*)+/u;
const trail =
  /(?:[\s.,;:!?]+|\s(?:is|are|that|which|please|instead|and|with|in|for|(?:do )?you have|there))+$/u;
const subjectCharacters = 60;

/** What a search is for, without the words that ask for it. */
function subjectOf(text: string): string {
  const bare = text.replace(leadIn, '').replace(trail, '');
  const subject = bare === '' ? text : bare;
  return Array.from(subject).slice(0, subjectCharacters).join('').trim();
}
