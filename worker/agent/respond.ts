import type { StreamPart } from '../../shared/chat.ts';
import { say } from '../../shared/strings/index.ts';
import type { WorkerStrings } from '../../shared/strings/worker.ts';
import { cartOf } from '../domain/cart.ts';
import { cardOf, type Item } from '../domain/catalogue.ts';
import { namedItems } from '../domain/evidence/mentions.ts';
import { answerFeatures } from '../domain/features.ts';
import { handoffWords } from '../domain/hand-over.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { understoodOf } from '../domain/understood.ts';
import type { Deps, Draft, Emit, Stop } from './stages.ts';
import type { Verifier } from './verify.ts';

const cardsShown = 6;

/** Completes an answer with its notices and its cards. Without a word of the model's, what was looked up speaks for itself. */
export async function respond(
  draft: Draft,
  deps: Deps,
  verifier: Verifier,
  emit: Emit,
): Promise<Result<void, Stop>> {
  const items = itemsToShow(draft, verifier.text);
  // A model may send nothing, or nothing that can be read.
  if (!/[\p{L}\p{N}]/u.test(verifier.text)) {
    if (items.length === 0) return fail({ kind: 'failed', reason: 'empty-answer' });
    verifier.writeOwn(draft.turn.strings.fallbackFound);
    verifier.end('whole');
  }
  for (const kind of draft.notices) {
    const { reason, words } = notices[kind];
    emit({
      type: 'data-notice',
      id: `notice-${reason}`,
      data: { reason, text: draft.turn.strings[words] },
    });
  }
  if (draft.made.comparison)
    emit({ type: 'data-comparison', id: 'comparison-1', data: draft.made.comparison });
  if (draft.made.cart) {
    const data = cartOf(draft.made.cart, `cart-${draft.turn.id}`, draft.turn.strings);
    emit({ type: 'data-cart', id: 'cart-1', data });
  }
  await showCards(items, draft, deps, emit);
  return ok(undefined);
}

/** On the wire another model and none at all have one reason; the shopper reads which it is. */
const notices = {
  'degraded-retrieval': { reason: 'degraded-retrieval', words: 'degradedNotice' },
  'budget-reached': { reason: 'budget-reached', words: 'budgetNotice' },
  'model-unavailable': { reason: 'model-unavailable', words: 'modelUnavailableNotice' },
  'another-model': { reason: 'model-unavailable', words: 'fallbackNotice' },
  'answer-language': { reason: 'answer-language', words: 'englishNotice' },
} as const;

/**
 * The products the answer names, in that order; all that were looked up when it names none. Those that were on the
 * screen already keep their places: "the second one" stays the second.
 */
function itemsToShow({ turn, evidence }: Draft, text: string): Item[] {
  const named = namedItems(text, evidence);
  const items = named.length > 0 ? named : [...evidence.items.values()];
  const before =
    turn.references.length > 0 && !evidence.searched ? turn.shown.findLast(holds(items)) : undefined;
  const place = ({ variant }: Item) => before?.findIndex((item) => item.variant.sku === variant.sku) ?? 0;
  return items.toSorted((a, b) => place(a) - place(b)).slice(0, cardsShown);
}

function holds(items: readonly Item[]) {
  return (list: readonly Item[]) =>
    items.every(({ variant }) => list.some((item) => item.variant.sku === variant.sku));
}

/** The cards, and what their search was understood to ask for, so that it can be taken back even where nothing is left. */
async function showCards(
  items: readonly Item[],
  { turn, evidence }: Draft,
  deps: Deps,
  emit: Emit,
): Promise<void> {
  const understood = evidence.searched ? understoodOf(turn.reading) : [];
  if (items.length === 0 && understood.length === 0) return;
  const context = {
    provenance: await deps.products.provenance(),
    shopUrl: deps.shop.url,
    now: deps.clock.now(),
  };
  const products = items.map((item) =>
    cardOf(item, answerFeatures(turn.asked, item.product, item.variant), context),
  );
  const data = {
    products,
    ...(understood.length > 0 && { understood }),
    ...(evidence.searched && turn.refined !== undefined && { refined: turn.refined }),
  };
  emit({ type: 'data-products', id: 'products-1', data });
}

/** What the shopper reads when a turn stops: always words, and a way on. */
export function stopParts(stop: Stop, strings: WorkerStrings, contact: string): StreamPart[] {
  switch (stop.kind) {
    case 'refused':
      return textParts(say(strings, refusalWords[stop.reason], { contact }));
    case 'gave-up':
      return textParts(say(strings, 'gaveUp', { contact }));
    case 'handed-off': {
      const { handoff } = stop;
      return [
        ...textParts(handoffWords(handoff, strings)),
        { type: 'data-handoff', id: 'handoff-1', data: handoff },
      ];
    }
    case 'clarified': {
      const data = { question: stop.question, options: [...stop.options] };
      return [{ type: 'data-clarification', id: 'clarification-1', data }];
    }
    case 'failed':
      return [{ type: 'error', errorText: say(strings, failureWords[stop.reason], { contact }) }];
    case 'aborted':
      return [{ type: 'abort' }];
  }
}

const refusalWords = {
  injection: 'refusedInjection',
  safety: 'refusedSafety',
  'out-of-scope': 'outOfScope',
} as const;

const failureWords = {
  'model-error': 'failedModel',
  timeout: 'timedOut',
  'empty-answer': 'noAnswer',
  internal: 'failedModel',
} as const;

function textParts(delta: string): StreamPart[] {
  const id = 'text-own';
  return [
    { type: 'text-start', id },
    { type: 'text-delta', id, delta },
    { type: 'text-end', id },
  ];
}
