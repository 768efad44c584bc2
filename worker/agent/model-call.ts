import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import type { Usage } from '../../shared/chat.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import type { ModelFault } from '../ports/telemetry.ts';
import { faultOf, statusOf } from './model-fault.ts';
import { retryWait } from './retry-wait.ts';
import type { Deps } from './stages.ts';
import { StallError, within } from './within.ts';

/** Model calls of one turn, retries included. */
const callsPerTurn = 10;
export const retriesPerCall = 3;
/** A service that asks for a longer wait than this is treated as away. */
const longestWaitMs = 8000;
/** A model that sends nothing for this long is gone. */
export const stallMs = 20_000;

/** Why a model gave no answer. With a `fault` the provider is to blame, and another model may be asked. */
export type ModelFailure =
  | { readonly kind: 'call-limit'; readonly fault?: never }
  | { readonly kind: 'rejected'; readonly fault?: never; readonly status?: number }
  /** `waitMs` where the service asked to be left alone for longer than a shopper waits. */
  | { readonly kind: 'unavailable'; readonly fault: ModelFault; readonly waitMs?: number };

/** The calls a turn has made, what they used and until when more may be made. A number no model reported stays missing. */
export class ModelBudget {
  readonly #endsAt: number;
  #calls = 0;
  #usage: { input?: number; output?: number; cached?: number } = {};

  constructor(endsAt: number) {
    this.#endsAt = endsAt;
  }

  /** Whether there is still time for a call after waiting until `time`. */
  reaches(time: number): boolean {
    return time < this.#endsAt;
  }

  /** Whether one more call may be made; it is counted when it may. */
  take(): boolean {
    if (this.#calls >= callsPerTurn) return false;
    this.#calls += 1;
    return true;
  }

  add(usage: LanguageModelV4Usage): void {
    const { input, output, cached } = this.#usage;
    this.#usage = {
      ...sum('input', input, usage.inputTokens.total),
      ...sum('output', output, usage.outputTokens.total),
      ...sum('cached', cached, usage.inputTokens.cacheRead),
    };
  }

  get usage(): Usage {
    const { input, output, cached } = this.#usage;
    return {
      modelCalls: this.#calls,
      ...(input !== undefined && { inputTokens: input }),
      ...(output !== undefined && { outputTokens: output }),
      ...(cached !== undefined && { cachedTokens: cached }),
    };
  }
}

function sum<Key extends string>(key: Key, before: number | undefined, more: number | undefined) {
  const total = more === undefined ? before : (before ?? 0) + more;
  return (total === undefined ? {} : { [key]: total }) as { [key in Key]?: number };
}

export type ModelStream = ReadableStream<LanguageModelV4StreamPart>;

/**
 * Opens a model's stream. Rate limits, overload and lost connections are tried again, `retries` times at most, after
 * the wait the service asks for; a wait that is too long, or a request the service rejects, is a failure at once.
 */
export async function openStream(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions & { readonly abortSignal: AbortSignal },
  budget: ModelBudget,
  { clock, random }: Pick<Deps, 'clock' | 'random'>,
  retries = retriesPerCall,
): Promise<Result<ModelStream, ModelFailure>> {
  for (let attempt = 0; ; attempt += 1) {
    if (!budget.take()) return fail({ kind: 'call-limit' });
    try {
      const opening = Promise.resolve(model.doStream(options));
      const { stream } = await within(opening, stallMs, clock, options.abortSignal);
      return ok(stream);
    } catch (error) {
      options.abortSignal.throwIfAborted();
      const fault = faultOf(error);
      if (fault === undefined) return fail(rejectedWith(statusOf(error)));
      const now = clock.now();
      const wait = retryWait(error, attempt, now, random);
      const isLast = attempt >= retries || error instanceof StallError;
      if (isLast || wait > longestWaitMs || !budget.reaches(now + wait)) return fail(awayWith(fault, wait));
      await clock.sleep(wait, options.abortSignal);
    }
  }
}

function awayWith(fault: ModelFault, waitMs: number): ModelFailure {
  return { kind: 'unavailable', fault, ...(waitMs > longestWaitMs && { waitMs }) };
}

function rejectedWith(status: number | undefined): ModelFailure {
  return { kind: 'rejected', ...(status !== undefined && { status }) };
}
