import type { Claim, Placed } from '../claims/claim.ts';
import { claimsIn } from '../claims.ts';
import { equals } from './equal.ts';
import type { Passage } from './ground.ts';
import { deniedIn, isDenied } from './polarity.ts';
import type { Sentence } from './sentence.ts';

/**
 * What a sentence says of the shop's rules and no passage says so: a figure of one rule said of another, a condition
 * left out, a limit turned round. Rules are told apart by their topic; what has none is not looked at here.
 */
export function wrongRules(sentence: Sentence): string[] {
  const spoken = clausesOf(sentence.folded).flatMap((clause) => {
    const topics = topicsOf(clause.text);
    return topics.length > 0 ? [{ clause, topics }] : [];
  });
  if (spoken.length === 0) return [];
  const rules = rulesIn(sentence);
  if (rules.length === 0) return [];
  return spoken.flatMap(({ clause, topics }) => {
    const all = rules.filter((rule) => isOfTopics(rule.topics, topics));
    const cited = all.filter((rule) => rule.isCited);
    // A section that is named as the source and says nothing of it is no reason not to look.
    const ofTopic = (cited.length > 0 ? cited : all).map(({ passage }) => passage);
    return [
      ...freeWithout(clause, sentence, ofTopic),
      ...wrongFigures(clause, sentence, ofTopic),
      ...wrongScope(clause, topics, ofTopic),
      ...againstRecord(clause, topics, sentence),
    ];
  });
}

interface Rule {
  readonly isCited: boolean;
  readonly passage: Passage;
  readonly topics: readonly Topic[];
}

/** All that was looked up of rules; a passage that names no topic is of the one before it in its section. */
function rulesIn({ known, cited, stated }: Sentence): Rule[] {
  const sections = [...known.sections].map(([id, { passages }]) => ({
    isCited: cited.includes(id),
    passages,
  }));
  return [...sections, { isCited: true, passages: stated }].flatMap(({ isCited, passages }) => {
    let topics: readonly Topic[] = [];
    return passages.map((passage) => {
      const own = topicsOf(passage.folded);
      if (own.length > 0) topics = own;
      return { passage, topics, isCited };
    });
  });
}

type Topic = 'return' | 'delivery' | 'refund' | 'exchange' | 'warranty';

const topicWords: readonly (readonly [Topic, RegExp])[] = [
  [
    'return',
    /\b(?:returns?|returned|returning|returnable|sen[dt] (?:it |them )?back|bring (?:it |them )?back)\b/,
  ],
  [
    'delivery',
    /\b(?:deliver(?:y|ed|s|ing|ies)?|ship(?:s|ped|ping)?|postage|parcels?(?! return)|dispatch(?:ed)?)\b/,
  ],
  ['refund', /\b(?:refund(?:s|ed)?|money back)\b/],
  ['exchange', /\bexchang(?:e|es|ed|ing)\b/],
  ['warranty', /\b(?:warrant(?:y|ies)|guarantee)\b/],
];
/** What a time is counted from, and what a return is of, is not what is spoken of. */
const anchors =
  /\b(?:of|after|from|since|before|following|on|upon) (?:the |your |its |it |they |it is |they are )?(?:day of |date of )?(?:delivery|delivered|shipping|shipped|receipt|return|arriv\w+)\b|\breturn(?:ing)? (?:a |an |the |of |your )?(?:parcels?)\b|\bparcels?(?= (?:return|back))/g;

function topicsOf(folded: string): readonly Topic[] {
  const bare = folded.replaceAll(anchors, (anchor) => (/^return/.test(anchor) ? 'return' : ' '));
  const found = topicWords.filter(([, words]) => words.test(bare)).map(([topic]) => topic);
  // "The return fee for parcels" is of the return.
  return found.includes('return') ? found.filter((topic) => topic !== 'delivery') : found;
}

function isOfTopics(topics: readonly Topic[], wanted: readonly Topic[]): boolean {
  return wanted.some((topic) => topics.includes(topic));
}

interface Clause {
  readonly text: string;
  readonly start: number;
}

const clauseEnd =
  /[.;!?|]\s|,? (?:and|but|while|whereas) (?=(?:returns?|refunds?|exchanges?|deliver|shipping|parcels?)\b)/g;

function clausesOf(folded: string): Clause[] {
  const ends = [...folded.matchAll(clauseEnd)].map(({ index, 0: end }) => index + end.length);
  return [0, ...ends].map((start, at) => ({ start, text: folded.slice(start, ends[at] ?? folded.length) }));
}

const costless =
  /\b(?:free\b(?! to\b| of\b)|for free|at no (?:extra )?(?:cost|charge)|no (?:\w+ )?(?:fee|charge|cost)s?|(?:costs?|pay|for) nothing|nothing (?:once|from|when|if)|(?:we|the shop) (?:pay|pays|cover|covers)\b|(?:not|n't|never) (?:have to )?pay)\b/;
const fromThere = /(?:from|over|above|reach(?:es)?|at least|more than|once|exceed\w*)\b[^;]{0,30}$/;
const belowThere = /(?:under|below|up to|less than|within|at most)\b[^.;]{0,12}$/;

/** "Free" of what no passage calls free, or without the amount from which it is. */
function freeWithout(clause: Clause, sentence: Sentence, passages: readonly Passage[]): string[] {
  const said = costless.exec(clause.text);
  if (!said) return [];
  const isDenial = /\b(?:no|not|never|nothing)\b|n't/.test(said[0]);
  if (!isDenial && isDenied(clause.start + said.index, deniedIn(sentence.folded))) return [];
  const free = passages.filter((passage) => isFreeFor(passage, sentence.folded));
  const bounds = free.map(boundsOf);
  const words = [said[0]];
  if (free.length === 0) return words;
  if (bounds.some((some) => some.length === 0)) return [];
  const stated = moneyOf(sentence.claims).filter(({ claim }) =>
    bounds.flat().some((bound) => equals(claim, bound)),
  );
  const isStated = stated.some(({ start }) => {
    const before = sentence.folded.slice(Math.max(0, start - 40), start);
    return fromThere.test(before) && !belowThere.test(before);
  });
  return isStated ? [] : words;
}

/** What is free only of something that went wrong is free of nothing else. */
const mishap = /\b(?:damag\w+|wrong|faulty|defect\w*|broken|mistake|replacement)\b/;

function isFreeFor({ folded }: Passage, sentence: string): boolean {
  const said = costless.exec(folded);
  if (!said || /\bunless\b/.test(folded.slice(0, said.index))) return false;
  return !mishap.test(folded) || mishap.test(sentence);
}

const fromAmount =
  /\b(?:from|over|above|reach\w*|at least|more than)\s(?:(?!under|below)[a-z]+ ){0,4}(?<amount>\D{0,3}[\d.,]+)/g;

/** The amounts from which a passage calls something free. */
function boundsOf({ folded }: Passage): Claim[] {
  return [...folded.matchAll(fromAmount)].flatMap(({ groups }) =>
    claimsIn(groups?.amount ?? '').filter(({ kind }) => kind === 'money'),
  );
}

function moneyOf(claims: Sentence['claims']): Sentence['claims'] {
  return claims.filter(({ claim }) => claim.kind === 'money');
}

/** A fee or a time that no passage of its topic has, or only one end of, or the other way round. */
function wrongFigures(clause: Clause, sentence: Sentence, passages: readonly Passage[]): string[] {
  const figures = sentence.claims.filter(
    ({ claim, start }) =>
      (claim.kind === 'money' || claim.kind === 'duration') &&
      start >= clause.start &&
      start < clause.start + clause.text.length &&
      isOfRules(claim, sentence),
  );
  return figures
    .filter((figure) => !passages.some((passage) => isInPassage(figure, passage, sentence)))
    .map(({ start, end }) => sentence.folded.slice(start, end));
}

/** A figure that some section has; what none has fails elsewhere, and a product's own is not the rules'. */
function isOfRules(claim: Claim, { passages }: Sentence): boolean {
  return passages.some(({ claims }) => claims.some((known) => equals(known, claim)));
}

/** "3 bis 5" and "3 à 5" too, put into English word by word. */
const range = /(\d+) (?:to|-|–|until|has|a) (\d+)/;

function isInPassage({ claim, start, end }: Placed, passage: Passage, { folded }: Sentence): boolean {
  if (!passage.claims.some((known) => equals(known, claim))) return false;
  if (claim.kind !== 'duration') return true;
  const before = folded.slice(Math.max(0, start - 16), start);
  if (/\b(?:after|later than|more than|beyond|over)\s$/.test(before) && /\bwithin\b/.test(passage.folded))
    return false;
  const [, least, most] = range.exec(passage.folded) ?? [];
  if (least === undefined || most === undefined) return true;
  const near = folded.slice(Math.max(0, start - 12), end + 4);
  const [, from, to] = range.exec(near) ?? [];
  if (from !== undefined) return Number(from) < Number(to);
  const value = /\d+/.exec(folded.slice(start, end))?.[0];
  if (value === least) return /at least|not before|earliest/.test(folded);
  return value !== most || /within|up to|at most|no later|latest|by\b/.test(folded);
}

const universal =
  /\b(?:(?:all|any|every)(?: (?:of )?(?:our|your|the|these|those))?(?: \w+)? (?:items?|products?|things?|articles?|purchases?|orders?)|everything|anything|always)\b/;
const unlimited =
  /\bno (?:time )?limit|as (?:late|long) as you|whenever you|any ?time\b|for ever\b|forever\b/;

/** What holds of most said of all, and a limit said to be none. */
function wrongScope(clause: Clause, topics: readonly Topic[], passages: readonly Passage[]): string[] {
  const { text } = clause;
  const isDeniedHere = /\b(?:not|cannot|never|no|none)\b|n't\b/.test(text);
  const wrong: string[] = [];
  const says = (pattern: RegExp) => passages.some(({ folded }) => pattern.test(folded));
  const all = universal.exec(text);
  if (
    all &&
    topics.includes('return') &&
    /\bcan|returnable|accept/.test(text) &&
    !isDeniedHere &&
    !says(universal)
  )
    wrong.push(all[0]);
  if (/\bmost\b/.test(text) && isDeniedHere && topics.includes('return') && says(/\bmost\b/))
    wrong.push('most');
  const open = unlimited.exec(text);
  if (open && !says(unlimited)) wrong.push(open[0]);
  return wrong;
}

/** What the record of a named product says of its return, and what code worked out of its delivery, decide. */
function againstRecord(clause: Clause, topics: readonly Topic[], sentence: Sentence): string[] {
  const named = sentence.mentions.filter(
    ({ start }) => start >= clause.start && start < clause.start + clause.text.length,
  );
  const items = named.flatMap((mention) => mention.items);
  if (items.length === 0) return [];
  const isFinal = items.some(({ product }) => product.finalSale === true);
  const isDeniedHere = /\b(?:not|cannot|never|no)\b|n't\b/.test(clause.text);
  if (topics.includes('return') && isFinal && !isDeniedHere && /\bcan\b|returnable/.test(clause.text))
    return ['returned'];
  const [free] = costless.exec(clause.text) ?? [];
  return free !== undefined && topics.includes('delivery') && sentence.stated.length === 0 ? [free] : [];
}
