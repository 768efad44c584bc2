import { FusionAlgorithm, Index, QueryMode, WeightingStrategy } from '@upstash/vector/cloudflare';
import * as z from 'zod';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Clock } from '../../ports/clock.ts';
import { completedNamespace } from './namespaces.ts';

export interface UpstashConfig {
  readonly url: string;
  readonly token: string;
}

export type FaultReason =
  | 'slow'
  | 'unreachable'
  | 'refused'
  | 'unreadable'
  /** The release's records are not all there. */
  | 'not-indexed'
  /** It failed a moment ago and is left in peace. */
  | 'resting';

/** Why Upstash did not answer: a word of ours, since its own messages may quote a request. */
export class UpstashFault extends Error {
  override readonly name = 'UpstashFault';
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(`Upstash Vector: ${reason}`);
    this.reason = reason;
  }
}

export interface Question {
  readonly namespace: string;
  readonly text: string;
  readonly filter?: string | undefined;
  readonly most: number;
}

/** A record by its place among the best for its meaning and its words together. */
export interface Hit {
  readonly id: string;
  /** Of the meaning alone, 0 to 1; 0 where it is not among the nearest. */
  readonly nearness: number;
  readonly metadata: Readonly<Record<string, unknown>>;
}

const answerMs = 3000;
const restMs = 30_000;

const hitsSchema = z.array(
  z.object({
    id: z.coerce.string(),
    score: z.number(),
    metadata: z.record(z.string(), z.unknown()).default({}),
  }),
);
const answersSchema = z.tuple([hitsSchema, hitsSchema]);

/** Upstash Vector as it is asked in a turn: one request, three seconds, and half a minute's rest after a failure. */
export class UpstashService {
  readonly #config: UpstashConfig;
  readonly #clock: Clock;
  readonly #complete = new Set<string>();
  #restsUntil = 0;

  constructor(config: UpstashConfig, clock: Clock) {
    this.#config = config;
    this.#clock = clock;
  }

  /** Best first. */
  async ask(question: Question): Promise<Result<Hit[], UpstashFault>> {
    if (this.#clock.now() < this.#restsUntil) return fail(new UpstashFault('resting'));
    const leaving = new AbortController();
    try {
      return ok(await this.#inTime(this.#answer(question, leaving.signal)));
    } catch (error) {
      this.#restsUntil = this.#clock.now() + restMs;
      return fail(faultOf(error));
    } finally {
      leaving.abort();
    }
  }

  async #answer({ namespace, text, filter, most }: Question, signal: AbortSignal): Promise<Hit[]> {
    const index = new Index({ ...this.#config, enableTelemetry: false, retry: false, signal: () => signal });
    const query = { data: text, topK: most, includeMetadata: true, ...(filter !== undefined && { filter }) };
    const both = {
      ...query,
      queryMode: QueryMode.HYBRID,
      fusionAlgorithm: FusionAlgorithm.RRF,
      weightingStrategy: WeightingStrategy.IDF,
    };
    const [answers] = await Promise.all([
      index.queryMany([both, { ...query, queryMode: QueryMode.DENSE }], { namespace }),
      this.#requireComplete(index, namespace),
    ]);
    const [hits, nearest] = answersSchema.parse(answers);
    const nearness = new Map(nearest.map(({ id, score }) => [id, score]));
    return hits.map(({ id, metadata }) => ({ id, metadata, nearness: nearness.get(id) ?? 0 }));
  }

  /** Upstash answers for a namespace that was never written, or half, as readily as for a whole one. */
  async #requireComplete(index: Index, namespace: string): Promise<void> {
    if (this.#complete.has(namespace)) return;
    const [marker] = await index.fetch([namespace], { namespace: completedNamespace });
    if (!marker) throw new UpstashFault('not-indexed');
    this.#complete.add(namespace);
  }

  async #inTime<T>(work: Promise<T>): Promise<T> {
    const over = new AbortController();
    const late = this.#clock.sleep(answerMs, over.signal).then(() => {
      throw new UpstashFault('slow');
    });
    try {
      return await Promise.race([work, late]);
    } finally {
      over.abort();
      // Whichever of the two lost may still fail, and nobody is left to hear it.
      for (const lost of [work, late]) lost.catch(() => undefined);
    }
  }
}

function faultOf(error: unknown): UpstashFault {
  if (error instanceof UpstashFault) return error;
  if (error instanceof z.ZodError || error instanceof SyntaxError) return new UpstashFault('unreadable');
  // The SDK does not export its error's class.
  const isRefusal = error instanceof Error && error.name === 'UpstashError';
  return new UpstashFault(isRefusal ? 'refused' : 'unreachable');
}
