import { type Reference, resolveReferences, type Shown } from '../domain/references.ts';
import { tokenCount } from '../domain/text.ts';
import type { CleanTurn, ContextTurn, Deps } from './stages.ts';

/** Tokens of history a model is given; what is older is reduced to the shopper's first words. */
const historyTokens = 6000;
const digestCharacters = 80;

/** Brings what the shopper saw and said into the turn: a bounded history, and what "the second one" points at. */
export async function context(turn: CleanTurn, deps: Pick<Deps, 'products'>): Promise<ContextTurn> {
  const shown = await shownLists(turn, deps);
  return {
    ...turn,
    conversation: withinBudget(turn),
    shown,
    references: pageReference(turn, shown) ?? resolveReferences(turn.message, shown),
  };
}

/** What was shown, as it is on offer now: a SKU that is no longer known, or never was, is left out. */
async function shownLists(turn: CleanTurn, deps: Pick<Deps, 'products'>): Promise<Shown[][]> {
  const pageSkus = turn.page.sku ? [turn.page.sku] : [];
  const lists = [pageSkus, ...turn.history.map((message) => message.skus)].filter((skus) => skus.length > 0);
  if (lists.length === 0) return [];
  const items = await deps.products.bySku([...new Set(lists.flat())]);
  const bySku = new Map(items.map(({ product, variant }) => [variant.sku, { product, variant }]));
  return lists
    .map((skus) =>
      skus.flatMap((sku) => {
        const item = bySku.get(sku);
        return item ? [{ sku, title: item.product.title, type: item.product.type }] : [];
      }),
    )
    .filter((list) => list.length > 0);
}

/** On a product's page, before anything was shown in the chat, "it" and "this" are that product. */
function pageReference(turn: CleanTurn, shown: readonly (readonly Shown[])[]): Reference[] | undefined {
  const only = shown.length === 1 ? shown[0]?.[0] : undefined;
  if (!turn.page.sku || only?.sku !== turn.page.sku) return undefined;
  return resolveReferences(turn.message, [[only]]);
}

/** Whole messages, newest first, while they fit; of older ones of the shopper their beginning. */
function withinBudget(turn: CleanTurn): ContextTurn['conversation'] {
  let left = historyTokens;
  const kept: { from: 'shopper' | 'assistant'; text: string }[] = [];
  for (const { from, text } of turn.history.toReversed()) {
    if (text === '') continue;
    const whole = tokenCount(text) <= left;
    const words = whole ? text : Array.from(text).slice(0, digestCharacters).join('');
    if (!whole && (from === 'assistant' || tokenCount(words) > left)) continue;
    left -= tokenCount(words);
    kept.unshift({ from, text: words });
  }
  return kept;
}
