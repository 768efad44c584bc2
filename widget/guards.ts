import type { Problem, StreamPart } from '../shared/chat.ts';

/**
 * The schemas of `shared/chat.ts` again, by hand: zod alone would outweigh the whole panel.
 * `guards.test.ts` holds the two equal for every JSON value it can think of.
 */

type Guard = (value: unknown) => boolean;

const isRecord = (value: unknown): value is Record<string, unknown> =>
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
  (guard: Guard, most = Number.POSITIVE_INFINITY): Guard =>
  (value) =>
    Array.isArray(value) && value.length <= most && value.every(guard);

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
const instant: Guard = (value) => {
  if (!matching(/^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?Z$/)(value)) return false;
  const day = (value as string).slice(0, 10);
  const midnight = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(midnight.getTime()) && midnight.toISOString().startsWith(day);
};

const money = shape({ amount: natural, currency: matching(/^[A-Z]{3}$/) });

const stocks: Record<string, Guard> = {
  'in-stock': shape({ quantity: optional(positive) }),
  'made-to-order': shape({ leadDays: optional(positive) }),
  'sold-out': anything,
};
const stock: Guard = (value) => isRecord(value) && byKey(stocks, value.state)?.(value) === true;

const card = shape({
  sku: matching(/^[A-Za-z0-9][A-Za-z0-9._/-]{0,63}$/),
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

const started = {
  turn: string,
  release: shape({
    commit: string,
    prompt: string,
    policies: string,
    catalogue: string,
    model: string,
    gate: string,
  }),
};

const finished = shape({
  ...started,
  outcome: oneOf(
    'answered',
    'clarified',
    'confirmation-needed',
    'executed',
    'refused',
    'gave-up',
    'handed-off',
    'failed',
    'aborted',
  ),
  usage: shape({
    modelCalls: natural,
    inputTokens: optional(natural),
    outputTokens: optional(natural),
    cachedTokens: optional(natural),
  }),
  ms: nonnegative,
  trace: list(step),
});

const parts: { readonly [type in StreamPart['type']]: Guard } = {
  start: shape({ messageId: string, messageMetadata: shape(started) }),
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
  'data-products': shape({ id: string, data: shape({ products: list(card, 12) }) }),
  'data-clarification': shape({ id: string, data: shape({ question: string, options: list(string, 6) }) }),
  'data-notice': shape({
    id: string,
    data: shape({
      reason: oneOf('offline-model', 'degraded-retrieval', 'model-unavailable'),
      text: string,
    }),
  }),
  error: shape({ errorText: string }),
  abort: anything,
  finish: shape({ finishReason: oneOf('stop', 'error', 'other'), messageMetadata: finished }),
};

const problem = shape({
  type: string,
  title: string,
  status: int,
  detail: string,
  field: optional(string),
});

/** An own property only: `type: "constructor"` finds nothing. */
function byKey<Value>(table: Record<string, Value>, key: unknown): Value | undefined {
  return typeof key === 'string' && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** Whether this value claims to be a part the element knows; whether it is one, `isStreamPart` says. */
export function isKnownType(value: unknown): boolean {
  return isRecord(value) && byKey(parts, value.type) !== undefined;
}

export function isStreamPart(value: unknown): value is StreamPart {
  return isRecord(value) && byKey<Guard>(parts, value.type)?.(value) === true;
}

export function isProblem(value: unknown): value is Problem {
  return problem(value);
}

export { isRecord };
