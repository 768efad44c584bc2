import { asksOfPart, calledIn, detailIn } from '../details.ts';
import { askedFeatures, states } from '../features.ts';
import { fold, terms } from '../text.ts';
import { policyTopic } from '../topics.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isCalled, isNoun } from './kinds.ts';
import type { List, Pointed } from './pointed.ts';

const verb =
  'is|are|has|have|do|does|did|would|should|will|can|could|was|lasts?|weighs?|costs?|holds?|fits?|comes?|needs?|looks?|seats?|takes?|works?|gives?|suits?|feels?|folds?|uses?|goes|runs?|needs?';
const superlative = String.raw`(?:(?!(?:interest|request|forest|guest|suggest|honest|modest|chest|nest|rest|test|west|east|invest|harvest|manifest|contest|protest|latest|digest|est)\b)\p{L}{2,}est|most \p{L}+|least \p{L}+|best|worst)`;
const openEnd = String.raw`(?=\s*(?:$|[.,;:!?)])|\s(?:of|for|in|on|to|with|when|if|and|or|overall|here|please|at|from|ones?|choice|option|value|\p{L}+ly)\b)`;

const which = new RegExp(
  String.raw`\bwhich(?: ones?| of (?:these|those|them)| of the (?:two|three|four|five|six))? (?:${verb}|(?:would|do|should|can) (?:you|i|we))\b|\bwhich (?:ones?|of (?:these|those|them)|is it)\b|^\s*which\s*\?*$`,
  'u',
);
const choice = new RegExp(
  String.raw`\b(?:what|which|who|whats|what's)\b[^.!?]{0,40}?\b${superlative}${openEnd}`,
  'u',
);
const any =
  /^(?:and |so |but |ok,? |okay,? )?(?:are|is|do|does|can|will|have|has) (?:any|either|all|both|none|one)(?: one)?(?: of (?:them|these|those))?\b/u;
const whichKind = /\bwhich (?<noun>\p{L}+(?: \p{L}+)?)/u;
const has =
  /\b(?:do|does|can) (?:you|the shop|u) (?:have|sell|carry|stock|offer|ship|deliver|accept|take)\b/u;

/** Words of a question that asks for a feature and for nothing else: "how heavy?", "what are the dimensions?". */
const featureWords = new Set(
  terms(
    'height width depth length diameter seat weight weigh heavy tall high wide deep long broad material materials made capacity hold volume care clean cleaned wash assemble assembly assembled put together dimensions dimension size sizes big large cm inches kg lb exact exactly measure measurements measurement required needed included available come comes and tell more each all',
  ),
);

/**
 * Whether a message is a question about all that is on the screen, though it points at nothing: "which lasts longest on a
 * charge?", "what is the lightest?", "how heavy?". A question that names another kind of thing is a search.
 */
export function askedOfAll(message: string, newest: List, vocabulary: Vocabulary): Pointed | undefined {
  const text = fold(message).trim();
  if (newest.length === 0 || has.test(text) || policyTopic(text) !== undefined) return undefined;
  const named = whichKind.exec(text)?.groups?.noun ?? '';
  const kind = named.split(' ').filter((word) => isNoun(word, vocabulary));
  if (kind.length > 0) {
    const items = newest.filter((item) => isCalled(item, kind.slice(-1), vocabulary));
    return items.length > 0 ? { phrase: `which ${named}`, items, all: true } : undefined;
  }
  if (namesKind(text, vocabulary)) return undefined;
  const asks = which.exec(text) ?? choice.exec(text) ?? any.exec(text);
  if (asks) return { phrase: asks[0].trim(), items: newest, all: true };
  const asksOfThem = asksFeature(text) || asksDetail(text, newest, vocabulary);
  return asksOfThem ? { phrase: text, items: newest, all: true } : undefined;
}

/** "How long is the cable?": a part of those shown, or what one of them has a fact of. */
function asksDetail(text: string, newest: List, vocabulary: Vocabulary): boolean {
  if (pointing.test(text) || /\bones?\b/u.test(text)) return false;
  const called = calledIn(newest);
  const detail = detailIn(text, called, vocabulary);
  if (!detail) return false;
  const isMeasured = askedFeatures(text).length > 0 && asksOfPart(text, called);
  return isMeasured || newest.some(({ product }) => states(detail, product));
}

const pointing = /\b(?:its?|this|that|these|those|they|them|their|my|our)\b/u;

function namesKind(text: string, vocabulary: Vocabulary): boolean {
  return (text.match(/[\p{L}\p{N}'-]+/gu) ?? []).some(
    (word) => isNoun(word, vocabulary) && !/^seats?$/u.test(word),
  );
}

function asksFeature(text: string): boolean {
  const asked = askedFeatures(text).filter((feature) => feature !== 'shipsTo');
  if (pointing.test(text)) return false;
  const words = terms(text);
  return asked.length > 0 && words.length <= 6 && words.every((word) => featureWords.has(word));
}
