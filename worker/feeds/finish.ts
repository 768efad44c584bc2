import { type Product, productSchema, type Variant } from '../../shared/product.ts';
import type { FinishDraft, ProductDraft } from './draft.ts';
import type { FeedContext, FeedRow } from './feed.ts';
import { cleanRecord, cut, readFacts } from './reading/facts.ts';
import { plainLine, plainText } from './reading/html-text.ts';
import { describeIssues } from './reading/issues.ts';
import { slugOf } from './reading/names.ts';
import { type Notes, takeNotes } from './reading/notes.ts';
import { readUrl } from './reading/urls.ts';
import { readVariants } from './reading/variants.ts';

/** Finishes drafts as they come and lets rows through that were rejected before. */
export async function* finishAll(
  drafts: AsyncIterable<ProductDraft | FeedRow>,
  context: FeedContext,
  now = Date.now(),
): AsyncGenerator<FeedRow> {
  for await (const draft of drafts) {
    if ('kind' in draft) yield draft;
    else yield* finishDraft(draft, context, now);
  }
}

/**
 * A draft as a product that `productSchema` has checked. A variant that cannot be read is rejected with its own line and
 * the others are kept; without any, the product is rejected.
 */
export const finishDraft: FinishDraft = (draft, context, now) => {
  const about = draft.id?.trim() || plainLine(draft.title ?? '');
  const rows = rowsOf(draft, context, now);
  return about === '' ? rows : rows.map((row) => (row.kind === 'product' ? row : { about, ...row }));
};

function rowsOf(draft: ProductDraft, context: FeedContext, now: number): FeedRow[] {
  const notes = takeNotes();
  const title = cut(plainLine(draft.title ?? ''), 200, 'the title', draft.line, notes);
  if (title === '') return [rejected(draft.line, noTitle(draft))];
  const id = slugOf(draft.id?.trim() || title);
  const { variants, variantLines } = readVariants(draft, id, context, now, notes);
  if (variants.length === 0) return withoutVariants(draft, title, notes);
  const product = readProduct(draft, { id, title, variants }, context, notes);
  const checked = productSchema.safeParse(product);
  if (!checked.success) return [...notes.rows(), rejected(draft.line, describeIssues(checked.error))];
  return [{ kind: 'product', line: draft.line, product: checked.data, variantLines }, ...notes.rows()];
}

function rejected(line: number, reason: string): FeedRow {
  return { kind: 'rejected', line, reason };
}

function noTitle({ id, variants }: ProductDraft): string {
  const name = id ? `"${id}"` : 'the product';
  return variants.length > 1
    ? `${name} has no title; its ${variants.length} variants are left out`
    : `${name} has no title`;
}

/** The only variant's own reason is enough; of several it is said that nothing is left. */
function withoutVariants(draft: ProductDraft, title: string, notes: Notes): FeedRow[] {
  if (draft.variants.length === 1) return notes.rows();
  const reason =
    draft.variants.length === 0
      ? `"${title}" has no variant that could be bought`
      : `"${title}": no variant is left`;
  return [...notes.rows(), rejected(draft.line, reason)];
}

type Known = Pick<Product, 'id' | 'title' | 'variants'>;

function readProduct(draft: ProductDraft, known: Known, context: FeedContext, notes: Notes) {
  const { line } = draft;
  const description = cut(plainText(draft.description ?? ''), 10_000, 'the description', line, notes);
  if ((known.title + description).includes('\ufffd'))
    notes.warn(line, 'some characters could not be read and show as "\ufffd"; is the file damaged?');
  return {
    ...known,
    url: pageOf(draft, known.id, notes),
    ...readKind(draft, notes),
    description,
    materials: Object.keys(
      cleanRecord(Object.fromEntries((draft.materials ?? []).map((name) => [name, name])), 200, line, notes),
    ),
    ...readFacts(draft, context.locale, notes),
    ...sharedWeight(known.variants),
    status: draft.status ?? 'active',
  };
}

/** The feed's link, or else where most shops have the page of a product with this handle. */
function pageOf(draft: ProductDraft, id: string, notes: Notes): string {
  const url = readUrl(draft.url);
  if (!url.ok) notes.warn(draft.line, `link left out: ${url.error}`);
  return (url.ok && url.value) || `/products/${id}`;
}

/** Type and category, the one from the other where only one is stated: the end of a path is what it is. */
function readKind({ line, type, category }: ProductDraft, notes: Notes): { type: string; category: string } {
  const path = (category ?? '').split('>').map(plainLine).filter(Boolean);
  const kind = plainLine(type ?? '') || path.at(-1);
  if (kind === undefined) notes.warn(line, 'neither a type nor a category is stated');
  return {
    type: cut(kind ?? 'product', 200, 'the type', line, notes),
    category: cut(path.join(' > ') || kind || 'Other', 200, 'the category', line, notes),
  };
}

/** A weight that all variants share is the product's. */
function sharedWeight(variants: readonly Variant[]): { weight?: number; variants: Variant[] } {
  const [weight, ...others] = new Set(variants.map((variant) => variant.weight));
  if (weight === undefined || others.length > 0) return { variants: [...variants] };
  return { weight, variants: variants.map(({ weight: _, ...variant }) => variant) };
}
