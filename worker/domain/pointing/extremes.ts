import type { Item } from '../catalogue.ts';
import type { Vocabulary } from '../vocabulary.ts';
import type { List, Pointed } from './pointed.ts';
import { having, knownQuality, type Quality } from './qualities.ts';
import type { Unread } from './unread.ts';

const counts: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5 };
const count = `[2-5]|${Object.keys(counts).join('|')}`;
const word = String.raw`(?:(?:most|least) )?\p{L}+`;
const end = String.raw`(?: ones)?(?=\s*(?:$|[.,;:!?)])|\s(?:and|or|to|in|is|are|do|have|please|of|with|for)\b)`;
/** "The two cheapest", "the cheapest two". */
const several = new RegExp(
  String.raw`\bthe (?:(?<before>${count}) (?<most>${word})|(?<first>${word}) (?<after>${count}))${end}`,
  'gu',
);

/** Several that are most of something, of the list that is counted; those that tie for the last place all count. */
export function takeExtremes(unread: Unread, counted: List, vocabulary: Vocabulary): Pointed[] {
  for (const { groups = {}, index, 0: words } of unread.text.matchAll(several)) {
    const quality = knownQuality(groups.most ?? groups.first ?? '', vocabulary);
    const written = groups.before ?? groups.after ?? '';
    const wanted = counts[written] ?? Number(written);
    if (quality?.kind !== 'extreme' || wanted > counted.length) continue;
    const items = mostSeveral(counted, quality, wanted, vocabulary);
    return [{ phrase: unread.take(index, index + words.length), items, all: true }];
  }
  return [];
}

function mostSeveral(items: List, quality: Quality, wanted: number, vocabulary: Vocabulary): Item[] {
  const kept: Item[] = [];
  let left = items;
  while (kept.length < wanted && left.length > 0) {
    const best = having(left, quality, vocabulary);
    kept.push(...best);
    left = left.filter((item) => !best.includes(item));
  }
  return kept;
}
