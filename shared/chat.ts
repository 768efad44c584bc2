import * as z from 'zod';
import { cardSchema } from './card.ts';
import { cartSchema } from './cart.ts';
import { comparisonSchema } from './comparison.ts';
import { handoffSchema } from './handoff.ts';
import { traceStepSchema } from './trace.ts';

/**
 * The wire between the element and the worker: `POST /api/chat`.
 * The request is the body that the AI SDK's `DefaultChatTransport` sends, the response its UI message stream,
 * version 1, so that someone else's client works against this worker and this element against theirs.
 */

export { limits } from './limits.ts';

const id = z.string().min(1).max(200);

/**
 * A message as clients send it. Only what the worker reads is described; any other part, tool parts and system
 * messages among them, is let through here and ignored later.
 */
export const chatMessageSchema = z.object({
  id,
  role: z.string().max(20),
  parts: z.array(z.looseObject({ type: z.string().max(100) })).max(1000),
  metadata: z.unknown().optional(),
});

export const chatRequestSchema = z.object({
  /** The conversation, named by the client; the worker keeps nothing under it. */
  id,
  messages: z.array(chatMessageSchema).min(1).max(10_000),
  trigger: z.string().max(50).optional(),
  messageId: z.string().max(200).nullish(),
  /** Where the shopper is. */
  page: z
    .object({
      sku: z.string().max(64).optional(),
      url: z.string().max(2048).optional(),
      locale: z.string().max(35).optional(),
      currency: z.string().max(3).optional(),
    })
    .optional(),
});
export type ChatMessage = z.infer<typeof chatMessageSchema>;
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** What a button says, in a part of the newest message; in any other it is ignored. A closed union. */
export const actionSchema = z.discriminatedUnion('kind', [
  /** Repeat the latest product search without the limit of these words. */
  z.object({ kind: z.literal('refine'), remove: z.string().trim().min(1).max(200) }),
]);
export type Action = z.infer<typeof actionSchema>;

export const outcomeSchema = z.enum([
  'answered',
  'clarified',
  'confirmation-needed',
  'executed',
  'refused',
  'gave-up',
  'handed-off',
  'failed',
  'aborted',
]);
export type Outcome = z.infer<typeof outcomeSchema>;

/** What produced an answer: every answer names it. */
export const releaseSchema = z.object({
  commit: z.string(),
  prompt: z.string(),
  policies: z.string(),
  catalogue: z.string(),
  model: z.string(),
  gate: z.string(),
});
export type Release = z.infer<typeof releaseSchema>;

/** Tokens of all model calls of a turn; a number is missing when a model did not say. */
export const usageSchema = z.object({
  modelCalls: z.int().nonnegative(),
  inputTokens: z.int().nonnegative().optional(),
  outputTokens: z.int().nonnegative().optional(),
  cachedTokens: z.int().nonnegative().optional(),
  /** Millionths of a US dollar; missing when the price is not known, or what one of the calls used. */
  costMicros: z.int().nonnegative().optional(),
});
export type Usage = z.infer<typeof usageSchema>;

export const startMetadataSchema = z.object({ turn: z.string(), release: releaseSchema });
export const finishMetadataSchema = startMetadataSchema.extend({
  outcome: outcomeSchema,
  usage: usageSchema,
  /** Milliseconds from request to finish, by the worker's clock. */
  ms: z.number().nonnegative(),
  trace: z.array(traceStepSchema),
});
export type FinishMetadata = z.infer<typeof finishMetadataSchema>;

export const clarificationSchema = z.object({
  question: z.string(),
  options: z.array(z.string()).max(6),
});

/** A condition the worker read out of the conversation: `{ kind: "price", words: "under $80" }`. */
export const understoodSchema = z.object({ kind: z.string().max(20), words: z.string().max(120) });
export type Understood = z.infer<typeof understoodSchema>;

export const productsSchema = z.object({
  products: z.array(cardSchema).max(12),
  /** What the products were looked up by; the shopper may take back each of them. */
  understood: z.array(understoodSchema).max(12).optional(),
  /** The question as it was understood, when that is more than the message says. */
  refined: z.string().max(200).optional(),
});

/** Why an answer is limited. `text` is the sentence to show. */
export const noticeSchema = z.object({
  reason: z.enum([
    'offline-model',
    'degraded-retrieval',
    'model-unavailable',
    'budget-reached',
    'answer-language',
  ]),
  text: z.string(),
});

/** A passage an answer rests on, as it stands in the shop's policy. */
export const citationMetadataSchema = z.object({
  shop: z.object({ section: z.string(), passage: z.string() }),
});

/** One part of the response stream, as this worker sends it. */
export const streamPartSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('start'), messageId: z.string(), messageMetadata: startMetadataSchema }),
  z.object({ type: z.literal('start-step') }),
  z.object({ type: z.literal('finish-step') }),
  z.object({ type: z.literal('text-start'), id: z.string() }),
  z.object({ type: z.literal('text-delta'), id: z.string(), delta: z.string() }),
  z.object({ type: z.literal('text-end'), id: z.string() }),
  z.object({
    type: z.literal('source-url'),
    sourceId: z.string(),
    url: z.string(),
    title: z.string(),
    providerMetadata: citationMetadataSchema,
  }),
  z.object({
    type: z.literal('data-trace'),
    id: z.string(),
    data: traceStepSchema,
    transient: z.literal(true),
  }),
  z.object({ type: z.literal('data-products'), id: z.string(), data: productsSchema }),
  z.object({ type: z.literal('data-clarification'), id: z.string(), data: clarificationSchema }),
  z.object({ type: z.literal('data-comparison'), id: z.string(), data: comparisonSchema }),
  z.object({ type: z.literal('data-cart'), id: z.string(), data: cartSchema }),
  z.object({ type: z.literal('data-handoff'), id: z.string(), data: handoffSchema }),
  z.object({ type: z.literal('data-notice'), id: z.string(), data: noticeSchema }),
  z.object({ type: z.literal('error'), errorText: z.string() }),
  z.object({ type: z.literal('abort') }),
  z.object({
    type: z.literal('finish'),
    finishReason: z.enum(['stop', 'error', 'other']),
    messageMetadata: finishMetadataSchema,
  }),
]);
export type StreamPart = z.infer<typeof streamPartSchema>;

/** RFC 9457. `field` names what in the request was wrong, as a path: "messages[3].parts". */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  field: z.string().optional(),
});
export type Problem = z.infer<typeof problemSchema>;
