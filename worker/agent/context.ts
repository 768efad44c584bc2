import type { Item } from '../domain/catalogue.ts';
import { questionInEnglish } from '../domain/foreign-questions.ts';
import { orMissing } from '../domain/pointing/missing.ts';
import { namedExactly } from '../domain/pointing/named-exactly.ts';
import { namesIn, skusIn } from '../domain/pointing/names.ts';
import { type OnScreen, type References, resolveReferences } from '../domain/references.ts';
import { tokenCount } from '../domain/text.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import type { CleanTurn, ContextTurn, Deps } from './stages.ts';

/** Tokens of history a model is given; what is older is reduced to the shopper's first words. */
const historyTokens = 6000;
const digestCharacters = 80;
/** Words of a conversation that are tried as names of products, the newest first. */
const wordsLookedUp = 24;

/** Brings what the shopper saw and said into the turn: a bounded history, and what "the second one" points at. */
export async function context(
  turn: CleanTurn,
  deps: Pick<Deps, 'products' | 'retrieval'>,
): Promise<ContextTurn> {
  const items = await itemsSeen(turn, deps);
  const vocabulary = await deps.retrieval.vocabulary();
  const named = await itemsNamed(turn, deps, vocabulary);
  const seenBefore = (message: number): OnScreen => ({
    ...screenOf(turn, turn.history.slice(0, message), items),
    named,
  });
  const screen = seenBefore(turn.history.length);
  return {
    ...turn,
    conversation: withinBudget(turn),
    shown: screen.lists,
    named,
    pointed: turn.remove === undefined ? pointedAt(turn.message, screen, vocabulary) : { kind: 'none' },
    earlier: earlierSaid(turn, seenBefore, vocabulary),
  };
}

function pointedAt(message: string, screen: OnScreen, vocabulary: Vocabulary): References {
  const said = questionInEnglish(message);
  return orMissing(resolveReferences(said, screen, vocabulary), said, screen, vocabulary);
}

/** What was shown, as it is on offer now: a SKU that is no longer known, or never was, is left out. */
async function itemsSeen(turn: CleanTurn, deps: Pick<Deps, 'products'>): Promise<ReadonlyMap<string, Item>> {
  const skus = new Set(turn.history.flatMap((message) => message.skus));
  if (turn.page.sku) skus.add(turn.page.sku);
  const items = skus.size === 0 ? [] : await deps.products.bySku([...skus]);
  return new Map(items.map((item) => [item.variant.sku, item]));
}

/**
 * What the shopper called by its own name or SKU, in this message or before: a question about it is answered for it,
 * and is no search that a later limit would go on with.
 */
async function itemsNamed(
  { message, history }: CleanTurn,
  { products }: Pick<Deps, 'products'>,
  vocabulary: Vocabulary,
): Promise<readonly Item[]> {
  const said = [
    message,
    ...history.flatMap(({ from, text }) => (from === 'shopper' ? [text] : [])).toReversed(),
  ];
  const [skus, names] = [said.flatMap(skusIn), said.flatMap((text) => namesIn(text, vocabulary))];
  const distinctOf = (words: readonly string[]) => [...new Set(words)].slice(0, wordsLookedUp);
  const [bySku, byName] = await Promise.all([
    skus.length === 0 ? [] : products.bySku(distinctOf(skus)),
    names.length === 0 ? [] : products.byName(distinctOf(names)),
  ]);
  return [...bySku, ...byName];
}

/**
 * The lists shown in a part of the history, oldest first; the product of the page was there before all of them. Whoever
 * has just typed a product's whole title means that one by "it", though its answer showed others too.
 */
function screenOf(
  { page }: CleanTurn,
  history: CleanTurn['history'],
  items: ReadonlyMap<string, Item>,
): OnScreen {
  const onPage = page.sku === undefined ? undefined : items.get(page.sku);
  const lists = history.map(({ skus }) => skus.flatMap((sku) => items.get(sku) ?? []));
  const seen = [onPage ? [onPage] : [], ...lists].filter((list) => list.length > 0);
  const lastSaid = history.findLast(({ from }) => from === 'shopper')?.text ?? '';
  return { lists: seen, page: namedExactly(lastSaid, seen.at(-1) ?? []) ?? onPage };
}

function earlierSaid(
  { history }: CleanTurn,
  seenBefore: (message: number) => OnScreen,
  vocabulary: Vocabulary,
): ContextTurn['earlier'] {
  return history.flatMap(({ from, text }, at) => {
    if (from === 'assistant' || text === '') return [];
    const screen = seenBefore(at);
    const pointed = pointedAt(text, screen, vocabulary);
    return [{ text, pointed, shown: screen.lists.at(-1) ?? [] }];
  });
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
