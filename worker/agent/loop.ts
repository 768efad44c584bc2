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
import type { AnsweredOtherwise } from './answering.ts';
import type { Step } from './collected.ts';
import { EvidenceRoom } from './evidence-room.ts';
import { stepOrFallBack } from './fall-back.ts';
import { ownLookUp } from './own-look-up.ts';
import { buildPrompt } from './prompt.ts';
import { rewritesOf } from './rewrite.ts';
import type { Deps, Draft, Stop } from './stages.ts';
import type { StepFailure, StepTools } from './step.ts';

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
    const step = await stepOrFallBack(prompt, deps, stepTools);
    if (!step.ok) return fail(stopOf(step.error));
    if (step.value.calls.length === 0) {
      await answerCalls(unasked(step.value, number, draft.turn), draft, deps, stepTools, room);
      await finishText(step.value, prompt, deps, stepTools);
      return ended(step.value, draft, stepTools);
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

/** Shows the rest of an answer, once what failed of it has been written anew. */
async function finishText(
  step: Step,
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  stepTools: StepTools,
): Promise<void> {
  const how = step.whole ? 'whole' : 'cut';
  stepTools.verifier.noMore(how);
  const rewrites = await rewritesOf([...prompt, assistantMessage(step)], deps, stepTools);
  stepTools.verifier.end(how, rewrites);
}

/** What a step without calls came to: an answer, unless a filter left neither a sentence nor a product to show. */
function ended({ refused }: Step, draft: Draft, { verifier, answering }: StepTools): Result<Draft, Stop> {
  if (answering.otherwise) noteOtherwise(draft, answering.otherwise);
  const isEmpty = verifier.text === '' && draft.evidence.items.size === 0;
  return refused && isEmpty ? fail({ kind: 'refused', reason: 'safety' }) : ok(draft);
}

/** Where rules answer instead of a model, they speak the shopper's language. */
function noteOtherwise({ notices }: Draft, otherwise: AnsweredOtherwise): void {
  notices.add(otherwise);
  if (otherwise !== 'another-model') notices.delete('answer-language');
}

/** For a model that spent all its words on thinking and asked for nothing: what is found without it speaks for itself. */
function unasked(
  { text, refused }: Step,
  number: number,
  turn: Draft['turn'],
): readonly LanguageModelV4ToolCall[] {
  return number === 1 && !refused && text.trim() === '' ? ownLookUp(turn) : [];
}

function stopOf({ kind }: StepFailure): Stop {
  switch (kind) {
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
function assistantMessage({ text, calls, thoughts }: Step): LanguageModelV4Prompt[number] {
  return {
    role: 'assistant',
    content: [
      ...thoughts,
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
  if (result.value.comparison) made.comparison = result.value.comparison;
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
