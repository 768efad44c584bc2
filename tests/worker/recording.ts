import { createExecutionContext } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { consoleTelemetry } from '../../worker/adapters/console-telemetry.ts';
import { OfflineModel } from '../../worker/adapters/offline-model/index.ts';
import { compose } from '../../worker/compose.ts';
import { promptDataSchema } from '../../worker/domain/views.ts';
import { createApp } from '../../worker/http/app.ts';
import { chatUrl, newAddress, partsOf } from './shop.ts';

type Prompt = LanguageModelV4CallOptions['prompt'];

/** The offline model, which also keeps what it was given to read. */
class RecordingModel extends OfflineModel implements LanguageModelV4 {
  readonly prompts: Prompt[] = [];

  override doStream(options: LanguageModelV4CallOptions) {
    this.prompts.push(options.prompt);
    return super.doStream(options);
  }
}

/** Sends a chat request through the whole worker and gives back what the shopper and what the model got to see. */
export async function askRecorded(body: unknown) {
  const model = new RecordingModel();
  const { callers, depsFor } = compose(env);
  const recorded = async (request: Request) => ({ ...(await depsFor(request)), model });
  const app = createApp({ callers, depsFor: recorded }, consoleTelemetry());
  const request = new Request(chatUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...newAddress() },
    body: JSON.stringify(body),
  });
  const response = await app.fetch(request, {}, createExecutionContext());
  const parts = await partsOf(response);
  return {
    parts,
    /** Everything the model read, as one text. */
    read: JSON.stringify(model.prompts),
    data: dataOf(model.prompts[0]),
  };
}

/** The document of a prompt, or undefined where no model was asked. */
function dataOf(prompt: Prompt | undefined) {
  const [part] = prompt?.find((message) => message.role === 'user')?.content ?? [];
  return part?.type === 'text' ? promptDataSchema.parse(JSON.parse(part.text)) : undefined;
}
