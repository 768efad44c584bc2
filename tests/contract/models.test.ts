import type { LanguageModelV4 } from '@ai-sdk/provider';
import { anthropicModel } from '../../worker/adapters/anthropic.ts';
import { bedrockModel } from '../../worker/adapters/bedrock.ts';
import { openaiCompatibleModel } from '../../worker/adapters/openai-compatible.ts';
import { workersAiModel } from '../../worker/adapters/workers-ai.ts';
import * as anthropic from '../emulators/anthropic-wire.ts';
import * as bedrock from '../emulators/bedrock-wire.ts';
import { refusing, type Wire } from '../emulators/model-script.ts';
import { type Answer, startModelServer } from '../emulators/model-server.ts';
import * as openai from '../emulators/openai-wire.ts';
import * as workersAi from '../emulators/workers-ai-wire.ts';
import { openGemini } from './gemini.ts';
import { modelContract, type OpenModel } from './models.ts';

const apiKey = 'emulated-key';
const aws = { region: 'eu-central-1', credentials: { accessKeyId: 'AKIA', secretAccessKey: 'secret' } };

/** Opens an emulator and an adapter's model in front of it. */
function emulated(
  wire: Wire,
  wrong: (message: string) => Answer,
  modelAt: (url: string) => LanguageModelV4,
): () => Promise<OpenModel> {
  return async () => {
    const server = await startModelServer(refusing(wire, wrong));
    return {
      model: modelAt(server.url),
      say: (...said) => server.enqueue(...said.map(wire.write)),
      get calls() {
        return server.calls.length;
      },
      get aborted() {
        return server.aborted;
      },
      results: () => wire.resultsIn(server.calls.at(-1)?.body ?? {}),
      sent: () => JSON.stringify(server.calls.at(-1)?.body),
      reset: server.reset,
      close: server.close,
    };
  };
}

modelContract('Gemini', { open: openGemini, ownIds: true });

modelContract('a service of OpenAI’s protocol', {
  open: emulated(
    openai.openaiWire,
    (message) => openai.statusAnswer(400, message),
    (url) => openaiCompatibleModel({ name: 'llama3.2:3b', baseUrl: `${url}/v1`, apiKey }),
  ),
});

modelContract('Anthropic', {
  open: emulated(
    anthropic.anthropicWire,
    (message) => anthropic.statusAnswer(400, message),
    (url) => anthropicModel({ name: 'claude-sonnet-4-5', baseUrl: `${url}/v1`, apiKey }),
  ),
  alwaysCounts: true,
});

modelContract('Bedrock', {
  open: emulated(
    bedrock.bedrockWire,
    (message) => bedrock.statusAnswer(400, message),
    (baseUrl) => bedrockModel({ name: 'amazon.nova-lite-v1:0', baseUrl, ...aws }),
  ),
});

modelContract('Workers AI', {
  open: emulated(
    workersAi.workersAiWire,
    () => workersAi.statusAnswer(5006),
    (url) =>
      workersAiModel({ name: '@cf/meta/llama-3.3-70b-instruct-fp8-fast', binding: workersAi.bindingAt(url) }),
  ),
  noRetryAfter: true,
});
