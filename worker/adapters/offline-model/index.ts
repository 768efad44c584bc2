import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4GenerateResult,
  LanguageModelV4StreamPart,
  LanguageModelV4StreamResult,
  LanguageModelV4Usage,
} from '@ai-sdk/provider';
import { type Move, nextMove } from './move.ts';

/** A rule costs no tokens; there is nothing to report. */
const usage: LanguageModelV4Usage = {
  inputTokens: { total: undefined, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: undefined, text: undefined, reasoning: undefined },
};

/**
 * The model for a shop without a key: it reads the same prompt, calls the same tools and writes from their results, by
 * fixed rules. It says less than a language model, and nothing it has not looked up.
 */
export class OfflineModel implements LanguageModelV4 {
  readonly specificationVersion = 'v4';
  readonly provider = 'offline';
  readonly modelId = 'rules-1';
  readonly supportedUrls = {};

  async doStream(options: LanguageModelV4CallOptions): Promise<LanguageModelV4StreamResult> {
    const parts = streamParts(nextMove(options.prompt));
    return {
      stream: new ReadableStream({
        pull(controller) {
          const { done, value } = parts.next();
          if (done) controller.close();
          else controller.enqueue(value);
        },
      }),
    };
  }

  async doGenerate(options: LanguageModelV4CallOptions): Promise<LanguageModelV4GenerateResult> {
    const move = nextMove(options.prompt);
    const content =
      move.kind === 'say'
        ? [{ type: 'text' as const, text: move.text }]
        : move.calls.map((call, at) => ({ type: 'tool-call' as const, ...toolCall(call, at) }));
    return { content, finishReason: finishReason(move), usage, warnings: [] };
  }
}

function* streamParts(move: Move): Generator<LanguageModelV4StreamPart, undefined> {
  yield { type: 'stream-start', warnings: [] };
  if (move.kind === 'say') {
    yield { type: 'text-start', id: 'text' };
    for (const [word] of move.text.matchAll(/\S+\s*/gu))
      yield { type: 'text-delta', id: 'text', delta: word };
    yield { type: 'text-end', id: 'text' };
  } else {
    for (const [at, call] of move.calls.entries()) yield { type: 'tool-call', ...toolCall(call, at) };
  }
  yield { type: 'finish', usage, finishReason: finishReason(move) };
}

function toolCall(call: { readonly tool: string; readonly input: unknown }, at: number) {
  return { toolCallId: `call-${at + 1}`, toolName: call.tool, input: JSON.stringify(call.input) };
}

function finishReason(move: Move) {
  const unified = move.kind === 'say' ? ('stop' as const) : ('tool-calls' as const);
  return { unified, raw: undefined };
}
