import type { LanguageModelV4Message, LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Result } from '../domain/result.ts';
import type { Step } from './collected.ts';
import type { Deps } from './stages.ts';
import { runStep, type StepFailure, type StepTools } from './step.ts';

/**
 * A step, and where its model is away the same step by the fallback, which goes on from what the turn has looked up. A
 * step that has already shown a checked sentence is not begun again, since the shopper would read it twice: its words
 * stay, and the turn ends by saying that it broke.
 */
export async function stepOrFallBack(
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  tools: StepTools,
): Promise<Result<Step, StepFailure>> {
  const shownBefore = tools.verifier.text;
  const step = await runStep(prompt, deps, tools);
  if (step.ok || step.error.fault === undefined) return step;
  if (tools.verifier.text !== shownBefore || !tools.answering.fallBack()) return step;
  tools.verifier.restart();
  prompt.splice(0, prompt.length, ...prompt.map(withoutMarks));
  return runStep(prompt, deps, tools);
}

/** Signatures and thoughts are the first provider's own, and another one may reject a conversation that holds them. */
function withoutMarks(message: LanguageModelV4Message): LanguageModelV4Message {
  if (message.role !== 'assistant') return message;
  const content = message.content
    .filter((part) => part.type !== 'reasoning')
    .map(({ providerOptions: _, ...part }) => part);
  return { role: 'assistant', content } as LanguageModelV4Message;
}
