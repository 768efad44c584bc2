import type { Item } from '../catalogue.ts';
import { spelled } from '../number-words.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { isNoun } from './kinds.ts';
import { distinct, type OnScreen, type Pointed } from './pointed.ts';
import { havingAll, readTail } from './tails.ts';
import type { Unread } from './unread.ts';

const everything =
  /\b(?:all|each|every one|none|any|some|most|either|neither|which(?: ones?)?) of (?:these|those|them|the above)\b|\ball (?:of the )?(?<count>two|three|four|five|six|seven|eight)\b(?! \p{L}+s\b)|\b(?:they|them|their)\b/gu;
const both = /\bboth\b(?: of (?:these|those|them))?(?! (?:the |my |our )?\p{L}+s\b)/gu;
const oneOf = /\bone of (?:these|those|them)\b/gu;
const pointing =
  /\b(?:those|these|this|that)(?:(?<one> ones?)| (?<count>two|three|four|five|six|seven|eight)(?! (?:met|cent|millim|feet|foot|inch|cm|kg|kilo|pound|hour|day|week)))?\b/gu;
const it = /\bits?\b|\bit's\b/gu;
const other =
  /\bthe other(?: ones?)?(?=\s*(?:$|[.,;:!?])|\s(?:is|in|and|or|too|please|instead|has|does|one)\b)/gu;

/** A pointing word stands for a thing by itself behind one of these, or before one of those, or at the end of a clause. */
const leads =
  /(?:^|[.,;:!?]\s*|\b(?:is|are|was|were|does|do|did|will|would|can|could|should|has|have|about|of|with|than|like|love|want|buy|take|get|order|prefer|see|me|ship|deliver|send|and|or|vs|versus|compare|to|for|on|in|only|just|return|between|from|but) )$/u;
const follows =
  /^(?:'s too\b|\s*(?:$|[.,;:!?)])|\s(?:in|is|are|has|have|does|do|can|will|would|be|come|comes|fit|fits|work|and|or|vs|versus|with|for|from|too|please|made|available|still|cost|costs|weigh|weighs|hold|holds|need|needs|look|looks|suit|suits|ship|ships|to|on|under|over|below|above|between|instead|go|goes|last|lasts|again|there|first|exactly)\b)/u;
const states =
  /^(?:what'?s|where'?s|how'?s|who'?s|is|are|was|were|does|do|did|will|would|can|could|should|has|have) $/u;

/** "It", "this" and "that" are the thing in focus; "those" and "them" all of the newest list; "both" are two. */
export function takePronouns(unread: Unread, screen: OnScreen, vocabulary: Vocabulary): Pointed[] {
  const newest = screen.lists.at(-1) ?? [];
  if (newest.length === 0) return [];
  const pointed = [
    ...takeOther(unread, screen),
    ...takeMatches(unread, everything, (match) => {
      const count = match.groups?.count;
      if (count !== undefined && spelled(count) !== distinct(newest).length) return undefined;
      return { items: newest, all: true };
    }),
    ...takeMatches(unread, both, () => {
      const pair = screen.lists.findLast((list) => list.length > 1) ?? [];
      return pair.length === 2 ? { items: pair, all: true } : undefined;
    }),
    ...takeMatches(unread, oneOf, ({ input }) => ({ items: newest, all: input.includes('?') })),
    ...takePointing(unread, screen, vocabulary),
    ...takeMatches(unread, it, () => ({ items: focus(screen), all: false })),
  ];
  return pointed;
}

/** The one thing talked about: the only one shown last, or the one whose page the shopper is on. */
function focus({ lists, page }: OnScreen): Item[] {
  const newest = distinct(lists.at(-1) ?? []);
  return newest.length > 1 && page ? [page] : newest;
}

function takeMatches(
  unread: Unread,
  pattern: RegExp,
  read: (match: RegExpMatchArray & { readonly input: string }) => Omit<Pointed, 'phrase'> | undefined,
): Pointed[] {
  const [first] = [...unread.text.matchAll(pattern)];
  const meant = first && read({ ...first, input: unread.text } as never);
  if (!first || !meant || meant.items.length === 0) return [];
  unread.takeAll(pattern);
  return [{ ...meant, phrase: first[0] }];
}

/** "The other one": of what was shown, what is not in focus. */
function takeOther(unread: Unread, { lists }: OnScreen): Pointed[] {
  const shown = lists.findLast((list) => list.length > 1) ?? [];
  const [focused] = lists.at(-1)?.length === 1 ? (lists.at(-1) ?? []) : [];
  const rest = shown.filter((item) => item.variant.sku !== focused?.variant.sku);
  return takeMatches(unread, other, (match) => ({ items: rest, all: match[0].endsWith('ones') }));
}

function takePointing(unread: Unread, screen: OnScreen, vocabulary: Vocabulary): Pointed[] {
  for (const match of unread.text.matchAll(pointing)) {
    const end = match.index + match[0].length;
    const [before, after] = [unread.text.slice(0, match.index), unread.text.slice(end)];
    if (match.groups?.one === undefined && !standsAlone(before, after, vocabulary)) continue;
    const single = /^th(?:is|at)(?! ones)/u.test(match[0]);
    const items = single ? focus(screen) : (screen.lists.at(-1) ?? []);
    if (!fitsCount(match, items)) continue;
    const tail = single ? { qualities: [], length: 0 } : readTail(after, items, vocabulary);
    const kept = havingAll(items, tail.qualities, vocabulary);
    const phrase = unread.take(match.index, end + tail.length);
    if (kept.length > 0) return [{ phrase, items: kept, all: !single }];
  }
  return [];
}

/** "Those three" are three. */
function fitsCount({ groups }: RegExpMatchArray, items: readonly Item[]): boolean {
  return groups?.count === undefined || spelled(groups.count) === distinct(items).length;
}

/** Not "a lamp that folds", "I hope that", "those curtains". */
function standsAlone(before: string, after: string, vocabulary: Vocabulary): boolean {
  const [next = ''] = /^ [\p{L}'-]+/u.exec(after) ?? [];
  if (isNoun(next.trim(), vocabulary)) return false;
  const behindVerb = states.test(`${/([\p{L}']+) $/u.exec(before)?.[1] ?? ''} `);
  return behindVerb || (leads.test(before) && follows.test(after));
}
