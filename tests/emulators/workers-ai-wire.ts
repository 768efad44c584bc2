import { areAnswered, type Said, type Wire } from './model-script.ts';
import type { Answer } from './model-server.ts';
import { chunk, openaiWire } from './openai-wire.ts';

/**
 * What stands behind the platform's AI binding: its runtime posts to `/run` and throws the error it gets back by its
 * code. Streams of newer models are OpenAI's chunks.
 * Source: github.com/cloudflare/workerd, src/cloudflare/internal/ai-api.ts; developers.cloudflare.com/workers-ai/errors.
 */
export const workersAiWire: Wire = {
  write(said) {
    if (said.kind === 'status') return statusAnswer(codes[said.status]);
    if (said.kind === 'overloaded') return streamWithError(said);
    return openaiWire.write(said);
  },
  faultIn({ path, headers, body }) {
    if (path !== 'POST /run?version=3') return `Not found: ${path}`;
    if (!String(headers['cf-consn-model-id']).startsWith('@cf/')) return 'No such model';
    const { messages, reasoning_effort: effort } = (body as { inputs: Inputs }).inputs;
    if (effort !== undefined) return 'Extraneous key [reasoning_effort]';
    const asked = messages.flatMap(({ tool_calls: calls = [] }) => calls.map(({ id }) => id));
    const given = messages.flatMap(({ tool_call_id: id }) => id ?? []);
    return areAnswered(asked, given) ? undefined : 'tool calls without results';
  },
  resultsIn: (body) =>
    (body as { inputs: Inputs }).inputs.messages.flatMap(({ tool_call_id: id, content }) =>
      id === undefined ? [] : [{ id, content: String(content) }],
    ),
};

type Inputs = { readonly reasoning_effort?: string; readonly messages: readonly Message[] };

interface Message {
  readonly content?: unknown;
  readonly tool_call_id?: string;
  readonly tool_calls?: readonly { readonly id: string }[];
}

/** 5006: the inputs do not fit; 3040: out of capacity; 3043: an error of the service's own. */
const codes = { 400: 5006, 429: 3040, 503: 3043 } as const;

export function statusAnswer(code: number, description = 'Scripted error.'): Answer {
  const error = { internalCode: code, name: 'AiError', message: description, description };
  return { status: 500, headers: { 'content-type': 'application/json' }, frames: [JSON.stringify(error)] };
}

function streamWithError({ text }: Extract<Said, { kind: 'overloaded' }>): Answer {
  const spoken = openaiWire.write({ kind: 'ended', text });
  return {
    ...spoken,
    frames: [...spoken.frames, chunk({ error: { message: 'Out of capacity.', code: 3040 } })],
  };
}

/** The binding as the platform's runtime makes it, talking to the emulator. */
export function bindingAt(url: string) {
  return {
    async run(model: string, inputs: object, options?: object): Promise<unknown> {
      const { signal, ...sent } = options as { signal?: AbortSignal };
      const response = await fetch(`${url}/run?version=3`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'cf-consn-model-id': model },
        body: JSON.stringify({ inputs, options: sent }),
        ...(signal && { signal }),
      });
      if (response.ok) return response.body;
      const { internalCode, description } = (await response.json()) as {
        internalCode: number;
        description: string;
      };
      throw Object.assign(new Error(`${internalCode}: ${description}`), { name: 'AiError' });
    },
  };
}
