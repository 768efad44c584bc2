import { bedSizeBits, bedSizesIn } from '../../domain/bed-sizes.ts';
import type { PolicySection } from '../../domain/policy-section.ts';
import { orderKey, preference, soldOutLast } from '../../domain/preference.ts';
import { terms } from '../../domain/text.ts';
import type { Vocabulary } from '../../domain/vocabulary.ts';
import type { ProductHits, ProductQuery } from '../../ports/retrieval.ts';
import type { Loaded } from './index.ts';
import { isSaid, likeliest } from './likelihood.ts';
import { type Mask, maskOf } from './mask.ts';
import { type Group, type Plan, planQuery, planQuestion } from './plan.ts';
import { documentFrequency, type Postings } from './postings.ts';
import { type Ranking, rank, type Scored, type Signals } from './rank.ts';
import { stringAt } from './strings.ts';
import { clearType } from './types-asked.ts';

export function findProducts(index: Loaded, query: ProductQuery): ProductHits {
  const { postings, columns, words, vocabulary, needs, skus, variantSku } = index;
  const { order } = query;
  const mask = maskOf(columns, postings, query.limits, order && ((facts) => orderKey(facts, 0, order)));
  const plan = withExclusions(
    planQuery(query.text, vocabulary, words, needs, (term) => documentFrequency(postings, term) > 0),
    query,
  );
  if (plan.elsewhere) return { hits: [], found: 0 };
  const wanted = plan.colours | bedSizesIn(plan.text);
  const signals = signalsOf(index, query, mask, wanted);
  const { found, best } = rankAll(index, plan, signals, mask, query);
  const shown = inOrder(index, best, plan, query, mask, wanted)
    .slice(0, query.limit)
    .map(({ document, score }) => ({ variant: mask.variantOf(document, wanted), score }));
  const hits = soldOutLast(shown, query.limits, ({ variant }) => columns.facts(variant).buyable).map(
    ({ variant, score }) => ({ sku: stringAt(skus, variantSku[variant] ?? 0), score }),
  );
  return { hits, found };
}

function rankAll(
  { postings }: Loaded,
  plan: Plan,
  signals: Signals,
  mask: Mask,
  query: ProductQuery,
): Ranking {
  const limited = Object.keys(query.limits).length > 0 || query.order !== undefined;
  if (plan.groups.length === 0) return limited ? everything(postings, signals, mask) : { found: 0, best: [] };
  if (plan.needed.size > 0) {
    const whole = { ...plan, types: new Map<number, number>() };
    const stated = rank(postings, whole, { ...signals, leastStated: 1 }, mask.allows);
    return stated.found > 0 ? stated : rankNeeded(postings, plan, signals, mask);
  }
  const strict = rank(postings, plan, signals, mask.allows);
  return strict.found > 0 ? strict : rankLoosely(postings, plan, signals, mask);
}

/** How much of the score of a thing that meets a need is of its kind, whatever its words. */
const kindShare = 0.5;

/** What meets a need that is told without naming a thing: the likeliest kinds, and of a kind what shares its words. */
function rankNeeded(postings: Postings, plan: Plan, signals: Signals, mask: Mask): Ranking {
  const worded = rank(postings, plan, { ...signals, leastStated: 0, mustBeNamed: false }, mask.allows).best;
  const most = worded[0]?.score ?? 1;
  const words = new Map(worded.map(({ document, score }) => [document, score / most]));
  const best: Scored[] = [];
  for (let document = 0; document < postings.documentCount; document += 1) {
    const kind = plan.needed.get(signals.typeOf(document));
    if (kind === undefined || !mask.allows(document)) continue;
    const share = kindShare + (1 - kindShare) * (words.get(document) ?? 0);
    best.push({ document, score: kind * share * signals.factor(document) });
  }
  best.sort((a, b) => b.score - a.score || a.document - b.document);
  return { found: best.length, best };
}

/** With limits and nothing else to search for ("anything under $20?"), all that keeps them. */
function everything(postings: Postings, signals: Signals, mask: Mask): Ranking {
  const kept: Scored[] = [];
  for (let document = 0; document < postings.documentCount; document += 1) {
    if (mask.allows(document)) kept.push({ document, score: signals.factor(document) });
  }
  return { found: kept.length, best: kept.sort((a, b) => b.score - a.score || a.document - b.document) };
}

/** A thing that says it has none of what is not wanted goes before one that does not speak of it. */
function withExclusions(plan: Plan, { limits }: ProductQuery): Plan {
  const unwanted = (limits.without ?? []).flatMap((exclusion) =>
    'phrases' in exclusion ? exclusion.phrases.slice(0, 1) : [],
  );
  const stating = unwanted.map((phrase): Group => {
    const word = phrase.replaceAll(' ', '');
    return {
      kind: 'word',
      alternatives: [`no${word}`, `${word}free`].map((term) => ({ phrase: [term], weight: 1 })),
    };
  });
  return { ...plan, groups: [...plan.groups, ...stating] };
}

/** Words enough to say much that no product states: a story, of which something should be met all the same. */
const storyWords = 4;

/** For a need told as a story and met by no rule, what its words come nearest to; a short query gets no such guess. */
function rankLoosely(postings: Postings, plan: Plan, signals: Signals, mask: Mask): Ranking {
  if (plan.types.size > 0 || plan.groups.length < storyWords) return { found: 0, best: [] };
  return rank(postings, plan, { ...signals, leastStated: 0.15, mustBeNamed: false }, mask.allows);
}

export function findPolicies(index: Loaded, question: string, limit: number): readonly PolicySection[] {
  const { policyTexts, policyWords, sections, vocabulary } = index;
  const said = planQuestion(question, vocabulary, policyWords, (term) => isSaid(policyTexts, term));
  return likeliest(policyTexts, said)
    .slice(0, limit)
    .flatMap(({ text }) => sections[text] ?? []);
}

/** What may have what is not wanted goes behind all that does not speak of it. */
const doubtfulShare = 0.5;
/** A bed size makes a bed of "bed", where the sheets of that size would be as near. */
const clearBed = 0.7;

function signalsOf({ columns }: Loaded, query: ProductQuery, mask: Mask, wanted: number): Signals {
  return {
    leastStated: 0.4,
    clear: query.limits.beds ? clearBed : clearType,
    mustBeNamed: true,
    hasColour: (product) =>
      (columns.facts(mask.variantOf(product, wanted)).options & wanted & ~bedSizeBits) !== 0,
    typeOf: (product) => columns.typeOf[product] ?? -1,
    factor: (product) => {
      const variant = mask.variantOf(product, wanted);
      if (variant < 0) return 0;
      const doubt = mask.isDoubtful(product) ? doubtfulShare : 1;
      const facts = columns.facts(variant);
      return doubt * preference(facts, wanted, query.seats);
    },
  };
}

/** A share of the best score: what is further behind does not fit well enough to be "the cheapest" of it. */
const fitsShare = 0.45;

/** With a wish for the cheapest or largest: those that fit, in that order, before the rest. */
function inOrder(
  { columns, vocabulary }: Loaded,
  ranked: Scored[],
  plan: Plan,
  { order }: ProductQuery,
  mask: Mask,
  wanted: number,
): Scored[] {
  if (!order) return ranked;
  const keyOf = ({ document }: Scored): number =>
    orderKey(columns.facts(mask.variantOf(document, wanted)), columns.since[document] ?? 0, order);
  const isOne = order.by === 'price' && order.direction === 'least' ? undefined : isOfType(plan, vocabulary);
  const least = fitsShare * (ranked[0]?.score ?? 0);
  const fits = (one: Scored) => isOne?.(columns.typeOf[one.document] ?? -1) ?? one.score >= least;
  const sorted = ranked.filter(fits).toSorted((a, b) => keyOf(a) - keyOf(b) || b.score - a.score);
  return [...sorted, ...ranked.filter((one) => !fits(one))];
}

/** Where nothing but a type is named, all of it fits, however little of it its words are: "the largest rug". */
function isOfType({ types, text }: Plan, vocabulary: Vocabulary): ((type: number) => boolean) | undefined {
  const strongest = Math.max(0, ...types.values());
  const named = [...types].filter(([, weight]) => weight === strongest).map(([type]) => type);
  const phrases = named.map((type) => vocabulary.types[type]?.phrase ?? []);
  const isAll = terms(text).every((term) => phrases.some((phrase) => phrase.includes(term)));
  return strongest >= clearType && isAll ? (type) => named.includes(type) : undefined;
}
