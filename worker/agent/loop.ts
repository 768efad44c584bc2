import type {
  LanguageModelV4Prompt,
  LanguageModelV4ToolCall,
  LanguageModelV4ToolResultPart,
} from '@ai-sdk/provider';
import { addFound } from '../domain/evidence.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { tools } from '../tools/index.ts';
import { runTool, type ToolFailure } from '../tools/run.ts';
import type { ToolContext, ToolResult } from '../tools/tool.ts';
import { EvidenceRoom } from './evidence-room.ts';
import type { ModelFailure } from './model-call.ts';
import { buildPrompt } from './prompt.ts';
import type { Limited } from './purse.ts';
import type { Deps, Draft, Stop } from './stages.ts';
import { runStep, type Step, type StepTools } from './step.ts';

const maxSteps = 6;
const callsPerStep = 8;

/**
 * The bounded loop: the model asks for look-ups, gets their results, and answers; six steps at most. Its text goes to
 * the verifier and nowhere else. Wanting tools at the sixth step ends the turn without another model call.
 */
export async function loop(draft: Draft, deps: Deps, stepTools: StepTools): Promise<Result<Draft, Stop>> {
  const prompt = buildPrompt(draft.turn, deps);
  const room = new EvidenceRoom();
  for (let number = 1; ; number += 1) {
    const step = await runStep(prompt, deps, stepTools);
    if (stepTools.purse.limited) takeOver(draft, stepTools.purse.limited);
    if (!step.ok) return fail(stopOf(step.error));
    if (step.value.calls.length === 0) {
      stepTools.verifier.end(step.value.whole ? 'whole' : 'cut');
      return ok(draft);
    }
    stepTools.verifier.discard();
    if (number === maxSteps) return fail({ kind: 'gave-up', reason: 'step-limit' });
    const results = await answerCalls(step.value.calls, draft, deps, stepTools, room);
    prompt.push(assistantMessage(step.value), { role: 'tool', content: results });
    const { handoff } = draft.made;
    if (handoff) return fail({ kind: 'handed-off', reason: handoff.reason, handoff });
    stepTools.verifier.open();
  }
}

/** Rules answer instead of the model, and they speak the shopper's language. */
function takeOver({ notices }: Draft, reason: Limited): void {
  notices.add(reason);
  notices.delete('answer-language');
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

/** What the model said and asked for, with the provider's own marks, without which some reject a conversation. */
function assistantMessage({ text, calls }: Step): LanguageModelV4Prompt[number] {
  return {
    role: 'assistant',
    content: [
      ...(text === '' ? [] : [{ type: 'text' as const, text }]),
      ...calls.map((call) => ({
        type: 'tool-call' as const,
        toolCallId: call.toolCallId,
        toolName: call.toolName,
        input: argumentsOf(call),
        ...(call.providerMetadata && { providerOptions: call.providerMetadata }),
      })),
    ],
  };
}

/** Arguments as an object, which is all that providers take back. */
function argumentsOf(call: LanguageModelV4ToolCall): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(call.input);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
  } catch {
    return {};
  }
}

/** Look-ups run side by side; their results are read in the order they were asked for, while there is room. */
async function answerCalls(
  calls: readonly LanguageModelV4ToolCall[],
  draft: Draft,
  deps: Deps,
  stepTools: StepTools,
  room: EvidenceRoom,
): Promise<LanguageModelV4ToolResultPart[]> {
  const answers = await Promise.all(
    calls.map((call, at) => (at < callsPerStep ? answerCall(call, draft, deps, stepTools) : undefined)),
  );
  return calls.map((call, at) => {
    const answer = answers[at];
    const output = answer === undefined ? notRun : readResult(answer, draft, room);
    return { type: 'tool-result' as const, toolCallId: call.toolCallId, toolName: call.toolName, output };
  });
}

type Output = LanguageModelV4ToolResultPart['output'];
const notRun: Output = { type: 'error-text', value: 'Not run: too many calls at once.' };

function readResult(
  result: Result<ToolResult, ToolFailure>,
  { evidence, notices, made }: Draft,
  room: EvidenceRoom,
): Output {
  if (!result.ok) return { type: 'error-text', value: result.error.message };
  const { view, found } = room.fit(result.value);
  addFound(evidence, found);
  if (result.value.handoff) made.handoff = result.value.handoff;
  if (result.value.cart) made.cart = result.value.cart;
  if (result.value.degraded) notices.add('degraded-retrieval');
  return { type: 'json', value: view as never };
}

/** A name the model made up is its own words, which nobody has checked. */
function nameForRail(name: string): string {
  return tools.some((known) => known.name === name) ? name : 'unknown';
}

async function answerCall(
  call: LanguageModelV4ToolCall,
  { turn }: Draft,
  deps: Deps,
  { tracer, signal }: StepTools,
): Promise<Result<ToolResult, ToolFailure>> {
  const end = tracer.start('tool', { tool: nameForRail(call.toolName) });
  const context: ToolContext = {
    retrieval: deps.retrieval,
    products: deps.products,
    shown: new Set([...turn.shown.flat(), ...turn.named].map(({ variant }) => variant.sku)),
    limits: turn.reading.limits,
    order: turn.reading.order,
    seats: turn.reading.seats,
    seen: turn.seen,
    asked: turn.asked,
    shopCurrency: deps.shop.currency,
    shopCountry: deps.shop.country,
    shopContact: deps.shop.contact,
    policyRules: deps.policyRules,
    strings: turn.strings,
    now: deps.clock.now(),
    vocabulary: await deps.retrieval.vocabulary(),
    signal,
  };
  const result = await runTool({ name: call.toolName, input: call.input }, context, deps);
  if (result.ok) end('done', { note: result.value.note, arguments: argumentsOf(call) as never });
  else end('failed', { note: result.error.reason });
  return result;
}
