import { createGoogle } from '@ai-sdk/google';
import {
  createUIMessageStreamResponse,
  isStepCount,
  jsonSchema,
  streamText,
  type ToolSet,
  tool,
  toUIMessageStream,
} from 'ai';
import type { Same } from './rival.ts';

/** A turn as the AI SDK takes it by itself: its loop instead of ours, over the same provider, prompt, tools and results. */

interface Env {
  readonly GOOGLE_GENERATIVE_AI_API_KEY: string;
  readonly GOOGLE_GENERATIVE_AI_BASE_URL: string;
  readonly SAME: string;
  /** Set: one step of the provider alone, with nobody's loop around it. */
  readonly ALONE?: string;
}

let made: ReturnType<typeof make> | undefined;

export default {
  async fetch(request: Request, env: Env): Promise<Response> {
    made ??= make(env);
    if (request.method === 'GET') return Response.json(made.release);
    await request.json();
    if (env.ALONE) return drained(made);
    const { stream } = streamText({ ...made.turn, abortSignal: request.signal });
    return createUIMessageStreamResponse({ stream: toUIMessageStream({ stream }) });
  },
};

async function drained({ turn, definitions }: ReturnType<typeof make>): Promise<Response> {
  const { stream } = await turn.model.doStream({
    prompt: [
      { role: 'system', content: turn.instructions },
      { role: 'user', content: [{ type: 'text', text: turn.prompt }] },
    ],
    tools: definitions,
    maxOutputTokens: turn.maxOutputTokens,
    reasoning: turn.reasoning,
  });
  const reader = stream.getReader();
  while (!(await reader.read()).done);
  return new Response('data: [DONE]\n\n');
}

function make(env: Env) {
  const same = JSON.parse(env.SAME) as Same;
  const google = createGoogle({
    apiKey: env.GOOGLE_GENERATIVE_AI_API_KEY,
    baseURL: env.GOOGLE_GENERATIVE_AI_BASE_URL,
  });
  const tools: ToolSet = Object.fromEntries(
    same.tools.map(({ name, description = '', inputSchema }) => [
      name,
      tool({ description, inputSchema: jsonSchema(inputSchema), execute: async () => same.results[name] }),
    ]),
  );
  return {
    release: same.release,
    definitions: [...same.tools],
    turn: {
      model: google('gemini-3-flash-preview'),
      instructions: same.instructions,
      prompt: same.prompt,
      tools,
      stopWhen: isStepCount(6),
      maxOutputTokens: 2400,
      reasoning: 'low' as const,
    },
  };
}
