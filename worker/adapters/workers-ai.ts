import { APICallError, type LanguageModelV4, type LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { createWorkersAI } from 'workers-ai-provider';
import { endedEarly, mended } from './mended.ts';
import { type CountsOf, withReportedUsage } from './reported-usage.ts';
import { checkedFrames } from './workers-ai-frames.ts';

/** What this adapter uses of the platform's AI binding. */
export interface AiBinding {
  run(model: string, inputs: object, options?: object): Promise<unknown>;
}

export interface WorkersAiConfig {
  /** Such as "@cf/meta/llama-3.3-70b-instruct-fp8-fast". */
  readonly name: string;
  readonly binding: AiBinding;
}

/** Models of Cloudflare's own network through the AI binding and Cloudflare's provider for the AI SDK. */
export function workersAiModel({ name, binding }: WorkersAiConfig): LanguageModelV4 {
  const workersAi = createWorkersAI({ binding: checked(binding) as never });
  return mended(workersAi(name), {
    // Only a few of these models know an effort.
    options: (options) => ({ ...options, reasoning: 'provider-default' }),
    part: (part) => withReportedUsage(withTrueFinish(part), countsOf),
  });
}

function checked(binding: AiBinding): AiBinding {
  return {
    async run(model, inputs, options) {
      const output = await binding.run(model, inputs, options).catch((error: unknown) => {
        throw withStatus(error, model);
      });
      return output instanceof ReadableStream ? checkedFrames(output) : output;
    },
  };
}

/**
 * The binding throws "3040: Capacity temporarily exceeded". The package knows the status of some of these codes; of any
 * other, 5000 and above blame the request and those below the service.
 */
function withStatus(error: unknown, model: string): unknown {
  const code = error instanceof Error ? /\b([35]\d{3}): /u.exec(error.message)?.[1] : undefined;
  if (code === undefined || known.has(code)) return error;
  const statusCode = code.startsWith('5') ? 400 : 500;
  const message = `Workers AI answered with code ${code}.`;
  return new APICallError({ message, url: `workers-ai:${model}`, requestBodyValues: {}, statusCode });
}

const known = new Set(
  '5007 5004 3039 3003 5018 5016 3023 3041 5019 5005 3042 3006 3007 3008 3036 3040'.split(' '),
);

/** The package takes a filtered answer for a whole one, and a stream that was cut for an error of the model's. */
function withTrueFinish(part: LanguageModelV4StreamPart): LanguageModelV4StreamPart {
  if (part.type !== 'finish') return part;
  const { raw } = part.finishReason;
  if (raw === 'content_filter') return { ...part, finishReason: { unified: 'content-filter', raw } };
  return raw === 'stream-truncated' ? endedEarly() : part;
}

/** All the package keeps of the service's usage is `raw.total`. It is 0 or missing without one: no prompt has 0 tokens. */
const countsOf: CountsOf = ({ total }) => {
  const given = total === 0 ? undefined : total;
  return { input: given, output: given, cached: given };
};
