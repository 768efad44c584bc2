import type { FinishMetadata, Release, StreamPart } from '../shared/chat.ts';

/**
 * The schemas of `shared/chat.ts` again, by hand: zod alone would outweigh the whole panel.
 * `guards.test.ts` holds the two equal for every JSON value it can think of, but for what other servers than ours
 * leave out when they start and finish.
 */

/** A part as it may arrive: only our worker says what it is and what a reply has cost. */
export type ReceivedPart =
  | Exclude<StreamPart, { type: 'start' | 'finish' }>
  | { readonly type: 'start'; readonly messageId?: string; readonly messageMetadata?: unknown }
  | { readonly type: 'finish'; readonly messageMetadata?: unknown };

/** What the element reads of what our worker says at the end. */
export interface Finish extends Pick<FinishMetadata, 'ms' | 'trace'> {
  readonly outcome: string;
  readonly release: Pick<Release, 'commit' | 'model'>;
}

type Guard = (value: unknown) => boolean | undefined;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const string: Guard = (value) => typeof value === 'string';
const int: Guard = (value) => Number.isSafeInteger(value);
const natural: Guard = (value) => int(value) && (value as number) >= 0;
const positive: Guard = (value) => int(value) && (value as number) > 0;
const nonnegative: Guard = (value) => Number.isFinite(value) && (value as number) >= 0;
const anything: Guard = () => true;

const oneOf =
  (...values: unknown[]): Guard =>
  (value) =>
    values.includes(value);

const upTo =
  (length: number): Guard =>
  (value) =>
    typeof value === 'string' && [...value].length <= length;

const matching =
  (pattern: RegExp): Guard =>
  (value) =>
    typeof value === 'string' && pattern.test(value);

const optional =
  (guard: Guard): Guard =>
  (value) =>
    value === undefined || guard(value);

const nullable =
  (guard: Guard): Guard =>
  (value) =>
    value === null || guard(value);

const list =
  (guard: Guard, most = Number.POSITIVE_INFINITY, least = 0): Guard =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.length >= least && value.every(guard);

/** Keys beside those of the shape are let through, as zod lets them. */
const shape = (guards: Record<string, Guard>): Guard => {
  const entries = Object.entries(guards);
  return (value) =>
    isRecord(value) &&
    entries.every(([key, guard]) => guard(Object.hasOwn(value, key) ? value[key] : undefined));
};

/** zod drops a key `__proto__` without looking at its value. */
const recordOf =
  (guard: Guard): Guard =>
  (value) =>
    isRecord(value) && Object.entries(value).every(([key, entry]) => key === '__proto__' || guard(entry));

/** ISO 8601 in UTC, of a day that exists: Date would read February 30 as March 1. */
const instant: Guard = (value) =>
  matching(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/)(value) &&
  new Date(value as string).toJSON()?.startsWith((value as string).slice(0, 10));

const money = shape({ amount: natural, currency: matching(/^[A-Z]{3}$/) });

const stocks: Record<string, Guard> = {
  'in-stock': shape({ quantity: optional(positive) }),
  'made-to-order': shape({ leadDays: optional(positive) }),
  'sold-out': anything,
};
const stock: Guard = (value) => isRecord(value) && byKey(stocks, value.state)?.(value);

const sku = matching(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/);

const card = shape({
  sku,
  title: string,
  url: string,
  image: optional(shape({ url: string, alt: string })),
  options: recordOf(string),
  price: nullable(money),
  listPrice: optional(money),
  stock,
  badges: list(oneOf('sale', 'final-sale', 'new', 'low-stock')),
  facts: list(shape({ label: string, value: string })),
  notStated: list(string),
  provenance: shape({ source: string, asOf: instant }),
});

const cartLine = shape({
  sku,
  title: upTo(200),
  options: recordOf(string),
  quantity: (value) => positive(value) && (value as number) < 100,
  unitPrice: money,
  lineTotal: money,
  note: optional(upTo(200)),
});

const step = shape({
  id: string,
  stage: oneOf('guard', 'context', 'route', 'model', 'tool', 'verify', 'reply'),
  status: oneOf('running', 'done', 'failed'),
  tool: optional(string),
  arguments: anything,
  note: optional(string),
  ms: optional(nonnegative),
  tokens: optional(shape({ input: optional(int), output: optional(int), cached: optional(int) })),
});

const finished = shape({
  outcome: string,
  ms: nonnegative,
  trace: list(step),
  release: shape({ commit: string, model: string }),
});

const parts: { readonly [type in StreamPart['type']]: Guard } = {
  start: shape({ messageId: optional(string) }),
  'start-step': anything,
  'finish-step': anything,
  'text-start': shape({ id: string }),
  'text-delta': shape({ id: string, delta: string }),
  'text-end': shape({ id: string }),
  'source-url': shape({
    sourceId: string,
    url: string,
    title: string,
    providerMetadata: shape({ shop: shape({ section: string, passage: string }) }),
  }),
  'data-trace': shape({ id: string, data: step, transient: oneOf(true) }),
  'data-products': shape({
    id: string,
    data: shape({
      products: list(card, 12),
      understood: optional(list(shape({ kind: upTo(20), words: upTo(120) }), 12)),
      refined: optional(upTo(200)),
    }),
  }),
  'data-clarification': shape({ id: string, data: shape({ question: string, options: list(string, 6) }) }),
  'data-comparison': shape({
    id: string,
    data: shape({
      products: list(shape({ sku, title: string }), 4, 2),
      rows: list(shape({ label: string, cells: list(nullable(string), 4, 2) }), 20, 1),
    }),
  }),
  'data-cart': shape({
    id: string,
    data: shape({
      id: upTo(220),
      lines: list(cartLine, 20, 1),
      total: money,
      note: upTo(300),
    }),
  }),
  'data-handoff': shape({
    id: string,
    data: shape({
      reason: oneOf('damage', 'warranty', 'complaint', 'trade', 'person', 'other'),
      contact: upTo(320),
      send: list(upTo(200), 8),
      subject: upTo(200),
      text: upTo(4000),
    }),
  }),
  'data-notice': shape({
    id: string,
    data: shape({
      reason: oneOf(
        'offline-model',
        'degraded-retrieval',
        'model-unavailable',
        'budget-reached',
        'answer-language',
      ),
      text: string,
    }),
  }),
  error: shape({ errorText: string }),
  abort: anything,
  finish: anything,
};

/** An own property only: `type: "constructor"` finds nothing. */
function byKey<Value>(table: Record<string, Value>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether this value claims to be a part the element knows; whether it is one, `isStreamPart` says. */
export function isKnownType(value: unknown): boolean {
  return isRecord(value) && byKey(parts, value.type) !== undefined;
}

export function isStreamPart(value: unknown): value is ReceivedPart {
  return isRecord(value) && !!byKey<Guard>(parts, value.type)?.(value);
}

export function isFinish(value: unknown): value is Finish {
  return !!finished(value);
}
