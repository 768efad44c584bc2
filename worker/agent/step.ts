import type { LanguageModelV4Prompt, LanguageModelV4Usage } from '@ai-sdk/provider';
import { fail, type Result } from '../domain/result.ts';
import type { Answering } from './answering.ts';
import { type Broken, Collected, type Sink, type Step } from './collected.ts';
import { type ModelBudget, type ModelFailure, openStream, stallMs } from './model-call.ts';
import { toolDefinitions } from './prompt.ts';
import type { Purse } from './purse.ts';
import type { Deps } from './stages.ts';
import type { EndStep, Tracer } from './tracer.ts';
import type { Verifier } from './verify.ts';
import { takeFrom } from './within.ts';

/** Room for a model to think in; the answer itself is bounded by the verifier. */
const maxOutputTokens = 2400;

const heardEnough = new Error('heard enough');

/** What a turn's steps share. */
export interface StepTools {
  readonly answering: Answering;
  readonly verifier: Verifier;
  readonly tracer: Tracer;
  readonly budget: ModelBudget;
  readonly purse: Purse;
  readonly signal: AbortSignal;
}

export type StepFailure = ModelFailure | Broken;

/** One call of the model that answers the turn, its text to `sink`; what comes of it opens or closes that model's circuit. */
export async function runStep(
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  tools: StepTools,
  sink: Sink = tools.verifier,
): Promise<Result<Step, StepFailure>> {
  const end = tools.tracer.start('model');
  const retries = tools.answering.retriesLeft();
  const step: Result<Step, StepFailure> =
    retries === undefined
      ? fail({ kind: 'unavailable', fault: 'resting' })
      : await callModel(prompt, deps, tools, sink, retries, end);
  tools.answering.note(step.ok ? undefined : step.error);
  if (!step.ok) end('failed', { note: step.error.fault ?? step.error.kind });
  return step;
}

/** The model's text goes to the sink as it arrives; a stream that breaks is a failure, not an answer. */
async function callModel(
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  { answering, budget, purse, signal }: StepTools,
  sink: Sink,
  retries: number,
  end: EndStep,
): Promise<Result<Step, StepFailure>> {
  const enough = new AbortController();
  const abortSignal = AbortSignal.any([signal, enough.signal]);
  const request = { prompt: [...prompt], tools: toolDefinitions, maxOutputTokens };
  const payment = await purse.pay(answering.asked, request, signal);
  const options = {
    ...request,
    toolChoice: { type: 'auto' as const },
    reasoning: 'low' as const,
    abortSignal,
  };
  const collected = new Collected(sink);
  try {
    const opened = await openStream(payment.model, options, budget, deps, retries);
    if (!opened.ok) {
      payment.giveBack();
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
  if (result.ok) end('done', tokensOf(collected.usage));
  return result;
}

/** For the rail: what the provider said was used, and nothing where it did not say. */
function tokensOf(usage: LanguageModelV4Usage | undefined) {
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
