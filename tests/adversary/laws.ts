import { expect } from 'vitest';
import type { StreamPart } from '../../shared/chat.ts';
import { priceText } from '../../worker/domain/catalogue.ts';
import { tokenCount } from '../../worker/domain/text.ts';
import { products } from '../fixtures/shop.ts';
import type { TakenTurn } from '../fixtures/turn.ts';
import type { LyingModel } from './model.ts';

const offered = new Map(
  products
    .filter((product) => product.status === 'active')
    .flatMap((product) => product.variants.map((variant) => [variant.sku, { product, variant }] as const)),
);
/** The answer's own, and the sentence that says it was cut. */
const answerTokens = 600 + 60;

/** Everything that must hold of a turn whatever the model did, asserted on what was sent and not on how it was checked. */
export function assertLaws(turn: TakenTurn, model: LyingModel): void {
  assertGrounded(turn, model);
  assertCards(turn.parts);
  assertOffers(turn.parts);
  assertBounded(turn, model);
  assertWellFormed(turn.parts);
  assertNothingLost(turn);
}

/** Law 3: nothing that was planted is shown, in text, source or card. */
function assertGrounded({ parts }: TakenTurn, { heard }: LyingModel): void {
  const shown = parts
    .filter(({ type }) => type !== 'start' && type !== 'finish' && type !== 'data-trace')
    .map((part) => (part.type === 'text-delta' ? part.delta : JSON.stringify(part)))
    .join('');
  for (const { kind, span, sentence } of heard.lies)
    if (span.length > 3) expect(shown, `${kind}: ${sentence}`).not.toContain(span);
}

/** Laws 4 and 5: a card is of a product on offer, with today's price and stock, and within the budget of the message. */
function assertCards(parts: readonly StreamPart[]): void {
  for (const part of parts) {
    if (part.type !== 'data-products') continue;
    for (const card of part.data.products) {
      const item = offered.get(card.sku);
      expect(item, card.sku).toBeDefined();
      expect(card.price).toEqual(item?.variant.price);
      expect(card.stock).toEqual(item?.variant.stock);
      expect(card.price?.amount ?? Number.POSITIVE_INFINITY, priceText(item!.variant)).toBeLessThan(8000);
    }
  }
}

/** Laws 1 and 4: a cart is only proposed, at the prices of today, and a person of the shop is reached where the shop says. */
function assertOffers(parts: readonly StreamPart[]): void {
  for (const part of parts) {
    if (part.type === 'data-handoff') expect(part.data.contact).toBe('help@shop.test');
    if (part.type !== 'data-cart') continue;
    const { lines, total } = part.data;
    for (const { sku, quantity, unitPrice, lineTotal } of lines) {
      const variant = offered.get(sku)?.variant;
      expect(variant?.price, sku).toEqual(unitPrice);
      expect(variant?.stock.state).not.toBe('sold-out');
      expect(lineTotal.amount).toBe(quantity * unitPrice.amount);
    }
    expect(total.amount).toBe(lines.reduce((sum, { lineTotal }) => sum + lineTotal.amount, 0));
  }
}

/** Law 6. */
function assertBounded({ text, finish, parts }: TakenTurn, { heard }: LyingModel): void {
  expect(heard.calls).toBeLessThanOrEqual(10);
  expect(finish.usage.modelCalls).toBe(heard.calls);
  expect(tokenCount(text)).toBeLessThanOrEqual(answerTokens);
  const steps = finish.trace.filter(({ stage }) => stage === 'model').length;
  expect(steps).toBeLessThanOrEqual(10);
  const looked = parts.filter((part) => part.type === 'data-trace' && part.data.stage === 'tool');
  // Begun and ended, of at most eight calls in each of at most five steps.
  expect(looked.length).toBeLessThanOrEqual(2 * 8 * 5);
}

function assertWellFormed(parts: readonly StreamPart[]): void {
  expect(parts[0]?.type).toBe('start');
  expect(parts.at(-1)?.type).toBe('finish');
  expect(parts.filter(({ type }) => type === 'start' || type === 'finish')).toHaveLength(2);
  const open = new Set<string>();
  for (const part of parts) {
    if (part.type === 'text-start') {
      expect(open.has(part.id)).toBe(false);
      open.add(part.id);
    } else if (part.type === 'text-delta') expect(open.has(part.id)).toBe(true);
    else if (part.type === 'text-end') expect(open.delete(part.id)).toBe(true);
  }
  expect([...open]).toEqual([]);
  const releases = parts.flatMap((part) =>
    part.type === 'start' || part.type === 'finish' ? [part.messageMetadata.release] : [],
  );
  expect(releases[0]).toEqual(releases[1]);
  expect(JSON.stringify(parts), 'internals').not.toContain('secret-host');
}

/** Law 12: something to read comes, whatever happened. */
function assertNothingLost({ parts, text }: TakenTurn): void {
  const said = parts.some(
    ({ type }) => type === 'error' || type === 'data-clarification' || type === 'abort',
  );
  expect(said || /[\p{L}\p{N}]/u.test(text), JSON.stringify(parts)).toBe(true);
}
