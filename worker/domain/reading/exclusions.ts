import type { Vocabulary } from '../vocabulary.ts';
import { type Exclusion, meaningOf, ofNoAnimal, qualified } from './excluded.ts';
import { takeForeignExclusions } from './foreign-exclusions.ts';
import type { Remainder } from './remainder.ts';

/** "It did not arrive" and "I have no order number" say what is the case, not what is wanted. */
const tells = [
  "(?<!\\b(?:did|does|do|can|could|will|would|should|was|were|has|have|had|am|i'm|it|it is|it's) (?=not\\b(?! (?:a )?(?:big )?fan| have)))",
  "(?<!\\b(?:(?:i|we)(?:'ve| have| had|ve)(?: got)?|there is|there's|there are) (?=no\\b))",
].join('');
const intro =
  "(?:(?:but |and )?(?:not (?:a )?(?:big )?fans? of|not|neither|no|nothing|without|except(?: for)?|excluding|anything but|everything but|any(?:thing)?(?: colou?r)? (?:but|except|other than)|other than|rather than|instead of|isn'?t|aren't|do(?: not|n'?t) (?:want|like)|do(?:es)?(?: not|n'?t) (?:have|need|require|contain|include|use)|(?:contain(?:s|ing)?|using|uses?) no|dislike|allergic to|minus|avoid(?:ing)?|free (?:of|from)|hate|sans))";
const filler = '(?:made (?:of|from|out of)|made with|in|of|from|with|a|an|any|the|real|actual|to be|being)';
/** Words that begin a comparison ("not too big"), an answer ("no thanks, show me") or nothing that a thing has. */
const noThing = [
  'too|very|much|many|more|less|sure|only|just|idea|need|bigger|larger|longer|so|that|over|under|above|below|really|yet',
  'enough|interested|look|one|thing|matter|problem|rush|hurry|worries|thanks?|thank|preference|stock|sold|available|currently|always',
  'expensive|cheap|pricey|bad|fancy|special|heavy|particular|picky|fussy|important|necessar(?:y|ily)|working|included',
  'i|you|we|it|he|she|they|me|my|us|show|give|find|tell|can|could|do|does|did|is|are|was|what|how|why|when|where|who',
  'our|your|his|her|their|these|those|in|of|from|with|which|please|want|like|try|exclusions?|without|no|not|nothing|never|except|but|or|and|nor|to',
].join('|');
const ends =
  'or|and|but|nor|anything|everything|any|please|for|with|in|to|under|over|that|which|not|no|nothing|without|except|i|we|it|is|are|show|if|because|as';
const thing = String.raw`(?!(?:${noThing})\b)\p{L}[\p{L}'-]*(?: (?!(?:${ends})\b)\p{L}[\p{L}'-]*){0,2}`;
const start = String.raw`(?<!\p{L})${tells}${intro} (?:${filler} )*`;
/** A list whose last joint is an "or" denies all of it; one of commas or an "and" only where all are of one kind. */
const listed = new RegExp(
  `${start}(?<things>${thing}(?:, ${thing})*,? (?:or|and|nor) (?:${filler} )*${thing})`,
  'gu',
);
const either = new RegExp(
  `${start}(?<things>${thing}(?: (?:or|nor) (?:no |not )?(?:${filler} )*${thing})*)`,
  'gu',
);
/** Of a thing that has none ("with no glass doors") it is a part. */
const has = String.raw`(?<!\b(?:with|has|have|having|comes?) )(?!(?:without|sans|minus|do(?:es)?(?: not|n'?t) (?:have|need))\b)`;
const kind = String.raw`(?!(?:${noThing})\b)\p{L}[\p{L}'-]*(?: (?!(?:${ends})\b)\p{L}[\p{L}'-]*){0,5}`;
/** What a kind of thing is not to be of, and the kind, which is wanted: "not a grey sofa", "neither leather nor velvet". */
const ofKind = new RegExp(
  `${has}${start}(?<things>${kind}(?:(?:, ${kind})*,? (?:or|nor) (?:no |not )?(?:${filler} )*${kind})*)`,
  'gu',
);
/** Before a thing, no assembly is what is said of it: "no assembly bookcase". */
const assemblyBefore = new RegExp(
  String.raw`${start}(?<thing>assembly)(?: (?:required|needed|necessary))?(?= (?!(?:${ends}|required|needed|necessary)\b)\p{L})`,
  'gu',
);
const joint = /,? (?:or|and|nor) (?:no |not )?|, /u;
const suffix = /(?<thing>\p{L}+)-free\b/gu;
/** Apart it is as often "free delivery", so it must be a material. */
const apart = /(?<thing>\p{L}+) free\b(?! (?:delivery|shipping|returns?|gifts?|standing)\b)/gu;
const prefix = /\bnon-(?<thing>(?!slip|stick|skid)\p{L}+)\b/gu;
/** Apart too it must be a material, or a colour; "zero plastic" has become a figure. */
const prefixApart = /(?<![\p{L}\p{N}.,-])(?:non|0) (?<thing>\p{L}+)/gu;
const articles = / (?:a|an|any|the)(?= |$)/gu;
const vegan = /\bvegan\b(?:[ -]friendly)?(?![ -](?:leather|suede|fur|wool|silk|down))/gu;

/** Takes what a message excludes: "not leather", "without arms", "no assembly", "leather-free", "anything but white". */
export function takeExclusions(message: Remainder, vocabulary: Vocabulary): Exclusion[] {
  const one = (match: RegExpExecArray) => meaningOf(match.groups?.thing ?? '', match[0].trim(), vocabulary);
  const several = (match: RegExpExecArray) => {
    const things = (match.groups?.things ?? '').split(joint);
    const meant = things.flatMap((each) => meaningOf(each, match[0].trim(), vocabulary) ?? []);
    return meant.length === things.length ? meant : undefined;
  };
  const alike = (match: RegExpExecArray) => {
    const meant = several(match);
    const isOneKind = meant?.every(({ kind }) => kind === meant[0]?.kind);
    const mayJoin = !/ and /u.test(match.groups?.things ?? '') || meant?.[0]?.kind !== 'feature';
    return isOneKind && mayJoin ? meant : undefined;
  };
  const named = (match: RegExpExecArray) => {
    const meant = meaningOf(match.groups?.thing ?? '', match[0].replace(/^0 /u, 'zero '), vocabulary);
    return meant?.kind === 'material' || meant?.kind === 'colour' ? meant : undefined;
  };
  return [
    ...takeForeignExclusions(message, vocabulary),
    ...message.takeAll(vegan, ([words]) => ofNoAnimal(words, vocabulary)),
    ...message.takeAll(suffix, one),
    ...message.takeAll(apart, (match) => {
      const meant = one(match);
      return meant?.kind === 'material' ? meant : undefined;
    }),
    ...message.takeAll(prefix, one),
    ...message.takeAll(prefixApart, named),
    ...takeQualities(message, vocabulary),
    ...message.takeAll(assemblyBefore, one),
    ...message.takeAll(listed, alike).flat(),
    ...message.takeAll(either, several).flat(),
  ];
}

/** Takes what a kind of thing is not to be of, and leaves the kind to be searched for. */
function takeQualities(message: Remainder, vocabulary: Vocabulary): Exclusion[] {
  const read = (match: RegExpExecArray) => {
    const said = match.groups?.things ?? '';
    const meant = qualified(said.split(joint), vocabulary);
    if (!meant) return undefined;
    const words = match[0].slice(0, -meant.kind.length).replaceAll(articles, '').trim();
    const exclusions = meant.names.flatMap((name) => meaningOf(name, words, vocabulary) ?? []);
    const isOneKind = exclusions.every(({ kind }) => kind === exclusions[0]?.kind);
    return isOneKind || !said.includes(',') ? { exclusions, kind: meant.kind } : undefined;
  };
  const taken = message.takeAll(ofKind, read, ({ kind }) => kind);
  return taken.flatMap(({ exclusions }) => exclusions);
}
