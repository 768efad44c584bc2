import { type Variant, variantSchema } from '../../../shared/product.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { ProductDraft, VariantDraft } from '../draft.ts';
import type { FeedContext } from '../feed.ts';
import { cleanRecord } from './facts.ts';
import { describeIssues } from './issues.ts';
import { readWeight } from './measures.ts';
import { otherSkuOf, skuOf } from './names.ts';
import type { Notes } from './notes.ts';
import { readOffer } from './offers.ts';
import { readStock } from './stock.ts';
import { readUrl } from './urls.ts';

interface Taken {
  readonly line: number;
  /** What the SKU was made from. */
  readonly from: string;
  readonly variant: Variant;
}

/** The variants that can be read, each once and with its line; of the others the notes say why not. */
export function readVariants(
  draft: ProductDraft,
  productId: string,
  context: FeedContext,
  now: number,
  notes: Notes,
): { variants: Variant[]; variantLines: number[] } {
  const taken = new Map<string, Taken>();
  for (const variantDraft of draft.variants) {
    const variant = readVariant(variantDraft, context, now, notes);
    const added = variant.ok ? addVariant(variantDraft, variant.value, productId, taken, notes) : variant;
    if (!added.ok) notes.reject(variantDraft.line, added.error, nameOf(variantDraft, productId));
  }
  const all = [...taken.values()];
  return { variants: all.map(({ variant }) => variant), variantLines: all.map(({ line }) => line) };
}

function nameOf({ sku }: VariantDraft, productId: string): string {
  const stated = sku?.trim();
  return stated && stated !== productId ? `${productId} (${stated})` : productId;
}

type Unnamed = Omit<Variant, 'sku'>;

function readVariant(
  draft: VariantDraft,
  context: FeedContext,
  now: number,
  notes: Notes,
): Result<Unnamed, string> {
  const offer = readOffer(draft, context, now);
  if (!offer.ok) return offer;
  const warn = (reason: string | undefined) => reason && notes.warn(draft.line, reason);
  for (const doubt of [...(draft.doubts ?? []), ...offer.value.warnings]) warn(doubt);
  const stock = readStock(draft.availability, draft.quantity);
  warn(stock.warning);
  const picture = orWarn(readUrl(draft.picture), 'picture left out: ', warn);
  const weight = orWarn(readWeight(draft.weight, draft.weightUnit, context.locale), 'left out: ', warn);
  const gtin = orWarn(readGtin(draft.gtin), 'left out: ', warn);
  const { price, listPrice } = offer.value;
  return ok({
    options: cleanRecord(knownOptions(draft.options), 200, draft.line, notes),
    price,
    ...(listPrice && { listPrice }),
    stock: stock.stock,
    ...(picture && { picture }),
    ...(weight && { weight }),
    ...(gtin && { gtin }),
  });
}

/** The options that more than their text is known of go by one name, whatever a feed calls them. */
const optionNames: readonly (readonly [RegExp, string])[] = [
  [/^(?:colou?rs?|colou?r name|farbe|couleur|kleur|colore|kolor)$/iu, 'colour'],
  [/^(?:sizes?|größe|taille|maat|taglia|talla|rozmiar)$/iu, 'size'],
];

function knownOptions(options: VariantDraft['options']): VariantDraft['options'] {
  const renamed = Object.entries(options).map(([name, value]) => {
    const known = optionNames.find(([pattern]) => pattern.test(name.trim()))?.[1];
    return [known ?? name, value] as const;
  });
  return Object.fromEntries(renamed);
}

function orWarn<T>(
  read: Result<T, string>,
  before: string,
  warn: (reason: string) => unknown,
): T | undefined {
  if (read.ok) return read.value;
  warn(before + read.error);
  return undefined;
}

/** Digits as text, since a GTIN may begin with zeros. Spreadsheets leave an apostrophe before them. */
function readGtin(text: string | undefined): Result<string | undefined, string> {
  const digits = text?.replaceAll(/[\s'’-]/gu, '') ?? '';
  if (digits === '') return ok(undefined);
  return /^\d{8,14}$/.test(digits) ? ok(digits) : fail(`"${text}" is no GTIN of 8 to 14 digits`);
}

function addVariant(
  draft: VariantDraft,
  variant: Unnamed,
  productId: string,
  taken: Map<string, Taken>,
  notes: Notes,
): Result<undefined, string> {
  const stated = draft.sku?.trim() || undefined;
  const from = stated ?? [productId, ...Object.values(variant.options)].join('-');
  const first = skuOf(from);
  const isOthers = taken.has(first) && taken.get(first)?.from !== from;
  const sku = isOthers ? otherSkuOf(from) : first;
  const earlier = taken.get(sku);
  if (earlier) return sameAgain(draft, variant, earlier, notes);
  const checked = variantSchema.safeParse({ sku, ...variant });
  if (!checked.success) return fail(describeIssues(checked.error));
  taken.set(sku, { line: draft.line, from, variant: checked.data });
  if (stated === undefined) notes.warn(draft.line, 'no SKU; one was made from the handle and the options');
  else if (stated !== sku)
    notes.warn(draft.line, `SKU "${stated}" has other characters than a SKU may; it is now "${sku}"`);
  return ok(undefined);
}

const comparedFields = [
  ['options', 'other options'],
  ['price', 'another price'],
  ['listPrice', 'another list price'],
] as const;

/** One variant given twice is one variant; two that differ cannot share a SKU. */
function sameAgain(
  draft: VariantDraft,
  variant: Unnamed,
  { line, variant: earlier }: Taken,
  notes: Notes,
): Result<undefined, string> {
  const name = draft.sku?.trim() ? `SKU "${earlier.sku}"` : 'a variant without SKU and with these options';
  const differences = comparedFields
    .filter(([field]) => JSON.stringify(variant[field]) !== JSON.stringify(earlier[field]))
    .map(([, words]) => words);
  if (differences.length > 0)
    return fail(`${name} is on line ${line} already, with ${differences.join(' and ')}; each needs its own`);
  notes.warn(draft.line, `the same variant is on line ${line} already and is kept once`);
  return ok(undefined);
}
