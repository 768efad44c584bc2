import * as z from 'zod';
import { consoleTelemetry } from './adapters/console-telemetry.ts';
import { EmbeddedIndex } from './adapters/embedded-index/index.ts';
import { googleModel } from './adapters/google.ts';
import { OfflineModel } from './adapters/offline-model/index.ts';
import { systemClock } from './adapters/system-clock.ts';
import { UpstashRetrieval } from './adapters/upstash-vector/index.ts';
import { UpstashService } from './adapters/upstash-vector/service.ts';
import type { Deps } from './agent/stages.ts';
import { gate } from './domain/gate.ts';
import { type Config, type Env, readConfig } from './env.ts';

/** What the build wrote beside the index: whose shop this is and what the answers are made from. */
const manifestSchema = z.object({
  shop: z.object({
    name: z.string(),
    currency: z.string(),
    contact: z.string(),
    categories: z.array(z.string()).default([]),
  }),
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
  readonly model: Deps['model'];
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
    const { config, manifest, index, retrieval, model, release } = await parts;
    return {
      model,
      offline: config.model.provider === 'offline',
      retrieval,
      products: index,
      clock: systemClock,
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
  const model = modelFor(config);
  const release = {
    commit: manifest.commit,
    prompt: manifest.prompt,
    policies: manifest.policies,
    catalogue: manifest.catalogue,
    model: `${config.model.provider}:${model.modelId}`,
    gate,
  };
  const retrieval = retrievalFor(config, index, manifest, consoleTelemetry(release));
  return { config, manifest, index, retrieval, model, release };
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

function modelFor(config: Config): Deps['model'] {
  return config.model.provider === 'google' ? googleModel(config.model) : new OfflineModel();
}
