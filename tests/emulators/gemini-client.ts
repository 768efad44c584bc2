/** What the emulator's own tests say to it, through the real `@ai-sdk/google`. */
import { createGoogle } from '@ai-sdk/google';
import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4FunctionTool,
  LanguageModelV4Message,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';

export function modelAt({ url, apiKey }: { url: string; apiKey: string }): LanguageModelV4 {
  return createGoogle({ baseURL: url, apiKey })('gemini-3-flash-preview');
}

export const question: LanguageModelV4Message = {
  role: 'user',
  content: [{ type: 'text', text: 'Where is my order?' }],
};

export const tools = ['getOrder', 'trackShipment'].map(
  (name): LanguageModelV4FunctionTool => ({
    type: 'function',
    name,
    description: `${name} by order number`,
    inputSchema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
  }),
);

/** Everything the stream gave, and what it threw if it threw. */
export interface Reply {
  parts: LanguageModelV4StreamPart[];
  thrown: unknown;
}

/** One step. A refusal rejects; a stream that breaks later is told in `thrown`. */
export async function ask(
  model: LanguageModelV4,
  prompt: LanguageModelV4Message[] = [question],
  options: Partial<LanguageModelV4CallOptions> = {},
): Promise<Reply> {
  const { stream } = await model.doStream({ prompt, tools, ...options });
  const parts: LanguageModelV4StreamPart[] = [];
  try {
    for await (const part of stream) parts.push(part);
    return { parts, thrown: null };
  } catch (thrown) {
    return { parts, thrown };
  }
}

export function partsOf<T extends LanguageModelV4StreamPart['type']>({ parts }: Reply, type: T) {
  return parts.filter((part): part is Extract<LanguageModelV4StreamPart, { type: T }> => part.type === type);
}

export function textOf(reply: Reply): string {
  return partsOf(reply, 'text-delta')
    .map(({ delta }) => delta)
    .join('');
}

/** The history after these calls were made and answered, with the provider's metadata or without it. */
export function answered(
  calls: readonly LanguageModelV4ToolCall[],
  { keepMetadata }: { keepMetadata: boolean },
): LanguageModelV4Message[] {
  return [
    question,
    {
      role: 'assistant',
      content: calls.map(({ toolCallId, toolName, input, providerMetadata }) => ({
        type: 'tool-call',
        toolCallId,
        toolName,
        input: JSON.parse(input),
        ...(keepMetadata && providerMetadata && { providerOptions: providerMetadata }),
      })),
    },
    {
      role: 'tool',
      content: calls.map(({ toolCallId, toolName }) => ({
        type: 'tool-result',
        toolCallId,
        toolName,
        output: { type: 'json', value: { status: 'sent' } },
      })),
    },
  ];
}
