import * as z from 'zod';
import { CappedLimiter } from './adapters/capped-limiter.ts';
import { consoleTelemetry } from './adapters/console-telemetry.ts';
import { EmbeddedIndex } from './adapters/embedded-index/index.ts';
import { googleModel } from './adapters/google.ts';
import { LedgerObject } from './adapters/ledger-object.ts';
import { OfflineModel } from './adapters/offline-model/index.ts';
import { PlatformLimiter } from './adapters/platform-limiter.ts';
import { PolicyFile } from './adapters/policy-file.ts';
import { systemClock } from './adapters/system-clock.ts';
import { UpstashLimiter } from './adapters/upstash-limiter.ts';
import { UpstashRetrieval } from './adapters/upstash-vector/index.ts';
import { UpstashService } from './adapters/upstash-vector/service.ts';
import type { Deps } from './agent/stages.ts';
import { gate } from './domain/gate.ts';
import { priceOf } from './domain/prices.ts';
import { type Config, type Env, readConfig } from './env.ts';
import type { Callers } from './ports/callers.ts';
import type { Telemetry } from './ports/telemetry.ts';

/** What the build wrote beside the index: whose shop this is and what the answers are made from. */
const manifestSchema = z.object({
  shop: z.object({
    name: z.string(),
    currency: z.string(),
    country: z.string(),
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
  readonly policyRules: PolicyFile;
  readonly retrieval: Deps['retrieval'];
  readonly model: Deps['model'];
  readonly spending: Deps['spending'];
  readonly release: Deps['release'];
}

/** Of what fails before the release is known. */
export const telemetryBefore = consoleTelemetry();

/**
 * Settings and bindings -> everything a turn needs, and who may call, which the settings alone say. Made once an isolate,
 * since bindings do not change in one.
 */
export function compose(env: Env) {
  let parts: Promise<Parts> | undefined;
  let callers: Callers | undefined;
  let telemetry: Telemetry = telemetryBefore;
  return {
    callers(): Callers {
      callers ??= makeCallers(env, { error: (where, error) => telemetry.error(where, error) });
      return callers;
    },
    async depsFor(request: Request): Promise<Deps> {
      // A failure is not kept: the next request tries again.
      parts ??= makeParts(env).catch((error: unknown) => {
        parts = undefined;
        throw error;
      });
      const { config, manifest, index, policyRules, retrieval, model, spending, release } = await parts;
      telemetry = consoleTelemetry(release);
      return {
        model,
        offline: config.model.provider === 'offline',
        spending,
        retrieval,
        products: index,
        policyRules,
        clock: systemClock,
        telemetry,
        shop: { ...manifest.shop, url: config.shopUrl ?? new URL('/', request.url).href },
        release,
      };
    },
  };
}

function makeCallers(env: Env, telemetry: Pick<Telemetry, 'error'>): Callers {
  const { allowedOrigins, upstashRedis } = readConfig(env);
  const counting = upstashRedis
    ? new UpstashLimiter(upstashRedis, systemClock)
    : new PlatformLimiter({ visitor: env.VISITOR_LIMITER, address: env.ADDRESS_LIMITER });
  const limiter = new CappedLimiter(counting, systemClock, telemetry);
  return {
    origins: allowedOrigins,
    take: (limit, key) => limiter.take(limit, key),
    // The platform, which counts where nothing else is set, knows the addresses anyway.
    salt: upstashRedis?.token ?? '',
    clock: systemClock,
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
  const policyRules = new PolicyFile(read);
  const spending = spendingFor(config, env);
  return { config, manifest, index, policyRules, retrieval, model, spending, release };
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

/** A model that costs nothing asks no ledger. */
function spendingFor({ model, ceilings }: Config, env: Env): Deps['spending'] {
  if (model.provider === 'offline') return undefined;
  return {
    ledger: new LedgerObject(env.LEDGER),
    price: priceOf(model.name),
    ceilings,
    otherwise: new OfflineModel(),
    newId: () => crypto.randomUUID(),
  };
}
