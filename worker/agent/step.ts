import type {
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import { fail, ok, type Result } from '../domain/result.ts';
import { type ModelBudget, type ModelFailure, openStream, stallMs } from './model-call.ts';
import { toolDefinitions } from './prompt.ts';
import type { Purse } from './purse.ts';
import type { Deps } from './stages.ts';
import type { Tracer } from './tracer.ts';
import type { Verifier } from './verify.ts';
import { takeFrom } from './within.ts';

/** Room for a model to think in; the answer itself is bounded by the verifier. */
const maxOutputTokens = 2400;
/** Calls of one step that are kept at all; how many of them are run is for the loop to say. */
const callsKept = 32;
const argumentCharacters = 20_000;

const heardEnough = new Error('heard enough');

/** What a turn's steps share. */
export interface StepTools {
  readonly verifier: Verifier;
  readonly tracer: Tracer;
  readonly budget: ModelBudget;
  readonly purse: Purse;
  readonly signal: AbortSignal;
}

/** What one step of a model came to. */
export interface Step {
  readonly text: string;
  readonly calls: readonly LanguageModelV4ToolCall[];
  /** False when the model was cut off by a limit or a filter: its last sentence may be half a one. */
  readonly whole: boolean;
}

/** One call of the model. Its text goes to the verifier as it arrives; a stream that breaks is a failure, not an answer. */
export async function runStep(
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  { verifier, tracer, budget, purse, signal }: StepTools,
): Promise<Result<Step, ModelFailure | 'broken'>> {
  const end = tracer.start('model');
  const enough = new AbortController();
  const abortSignal = AbortSignal.any([signal, enough.signal]);
  const request = { prompt: [...prompt], tools: toolDefinitions, maxOutputTokens };
  const payment = await purse.pay(request, signal);
  const options = {
    ...request,
    toolChoice: { type: 'auto' as const },
    reasoning: 'low' as const,
    abortSignal,
  };
  const collected = new Collected(verifier);
  try {
    const opened = await openStream(payment.model, options, budget, deps.clock);
    if (!opened.ok) {
      payment.giveBack();
      end('failed', { note: opened.error });
      return opened;
    }
    await takeFrom(opened.value, stallMs, deps.clock, abortSignal, (part) => collected.add(part));
  } catch (error) {
    signal.throwIfAborted();
    collected.broken(error);
  } finally {
    // Nothing more is wanted of this call, and nothing more of it is paid for.
    enough.abort(heardEnough);
    payment.settle(collected.usage, collected.written);
  }
  if (collected.error !== undefined) deps.telemetry.error('model-stream', collected.error);
  if (collected.usage) budget.add(collected.usage);
  const result = collected.result();
  end(result.ok ? 'done' : 'failed', tokensOf(collected.usage));
  return result;
}

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;

/** Gathers the parts of a step. Nothing behind its finish, and nothing behind an error, is taken. */
class Collected {
  readonly #verifier: Verifier;
  readonly #calls: LanguageModelV4ToolCall[] = [];
  #text = '';
  #finish: Finish | undefined;
  /** What the stream reported; a model may go on as if nothing had happened, and is not believed. */
  error: unknown;

  constructor(verifier: Verifier) {
    this.#verifier = verifier;
  }

  add(part: LanguageModelV4StreamPart): 'more' | 'enough' {
    if (part.type === 'text-delta') {
      this.#text += part.delta;
      this.#verifier.write(part.delta);
    } else if (part.type === 'tool-call' && this.#calls.length < callsKept) {
      this.#calls.push(part.input.length > argumentCharacters ? { ...part, input: '"too long"' } : part);
    } else if (part.type === 'error') {
      this.broken(part.error);
    } else if (part.type === 'finish') {
      this.#finish = part;
    }
    const enough = this.#finish !== undefined || this.error !== undefined || this.#verifier.enough;
    return enough ? 'enough' : 'more';
  }

  broken(error: unknown): void {
    this.error = error ?? new Error('the stream reported an error without saying which');
  }

  /** All that the model wrote, its calls too. */
  get written(): string {
    return this.#text + this.#calls.map(({ toolName, input }) => toolName + input).join('');
  }

  get usage(): Finish['usage'] | undefined {
    return this.#finish?.usage;
  }

  /** A stream that ends without a finish was cut: half an answer never passes for a whole one. */
  result(): Result<Step, 'broken'> {
    if (this.#verifier.enough) return ok({ text: this.#text, calls: [], whole: false });
    const finished = this.#finish?.finishReason.unified;
    const cut =
      finished === undefined || finished === 'error' || (finished === 'interrupted' && this.#text !== '');
    if (this.error !== undefined || cut) return fail('broken');
    const whole = finished === 'stop' || finished === 'tool-calls' || finished === 'other';
    return ok({ text: this.#text, calls: this.#calls, whole });
  }
}

/** For the rail: what the provider said was used, and nothing where it did not say. */
function tokensOf(usage: Finish['usage'] | undefined) {
  const input = usage?.inputTokens.total;
  const output = usage?.outputTokens.total;
  const cached = usage?.inputTokens.cacheRead;
  if (input === undefined && output === undefined) return {};
  return {
    tokens: {
      ...(input !== undefined && { input }),
      ...(output !== undefined && { output }),
      ...(cached !== undefined && { cached }),
    },
  };
}
