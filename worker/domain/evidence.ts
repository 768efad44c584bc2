import type { Money } from '../../shared/money.ts';
import type { Product } from '../../shared/product.ts';
import { absolute, type Item } from './catalogue.ts';
import { type Claim, claimsIn, type MoneyClaim } from './claims.ts';
import { statedFacts } from './features.ts';
import { keepsPrice, type Limits } from './limits.ts';
import type { PolicySection } from './policy-section.ts';
import { isAbout, type Statement } from './statements.ts';
import { fold } from './text.ts';

/** What a turn has looked up: the only ground a sentence may stand on. */
export interface Evidence {
  /** By SKU, in the order they were found. */
  readonly items: Map<string, Item>;
  /** By section id. */
  readonly sections: Map<string, PolicySection>;
  /** Amounts that code worked out and no one item has: "the cheapest match is $39.90". */
  readonly amounts: Money[];
  /** What code worked out of several figures: a difference, a sum, a price of delivery. */
  readonly statements: Statement[];
  /** Whether products were searched for, and not only looked up. */
  searched: boolean;
  /** The shopper's own limits, which may be repeated as theirs. */
  readonly limits: Limits;
  /** Addresses of the shop that may always be named. */
  readonly contact: string;
  readonly shopUrl: string;
}

export function emptyEvidence(about: Pick<Evidence, 'limits' | 'contact' | 'shopUrl'>): Evidence {
  return { items: new Map(), sections: new Map(), amounts: [], statements: [], searched: false, ...about };
}

/** What a tool found, to be added to the evidence of the turn. */
export interface Found {
  readonly items?: readonly Item[];
  readonly sections?: readonly PolicySection[];
  readonly amounts?: readonly Money[];
  readonly statements?: readonly Statement[];
  readonly searched?: true;
}

export function addFound(evidence: Evidence, found: Found): void {
  for (const item of found.items ?? []) evidence.items.set(item.variant.sku, item);
  for (const section of found.sections ?? []) evidence.sections.set(section.id, section);
  evidence.amounts.push(...(found.amounts ?? []));
  evidence.statements.push(...(found.statements ?? []));
  if (found.searched) evidence.searched = true;
}

/** The items a sentence names by title; the longest title wins where one holds another. */
export function namedItems(text: string, evidence: Evidence): Item[] {
  const folded = fold(text);
  const named = [...evidence.items.values()]
    .map((item) => ({ item, at: folded.indexOf(fold(item.product.title)) }))
    .filter(({ at }) => at >= 0);
  const titles = named.map(({ item }) => fold(item.product.title));
  return named
    .filter(
      ({ item }) =>
        !titles.some(
          (other) => other !== fold(item.product.title) && other.includes(fold(item.product.title)),
        ),
    )
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

/** The claims of a sentence that the evidence does not cover. */
export function uncovered(sentence: string, evidence: Evidence): Claim[] {
  const claims = claimsIn(sentence);
  if (claims.length === 0) return [];
  const named = namedItems(sentence, evidence);
  const items = named.length > 0 ? named : [...evidence.items.values()];
  const unknown = claims.filter(
    (claim) => !isCovered(claim, items, evidence) && !isEcho(claim, sentence, named, evidence.limits),
  );
  if (unknown.length === 0 || evidence.statements.length === 0) return unknown;
  const stated = statedIn(sentence, named, evidence);
  return unknown.filter((claim) => !stated.some((known) => equals(known, claim)));
}

/** Whether a claim is true of `items`, the ones its sentence is about, or of the policies looked up. */
export function isCovered(claim: Claim, items: readonly Item[], evidence: Evidence): boolean {
  switch (claim.kind) {
    case 'money':
      return (
        items.some((item) => hasPrice(item, claim)) ||
        evidence.amounts.some(
          (known) => known.amount === claim.amount && known.currency === claim.currency,
        ) ||
        inPolicies(claim, evidence)
      );
    case 'length':
    case 'weight':
    case 'percent':
      return inFacts(claim, items) || inPolicies(claim, evidence);
    case 'sku':
      return evidence.items.has(claim.sku) || inFacts(claim, items);
    case 'link':
      return mayLink(claim.url, evidence);
    case 'email':
      return claim.address === evidence.contact.toLowerCase();
    case 'image':
    case 'action':
      return false;
  }
}

function hasPrice({ variant }: Item, claim: MoneyClaim): boolean {
  return [variant.price, variant.listPrice].some(
    (price) => price && price.amount === claim.amount && price.currency === claim.currency,
  );
}

/** The claims of what code worked out, as far as the sentence is about it. */
function statedIn(sentence: string, named: readonly Item[], evidence: Evidence): Claim[] {
  const folded = fold(sentence);
  return evidence.statements
    .filter((statement) => isAbout(statement, folded, named, evidence.items))
    .flatMap(statementClaims);
}

const denial = /\b(?:no|not|none|nothing|never|cannot|over|above|beyond|outside|more than)\b|n't\b/u;

/**
 * Whether a claim only repeats the shopper's own limit. Of a product that breaks the limit it would be a false price,
 * unless that is just what the sentence says.
 */
function isEcho(claim: Claim, sentence: string, named: readonly Item[], limits: Limits): boolean {
  return isOwnPrice(claim, sentence, named, limits) || isOwnSize(claim, sentence, named, limits);
}

/** "Nothing fits “narrower than 60 cm”": said of no product, and only where it says that none is so. */
function isOwnSize(claim: Claim, sentence: string, named: readonly Item[], { sizes = [] }: Limits): boolean {
  if (named.length > 0 || !denial.test(fold(sentence))) return false;
  return sizes.some(({ words }) => claimsIn(words).some((known) => equals(known, claim)));
}

function isOwnPrice(claim: Claim, sentence: string, named: readonly Item[], { price }: Limits): boolean {
  if (claim.kind !== 'money' || !claim.echo || price?.currency !== claim.currency) return false;
  const bounds = claim.echo === 'either' ? [price.min, price.max] : [price[claim.echo]];
  // "Under $80" is kept as a bound one cent below it.
  const isBound = bounds.some(
    (bound) =>
      bound === claim.amount ||
      (price.said?.includes(claim.amount) && Math.abs(claim.amount - (bound ?? -9)) === 1),
  );
  if (!isBound) return false;
  return (
    named.every(({ variant }) => keepsPrice(variant.price?.amount, variant.price?.currency, price)) ||
    denial.test(fold(sentence))
  );
}

/**
 * A supplier may have planted anything: prices and discounts are never read from what a product says of itself, and
 * from its description only measures.
 */
function inFacts(claim: Claim, items: readonly Item[]): boolean {
  if (claim.kind === 'percent' && claim.discount) return false;
  const isMeasure = claim.kind === 'length' || claim.kind === 'weight';
  return items.some((item) => {
    const { stated, described } = factClaims(item);
    return [...stated, ...(isMeasure ? described : [])].some((known) => equals(known, claim));
  });
}

function inPolicies(claim: Claim, evidence: Evidence): boolean {
  return [...evidence.sections.values()].some((section) =>
    sectionClaims(section).some((known) => equals(known, claim)),
  );
}

/** What an item or a section states is read once, however many sentences are held against it. */
function readOnce<Key extends object, T>(read: (key: Key) => T): (key: Key) => T {
  const known = new WeakMap<Key, T>();
  return (key) => {
    const kept = known.get(key);
    if (kept !== undefined) return kept;
    const made = read(key);
    known.set(key, made);
    return made;
  };
}

const statementClaims = readOnce(({ text }: Statement) => claimsIn(text));
const sectionClaims = readOnce((section: PolicySection) => claimsIn(section.text));
const factClaims = readOnce(({ product, variant }: Item) => ({
  stated: statedFacts(product, variant).flatMap((fact) => claimsIn(fact.value)),
  described: [product.title, ...Object.values(variant.options), product.description].flatMap(claimsIn),
}));

function equals(known: Claim, claim: Claim): boolean {
  if (known.kind !== claim.kind) return false;
  switch (known.kind) {
    case 'money':
      return claim.kind === 'money' && known.amount === claim.amount && known.currency === claim.currency;
    case 'percent':
      return claim.kind === 'percent' && known.value === claim.value && (known.discount || !claim.discount);
    case 'length':
    case 'weight':
      return 'tolerance' in claim && Math.abs(known.value - claim.value) <= claim.tolerance;
    case 'sku':
      return claim.kind === 'sku' && known.sku === claim.sku;
    default:
      return false;
  }
}

function mayLink(url: string, evidence: Evidence): boolean {
  const pages = (product: Product) => absolute(product.url, evidence.shopUrl);
  const known = [
    absolute('/', evidence.shopUrl),
    ...[...evidence.items.values()].map(({ product }) => pages(product)),
    ...[...evidence.sections.values()].map((section) => absolute(section.url, evidence.shopUrl)),
  ];
  return known.includes(URL.parse(url, evidence.shopUrl)?.href ?? '');
}
