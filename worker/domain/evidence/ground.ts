import type { Variant } from '../../../shared/product.ts';
import { type Item, priceText, stockText, titleOf } from '../catalogue.ts';
import type { Claim } from '../claims/claim.ts';
import { proseOf } from '../claims/prose.ts';
import { placedClaims } from '../claims.ts';
import { statedFacts } from '../features.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { PolicySection } from '../policy-section.ts';
import { takeSentences } from '../sentences.ts';
import { fold } from '../text.ts';
import { pairsIn } from './pairs.ts';
import { deniedIn, isDenied } from './polarity.ts';
import { term, wordsIn } from './terms.ts';

/** How a word stands in a text: as said, as denied, or both. */
export const said = 1;
export const denied = 2;

/**
 * A stretch of evidence that says one thing: a fact, a clause. It is read when a sentence first asks for it, since most
 * are asked for their words only, and many for nothing.
 */
export interface Passage {
  /** Whether it is a fact of the record, which decides where a description speaks of other things too. */
  readonly isFact: boolean;
  /** Its text, folded. */
  readonly folded: string;
  readonly claims: readonly Claim[];
  /** Term -> `said`, `denied` or both. */
  readonly terms: ReadonlyMap<string, number>;
}

/** What something looked up says. */
export interface Ground {
  readonly passages: readonly Passage[];
  /** The terms of all its passages. */
  readonly terms: ReadonlyMap<string, number>;
  /** Term -> how many of its passages have it. */
  readonly counts: ReadonlyMap<string, number>;
}

export function passageOf(
  text: string,
  keep: (claim: Claim) => boolean = () => true,
  isFact = false,
): Passage {
  const claims = onFirstUse(() =>
    placedClaims(proseOf(text))
      .map(({ claim }) => claim)
      .filter(keep),
  );
  const folded = onFirstUse(() => fold(text));
  const terms = onFirstUse(() => termsOf(folded()));
  return {
    isFact,
    get folded() {
      return folded();
    },
    get claims() {
      return claims();
    },
    get terms() {
      return terms();
    },
  };
}

function termsOf(folded: string): ReadonlyMap<string, number> {
  const stretches = deniedIn(folded);
  const terms = new Map<string, number>();
  for (const { word, start } of wordsIn(folded)) {
    const one = term(word);
    terms.set(one, (terms.get(one) ?? 0) | (isDenied(start, stretches) ? denied : said));
  }
  for (const { pair } of pairsIn(folded)) terms.set(pair, said);
  return terms;
}

export function groundOf(passages: readonly Passage[]): Ground {
  const terms = onFirstUse(() => {
    const all = new Map<string, number>();
    for (const passage of passages)
      for (const [one, how] of passage.terms) all.set(one, (all.get(one) ?? 0) | how);
    return all;
  });
  const counts = onFirstUse(() => {
    const all = new Map<string, number>();
    for (const { terms } of passages) for (const one of terms.keys()) all.set(one, (all.get(one) ?? 0) + 1);
    return all;
  });
  return {
    passages,
    get terms() {
      return terms();
    },
    get counts() {
      return counts();
    },
  };
}

/** Records are read once, however many sentences and turns are held against them. */
const groundKept = new WeakMap<Variant | PolicySection, Ground>();

function readOnce(record: Variant | PolicySection, read: () => readonly Passage[]): Ground {
  const kept = groundKept.get(record);
  if (kept) return kept;
  const made = groundOf(read());
  groundKept.set(record, made);
  return made;
}

/**
 * A supplier may have planted anything: no price, discount, code, promise or action is read from what a product says of
 * itself, and of its stock only what the shop's own record says.
 */
const ofFacts = (claim: Claim) =>
  !['money', 'stock', 'action', 'link', 'email', 'image', 'code'].includes(claim.kind) &&
  !(claim.kind === 'percent' && claim.discount) &&
  !(claim.kind === 'date' && /^(?:weekday|to|next|this|in )/u.test(claim.day));
const ofDescriptions = (claim: Claim) => ofFacts(claim) && !['promise', 'sku'].includes(claim.kind);

export function itemGround(item: Item): Ground {
  return readOnce(item.variant, () => passagesOf(item));
}

function passagesOf(item: Item): Passage[] {
  const { product, variant } = item;
  const facts = statedFacts(product, variant).map(({ label, value }) =>
    passageOf(`${label}: ${yes(label, value)}`, ofFacts, true),
  );
  const own = [
    passageOf(`${titleOf(item)}. ${product.type}. ${product.category}. ${product.rooms.join(', ')}`, ofFacts),
    passageOf(
      `Price: ${variant.price ? 'price' : priceText(variant)}. ${variant.listPrice ? 'list price, on sale, reduced' : ''}`,
    ),
    passageOf(
      `Stock: ${stockText(variant.stock)}. ${variant.stock.state === 'made-to-order' ? 'Lead time.' : ''}`,
    ),
    ...(product.finalSale ? [passageOf('A final sale: it cannot be returned.')] : []),
  ];
  return [
    ...own,
    ...facts,
    ...sentencesOf(product.description).map((text) => passageOf(text, ofDescriptions)),
  ];
}

/** A fact that is answered with "no" says that there is none of the kind, and one with "yes" that there is. */
function yes(label: string, value: string): string {
  return /^(?:no|none|not)\b/iu.test(value) ? `${value}, no ${label}` : value;
}

export function sectionGround(section: PolicySection): Ground {
  return readOnce(section, () => [section.path, ...sentencesOf(section.text)].map((text) => passageOf(text)));
}

function sentencesOf(text: string): string[] {
  const { sentences, rest } = takeSentences(text.replaceAll(/(?<=\S)\n(?=\S)/gu, ' '));
  return [...sentences, rest].filter((sentence) => sentence.trim() !== '');
}
