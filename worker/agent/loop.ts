import type {
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
  LanguageModelV4ToolResultPart,
} from '@ai-sdk/provider';
import { addFound } from '../domain/evidence.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { runTool } from '../tools/run.ts';
import type { ToolContext } from '../tools/tool.ts';
import { type ModelBudget, type ModelFailure, openStream } from './model-call.ts';
import { buildPrompt, toolDefinitions } from './prompt.ts';
import type { Deps, Draft, Stop } from './stages.ts';
import type { Tracer } from './tracer.ts';
import type { Verifier } from './verify.ts';

export const maxSteps = 6;
const callsPerStep = 8;
/** Room for a model to think in; the answer itself is bounded by the verifier. */
const maxOutputTokens = 2400;
/** A model that sends nothing for this long is gone. */
const stallMs = 20_000;

export interface LoopTools {
  readonly verifier: Verifier;
  readonly tracer: Tracer;
  readonly budget: ModelBudget;
  readonly signal: AbortSignal;
}

interface Step {
  readonly text: string;
  readonly calls: readonly LanguageModelV4ToolCall[];
  /** False when the model was cut off by its own limit or filter. */
  readonly whole: boolean;
}

/**
 * The bounded loop: the model asks for look-ups, gets their results, and answers; six steps at most. Its text goes to
 * the verifier and nowhere else. Wanting tools at the sixth step ends the turn without another model call.
 */
export async function loop(draft: Draft, deps: Deps, tools: LoopTools): Promise<Result<Draft, Stop>> {
  const prompt = buildPrompt(draft.turn, deps);
  for (let number = 1; number <= maxSteps; number += 1) {
    const step = await runStep(prompt, deps, tools);
    if (!step.ok) return fail(stopOf(step.error));
    if (step.value.calls.length === 0) {
      tools.verifier.end(step.value.whole);
      return ok(draft);
    }
    if (number === maxSteps) break;
    tools.verifier.discard();
    prompt.push(assistantMessage(step.value));
    prompt.push({ role: 'tool', content: await answerCalls(step.value.calls, draft, deps, tools) });
    tools.verifier.open();
  }
  tools.verifier.discard();
  return fail({ kind: 'gave-up', reason: 'step-limit' });
}

function stopOf(failure: ModelFailure | 'broken'): Stop {
  switch (failure) {
    case 'call-limit':
      return { kind: 'gave-up', reason: 'call-limit' };
    case 'unavailable':
      return { kind: 'gave-up', reason: 'model-unavailable' };
    case 'rejected':
    case 'broken':
      return { kind: 'failed', reason: 'model-error' };
  }
}

async function runStep(
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  { verifier, tracer, budget, signal }: LoopTools,
): Promise<Result<Step, ModelFailure | 'broken'>> {
  const end = tracer.start('model');
  const enough = new AbortController();
  const abortSignal = AbortSignal.any([signal, enough.signal]);
  const options = { prompt: [...prompt], tools: toolDefinitions, maxOutputTokens, abortSignal };
  const opened = await openStream(
    deps.model,
    { ...options, toolChoice: { type: 'auto' }, reasoning: 'low' },
    budget,
    deps.clock,
  );
  if (!opened.ok) {
    end('failed', { note: opened.error });
    return opened;
  }
  const collected = new Collected(verifier);
  try {
    for await (const part of withStallLimit(opened.value, deps, abortSignal)) {
      collected.add(part);
      if (collected.done || verifier.full) break;
    }
  } catch (error) {
    signal.throwIfAborted();
    deps.telemetry.error('model-stream', error);
    end('failed', { note: 'broken' });
    return fail('broken');
  } finally {
    enough.abort();
  }
  if (collected.usage) budget.add(collected.usage);
  if (collected.error !== undefined) deps.telemetry.error('model-stream', collected.error);
  const result = collected.result();
  end(result.ok ? 'done' : 'failed', { ...(collected.usage && { tokens: tokensOf(collected.usage) }) });
  return result;
}

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;

/** What one step of a model came to. Nothing after its `finish` is taken. */
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

  add(part: LanguageModelV4StreamPart): void {
    if (part.type === 'text-delta') {
      this.#text += part.delta;
      this.#verifier.write(part.delta);
    } else if (part.type === 'tool-call') {
      this.#calls.push(part);
    } else if (part.type === 'error') {
      this.error = part.error ?? 'unnamed';
    } else if (part.type === 'finish') {
      this.#finish = part;
    }
  }

  get done(): boolean {
    return this.#finish !== undefined || this.error !== undefined;
  }

  get usage(): Finish['usage'] | undefined {
    return this.#finish?.usage;
  }

  /** A stream that ends without a finish was cut: half an answer never passes for a whole one. */
  result(): Result<Step, 'broken'> {
    const finished = this.#finish?.finishReason.unified;
    const cut =
      (finished === undefined && !this.#verifier.full) || (finished === 'interrupted' && this.#text !== '');
    if (this.error !== undefined || finished === 'error' || cut) return fail('broken');
    const whole = finished === 'stop' || finished === 'tool-calls' || finished === 'other';
    return ok({ text: this.#text, calls: this.#calls, whole });
  }
}

async function* withStallLimit(
  stream: ReadableStream<LanguageModelV4StreamPart>,
  { clock }: Deps,
  signal: AbortSignal,
) {
  const reader = stream.getReader();
  try {
    for (;;) {
      const waiting = new AbortController();
      const stalled = clock.sleep(stallMs, AbortSignal.any([signal, waiting.signal])).then(() => {
        throw new Error('the model stalled');
      });
      const read = await Promise.race([reader.read(), stalled]).finally(() => waiting.abort());
      if (read.done) return;
      yield read.value;
    }
  } finally {
    // A model that ignores its signal is left behind, not waited for.
    reader.cancel().catch(() => undefined);
  }
}

/** What the model said and asked for, with the provider's own marks, which some reject a conversation without. */
function assistantMessage({ text, calls }: Step): LanguageModelV4Prompt[number] {
  return {
    role: 'assistant',
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: call.toolCallId,
        toolName: call.toolName,
        input: parsedInput(call.input),
        ...(call.providerMetadata && { providerOptions: call.providerMetadata }),
      })),
    ],
  };
}

function parsedInput(input: string): unknown {
  try {
    return JSON.parse(input === '' ? '{}' : input);
  } catch {
    return {};
  }
}

async function answerCalls(
  calls: readonly LanguageModelV4ToolCall[],
  draft: Draft,
  deps: Deps,
  tools: LoopTools,
): Promise<LanguageModelV4ToolResultPart[]> {
  return Promise.all(
    calls.map(async (call, at) => {
      const output = at < callsPerStep ? await answerCall(call, draft, deps, tools) : notRun;
      return { type: 'tool-result' as const, toolCallId: call.toolCallId, toolName: call.toolName, output };
    }),
  );
}

const notRun: LanguageModelV4ToolResultPart['output'] = {
  type: 'error-text',
  value: 'Not run: too many calls at once.',
};

async function answerCall(
  call: LanguageModelV4ToolCall,
  { turn, evidence }: Draft,
  deps: Deps,
  { tracer, signal }: LoopTools,
): Promise<LanguageModelV4ToolResultPart['output']> {
  const end = tracer.start('tool', { tool: call.toolName, arguments: parsedInput(call.input) as never });
  const context: ToolContext = {
    retrieval: deps.retrieval,
    products: deps.products,
    limits: turn.reading.limits,
    asked: turn.asked,
    shopCurrency: deps.shop.currency,
    signal,
  };
  const result = await runTool({ name: call.toolName, input: call.input }, context, deps);
  if (!result.ok) {
    end('failed', { note: result.error.reason });
    return { type: 'error-text', value: result.error.message };
  }
  addFound(evidence, result.value.found);
  end('done', { note: result.value.note });
  return { type: 'json', value: result.value.view as never };
}

function tokensOf(usage: Finish['usage']) {
  const { total: input, cacheRead: cached } = usage.inputTokens;
  const { total: output } = usage.outputTokens;
  return {
    ...(input !== undefined && { input }),
    ...(output !== undefined && { output }),
    ...(cached !== undefined && { cached }),
  };
}
