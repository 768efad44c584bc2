import type { StreamPart } from '../../shared/chat.ts';
import { type Strings, say } from '../../shared/strings/index.ts';
import { cardOf, type Item } from '../domain/catalogue.ts';
import { namedItems } from '../domain/evidence.ts';
import { answerFeatures } from '../domain/features.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import type { Deps, Draft, Emit, Stop } from './stages.ts';
import type { Verifier } from './verify.ts';

const cardsShown = 6;

/** Completes an answer with its cards. Without a word of the model's, what was looked up speaks for itself. */
export async function respond(
  draft: Draft,
  deps: Deps,
  verifier: Verifier,
  emit: Emit,
): Promise<Result<void, Stop>> {
  const items = itemsToShow(draft, verifier.text);
  if (verifier.text === '') {
    if (items.length === 0) return fail({ kind: 'failed', reason: 'empty-answer' });
    verifier.writeOwn(draft.turn.strings.fallbackFound);
    verifier.end(true);
  }
  if (items.length > 0) await showCards(items, draft, deps, emit);
  return ok(undefined);
}

/** The products the answer names, in that order; all that were looked up when it names none. */
function itemsToShow({ evidence }: Draft, text: string): Item[] {
  const named = namedItems(text, evidence);
  const items = named.length > 0 ? named : [...evidence.items.values()];
  return items.slice(0, cardsShown);
}

async function showCards(items: readonly Item[], { turn }: Draft, deps: Deps, emit: Emit): Promise<void> {
  const context = {
    provenance: await deps.products.provenance(),
    shopUrl: deps.shop.url,
    now: deps.clock.now(),
  };
  const products = items.map((item) =>
    cardOf(item, answerFeatures(turn.asked, item.product, item.variant), context),
  );
  emit({ type: 'data-products', id: 'products-1', data: { products } });
}

/** What the shopper reads when a turn stops: always words, and a way on. */
export function stopParts(stop: Stop, strings: Strings, contact: string): StreamPart[] {
  switch (stop.kind) {
    case 'refused':
      return textParts(strings.refusedInjection);
    case 'gave-up':
      return textParts(say(strings, 'gaveUp', { contact }));
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
