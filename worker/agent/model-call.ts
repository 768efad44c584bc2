import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { APICallError } from '@ai-sdk/provider';
import type { Usage } from '../../shared/chat.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import type { Clock } from '../ports/clock.ts';
import { StallError, within } from './within.ts';

/** Model calls of one turn, retries included. */
const callsPerTurn = 10;
const retriesPerCall = 3;
/** A service that asks for a longer wait than this is treated as away. */
const longestWaitMs = 8000;
/** A model that sends nothing for this long is gone. */
export const stallMs = 20_000;

export type ModelFailure = 'call-limit' | 'unavailable' | 'rejected';

/** The calls a turn has made and what they used. A number no model reported stays missing. */
export class ModelBudget {
  #calls = 0;
  #usage: { input?: number; output?: number; cached?: number } = {};

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
 * Opens a model's stream. Rate limits, overload and lost connections are tried again, three times at most, after the
 * wait the service asks for; a wait that is too long, or a request the service rejects, is a failure at once.
 */
export async function openStream(
  model: LanguageModelV4,
  options: LanguageModelV4CallOptions & { readonly abortSignal: AbortSignal },
  budget: ModelBudget,
  clock: Clock,
): Promise<Result<ModelStream, ModelFailure>> {
  for (let attempt = 0; ; attempt += 1) {
    if (!budget.take()) return fail('call-limit');
    try {
      const { stream } = await within(
        Promise.resolve(model.doStream(options)),
        stallMs,
        clock,
        options.abortSignal,
      );
      return ok(stream);
    } catch (error) {
      options.abortSignal.throwIfAborted();
      if (error instanceof StallError) return fail('unavailable');
      if (!isWorthRetrying(error)) return fail('rejected');
      const wait = waitFor(error, attempt);
      if (attempt >= retriesPerCall || wait > longestWaitMs) return fail('unavailable');
      await clock.sleep(wait, options.abortSignal);
    }
  }
}

/**
 * An answer of the service says itself whether to try again. Anything else is the connection, which workerd reports as
 * a plain Error and Node as an APICallError without a status.
 */
function isWorthRetrying(error: unknown): boolean {
  const answered =
    APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode !== 200;
  return answered ? error.isRetryable : true;
}

/** Milliseconds: what the service asks for in `retry-after` or in Google's RetryInfo, else 0.5, 1, 2 seconds. */
function waitFor(error: unknown, attempt: number): number {
  const asked = APICallError.isInstance(error) ? (headerWait(error) ?? retryInfoWait(error)) : undefined;
  return asked ?? 500 * 2 ** attempt;
}

function headerWait(error: APICallError): number | undefined {
  const seconds = Number(error.responseHeaders?.['retry-after'] ?? Number.NaN);
  return Number.isFinite(seconds) ? seconds * 1000 : undefined;
}

/** `{ error: { details: [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "47s" }] } }` */
function retryInfoWait(error: APICallError): number | undefined {
  const seconds = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/u.exec(error.responseBody ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}
