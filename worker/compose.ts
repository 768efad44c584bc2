import * as z from 'zod';
import { anthropicModel } from './adapters/anthropic.ts';
import { bedrockModel } from './adapters/bedrock.ts';
import { consoleTelemetry } from './adapters/console-telemetry.ts';
import { EmbeddedIndex } from './adapters/embedded-index/index.ts';
import { googleModel } from './adapters/google.ts';
import { OfflineModel } from './adapters/offline-model/index.ts';
import { openaiCompatibleModel } from './adapters/openai-compatible.ts';
import { systemClock } from './adapters/system-clock.ts';
import { UpstashRetrieval } from './adapters/upstash-vector/index.ts';
import { UpstashService } from './adapters/upstash-vector/service.ts';
import { workersAiModel } from './adapters/workers-ai.ts';
import type { Deps } from './agent/stages.ts';
import { gate } from './domain/gate.ts';
import { type Config, type Env, type ModelConfig, readConfig } from './env.ts';

/** What the build wrote beside the index: whose shop this is and what the answers are made from. */
const manifestSchema = z.object({
  shop: z.object({ name: z.string(), currency: z.string(), contact: z.string() }),
  source: z.string(),
  asOf: z.iso.datetime(),
  commit: z.string(),
  prompt: z.string(),
  policies: z.string(),
  catalogue: z.string(),
});

interface Parts {
  readonly config: Config;
  readonly manifest: z.infer<typeof manifestSchema>;
  readonly index: EmbeddedIndex;
  readonly retrieval: Deps['retrieval'];
  readonly models: Pick<Deps, 'model' | 'offline' | 'fallback' | 'circuits'>;
  readonly release: Deps['release'];
}

/** Of what fails before the release is known. */
export const telemetryBefore = consoleTelemetry();

/** Settings and bindings -> everything a turn needs. Made once an isolate, since bindings do not change in one. */
export function compose(env: Env): (request: Request) => Promise<Deps> {
  let parts: Promise<Parts> | undefined;
  return async (request) => {
    // A failure is not kept: the next request tries again.
    parts ??= makeParts(env).catch((error: unknown) => {
      parts = undefined;
      throw error;
    });
    const { config, manifest, index, retrieval, models, release } = await parts;
    return {
      ...models,
      retrieval,
      products: index,
      clock: systemClock,
      random: Math.random,
      telemetry: consoleTelemetry(release),
      shop: { ...manifest.shop, url: config.shopUrl ?? new URL('/', request.url).href },
      release,
    };
  };
}

async function makeParts(env: Env): Promise<Parts> {
  const config = readConfig(env);
  const read = async (name: string) => {
    // The host is of no meaning to the binding, but an address needs one.
    const response = await env.ASSETS.fetch(new Request(`http://assets/index/${name}`));
    if (!response.ok) throw new Error(`The index file "${name}" is missing: run the catalogue's import.`);
    return response.arrayBuffer();
  };
  const manifest = manifestSchema.parse(JSON.parse(new TextDecoder().decode(await read('manifest.json'))));
  const index = new EmbeddedIndex(read, { source: manifest.source, asOf: manifest.asOf });
  const models = modelsFor(config);
  const release = {
    commit: manifest.commit,
    prompt: manifest.prompt,
    policies: manifest.policies,
    catalogue: manifest.catalogue,
    model: nameOf(config.model, models.model),
    gate,
  };
  const retrieval = retrievalFor(config, index, manifest, consoleTelemetry(release));
  return { config, manifest, index, retrieval, models, release };
}

function retrievalFor(
  { upstashVector }: Config,
  index: EmbeddedIndex,
  manifest: Parts['manifest'],
  telemetry: Deps['telemetry'],
): Deps['retrieval'] {
  if (!upstashVector) return index;
  return new UpstashRetrieval(new UpstashService(upstashVector, systemClock), index, manifest, telemetry);
}

function modelsFor(config: Config): Parts['models'] {
  const model = modelFor(config.model);
  const fallback = config.fallback && modelFor(config.fallback);
  return {
    model,
    offline: config.model.provider === 'offline',
    ...(config.fallback &&
      fallback && { fallback: { model: fallback, name: nameOf(config.fallback, fallback) } }),
    circuits: new Map(),
  };
}

function modelFor(config: ModelConfig): Deps['model'] {
  switch (config.provider) {
    case 'offline':
      return new OfflineModel();
    case 'google':
      return googleModel(config);
    case 'openai-compatible':
      return openaiCompatibleModel(config);
    case 'workers-ai':
      return workersAiModel(config);
    case 'anthropic':
      return anthropicModel(config);
    case 'bedrock':
      return bedrockModel(config);
  }
}

/** As the release names a model, and as MODEL does. */
function nameOf({ provider }: ModelConfig, { modelId }: Deps['model']): string {
  return `${provider}:${modelId}`;
}
