import * as z from 'zod';
import type { Ceilings, Reservation, Unit } from './domain/cost.ts';

/** What wrangler gives the worker. Everything is read through `readConfig`. */
export interface Env {
  readonly ASSETS: { fetch(request: Request | string): Promise<Response> };
  readonly VISITOR_LIMITER: RateLimit;
  readonly ADDRESS_LIMITER: RateLimit;
  readonly LEDGER: { getByName(name: string): Ledger };
  readonly [key: string]: unknown;
}

/** A binding of `[[ratelimits]]`. */
interface RateLimit {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

/** The Durable Object of worker/ledger. */
interface Ledger {
  reserve(call: Reservation): Promise<boolean>;
  settle(id: string, amount: number): Promise<void>;
}

const address = z.url({ protocol: /^https?$/ });
const secret = z.string().trim().min(1);

/** A whole number; the settings of a worker may be numbers or text. */
const amount = z.coerce
  .string()
  .regex(/^\d{1,12}$/, 'must be a whole number, in digits')
  .transform(Number);

/** Origins as browsers send them, between commas or spaces. */
const originsSchema = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter((origin) => origin !== ''))
  .refine((origins) => origins.every(isOrigin), {
    message: 'must be origins such as "https://shop.example", without a path, with commas between them',
  });

function isOrigin(text: string): boolean {
  if (text === 'null') return true;
  return /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

const providers = ['offline', 'google', 'openai-compatible', 'workers-ai', 'anthropic', 'bedrock'] as const;
type Provider = (typeof providers)[number];

/** "provider:name"; the offline model has no name. Only what a service calls its models may stand in one. */
const modelSchema = z
  .string()
  .regex(
    new RegExp(
      String.raw`^(?:offline|google:[\w.-]+|workers-ai:@[\w-]+(?:/[\w.-]+)+` +
        String.raw`|(?:openai-compatible|anthropic|bedrock):\w[\w.@-]*(?:[/:][\w.@-]+)*)$`,
    ),
    `must be "offline", or one of ${providers.slice(1).join(', ')} and, behind a colon, the name of a model`,
  )
  .refine((model) => !model.includes('..'), 'must not hold ".."')
  .transform((model) => {
    const colon = model.indexOf(':');
    return colon < 0
      ? { provider: 'offline' as Provider, name: '' }
      : { provider: model.slice(0, colon) as Provider, name: model.slice(colon + 1) };
  });
type ModelName = z.infer<typeof modelSchema>;

const settingsSchema = z.object({
  /** Root of the shop's own pages; the address of the request where it is left out. */
  SHOP_URL: address.optional(),
  /** Without it: Gemini when a key is there, else the offline model. */
  MODEL: modelSchema.optional(),
  /** Answers while the service of MODEL cannot; without it the offline model. */
  MODEL_FALLBACK: modelSchema.optional(),
  GOOGLE_GENERATIVE_AI_API_KEY: secret.optional(),
  /** For a proxy, or an emulator in tests; so are the other addresses of services. */
  GOOGLE_GENERATIVE_AI_BASE_URL: address.optional(),
  OPENAI_COMPATIBLE_BASE_URL: address.optional(),
  OPENAI_COMPATIBLE_API_KEY: secret.optional(),
  ANTHROPIC_API_KEY: secret.optional(),
  ANTHROPIC_BASE_URL: address.optional(),
  AWS_REGION: z
    .string()
    .regex(/^[a-z]{2}(?:-[a-z]+)+-\d$/, 'must be a region, such as us-east-1')
    .optional(),
  AWS_BEARER_TOKEN_BEDROCK: secret.optional(),
  AWS_ACCESS_KEY_ID: secret.optional(),
  AWS_SECRET_ACCESS_KEY: secret.optional(),
  AWS_SESSION_TOKEN: secret.optional(),
  AWS_ENDPOINT_URL_BEDROCK_RUNTIME: address.optional(),
  /** The binding of Workers AI, of wrangler.toml. */
  AI: z
    .custom<AiBinding>((value) => typeof (value as AiBinding | null)?.run === 'function', 'must be a binding')
    .optional(),
  /** An Upstash Vector index that the catalogue was sent to. Both or neither. */
  UPSTASH_VECTOR_REST_URL: address.optional(),
  UPSTASH_VECTOR_REST_TOKEN: secret.optional(),
  /** Pages that may call beside the worker's own. */
  ALLOWED_ORIGINS: originsSchema.optional(),
  /** An Upstash Redis to count calls in. Both or neither. */
  UPSTASH_REDIS_REST_URL: address.optional(),
  UPSTASH_REDIS_REST_TOKEN: secret.optional(),
  /** Micro-dollars that the models may cost. */
  SPEND_PER_DAY_MICROS: amount.default(5_000_000),
  SPEND_PER_CONVERSATION_MICROS: amount.default(250_000),
  /** Tokens that models may use whose price is not known. */
  TOKENS_PER_DAY: amount.default(5_000_000),
  TOKENS_PER_CONVERSATION: amount.default(250_000),
});
type Settings = z.infer<typeof settingsSchema>;
type Key = keyof Settings;

/** Settings that are nothing each without the other. */
const pairs: readonly (readonly [Key, Key])[] = [
  ['UPSTASH_VECTOR_REST_URL', 'UPSTASH_VECTOR_REST_TOKEN'],
  ['UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'],
  ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'],
];

/** What a model of a provider cannot do without. */
const needs: Readonly<Record<Provider, readonly Key[]>> = {
  offline: [],
  google: ['GOOGLE_GENERATIVE_AI_API_KEY'],
  'openai-compatible': ['OPENAI_COMPATIBLE_BASE_URL'],
  'workers-ai': ['AI'],
  anthropic: ['ANTHROPIC_API_KEY'],
  bedrock: ['AWS_REGION'],
};

/** What is missing or of no use beside the other settings, each as a sentence that begins with its key. */
function wrongTogether(settings: Settings): string[] {
  const halves = pairs.flatMap(([one, other]) => [
    ...(settings[one] && !settings[other] ? [`${other}: is needed beside ${one}`] : []),
    ...(settings[other] && !settings[one] ? [`${one}: is needed beside ${other}`] : []),
  ]);
  const { MODEL_FALLBACK: fallback } = settings;
  const { provider, name } = firstModel(settings);
  const isSame = fallback?.provider === provider && fallback.name === name;
  return [
    ...halves,
    ...missingFor('MODEL', settings),
    ...missingFor('MODEL_FALLBACK', settings),
    ...(isSame ? ['MODEL_FALLBACK: must be another model than the first'] : []),
  ];
}

function missingFor(setting: 'MODEL' | 'MODEL_FALLBACK', settings: Settings): string[] {
  const provider = settings[setting]?.provider ?? 'offline';
  const missing = needs[provider].filter((key) => !settings[key]).map((key) => `${key}: is needed`);
  if (provider === 'bedrock' && !settings.AWS_BEARER_TOKEN_BEDROCK && !settings.AWS_ACCESS_KEY_ID)
    missing.push('AWS_BEARER_TOKEN_BEDROCK: or AWS_ACCESS_KEY_ID is needed');
  return missing.map((text) => `${text} for the ${setting} you chose`);
}

/** The platform's own binding, as far as it is used. */
interface AiBinding {
  run(model: string, inputs: object, options?: object): Promise<unknown>;
}

interface Service {
  /** As the service calls the model. */
  readonly name: string;
  readonly baseUrl?: string;
}

/** A model and all that it takes to reach it. */
export type ModelConfig =
  | { readonly provider: 'offline' }
  | (Service & { readonly provider: 'google' | 'anthropic'; readonly apiKey: string })
  | (Service & {
      readonly provider: 'openai-compatible';
      readonly baseUrl: string;
      readonly apiKey?: string;
    })
  | { readonly provider: 'workers-ai'; readonly name: string; readonly binding: AiBinding }
  | (Service & {
      readonly provider: 'bedrock';
      readonly region: string;
      readonly credentials: BedrockCredentials;
    });

type BedrockCredentials =
  | { readonly apiKey: string }
  | { readonly accessKeyId: string; readonly secretAccessKey: string; readonly sessionToken?: string };

export interface Config {
  readonly shopUrl?: string;
  readonly model: ModelConfig;
  readonly fallback?: ModelConfig;
  /** Where products are found by meaning; without it by words alone. */
  readonly upstashVector?: { readonly url: string; readonly token: string };
  /** Where calls are counted; without it by the platform. */
  readonly upstashRedis?: { readonly url: string; readonly token: string };
  /** Pages that may call beside the worker's own. */
  readonly allowedOrigins: readonly string[];
  readonly ceilings: Readonly<Record<Unit, Ceilings>>;
}

/** A setting that is missing or wrong. The message names the key and says what it must be, never its value. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

const offline: ModelName = { provider: 'offline', name: '' };
const defaultModel: ModelName = { provider: 'google', name: 'gemini-3-flash-preview' };

function firstModel({ MODEL, GOOGLE_GENERATIVE_AI_API_KEY: key }: Settings): ModelName {
  return MODEL ?? (key ? defaultModel : offline);
}

/** Behind every model that can be away stands one that cannot. */
function fallbackModel(settings: Settings): ModelName | undefined {
  return settings.MODEL_FALLBACK ?? (firstModel(settings).provider === 'offline' ? undefined : offline);
}

export function readConfig(env: Readonly<Record<string, unknown>>): Config {
  // An empty line in .dev.vars means "not set".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data: settings, error } = settingsSchema.safeParse(set);
  const wrong = settings
    ? wrongTogether(settings)
    : error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  if (!settings || wrong.length > 0)
    throw new ConfigError(`The worker's settings are not right. ${wrong.join('. ')}. See .dev.vars.example.`);
  const {
    SHOP_URL,
    ALLOWED_ORIGINS: allowedOrigins = [],
    SPEND_PER_DAY_MICROS,
    SPEND_PER_CONVERSATION_MICROS,
    TOKENS_PER_DAY,
    TOKENS_PER_CONVERSATION,
  } = settings;
  const fallback = fallbackModel(settings);
  const upstashVector = service(settings.UPSTASH_VECTOR_REST_URL, settings.UPSTASH_VECTOR_REST_TOKEN);
  const upstashRedis = service(settings.UPSTASH_REDIS_REST_URL, settings.UPSTASH_REDIS_REST_TOKEN);
  return {
    ...(SHOP_URL && { shopUrl: SHOP_URL }),
    model: modelConfig(firstModel(settings), settings),
    ...(fallback && { fallback: modelConfig(fallback, settings) }),
    ...(upstashVector && { upstashVector }),
    ...(upstashRedis && { upstashRedis }),
    allowedOrigins,
    ceilings: {
      micros: { day: SPEND_PER_DAY_MICROS, conversation: SPEND_PER_CONVERSATION_MICROS },
      tokens: { day: TOKENS_PER_DAY, conversation: TOKENS_PER_CONVERSATION },
    },
  };
}

function service(url: string | undefined, token: string | undefined) {
  return url && token ? { url, token } : undefined;
}

/** A model's own settings. What it needs has been checked, so that an empty text stands for nothing here. */
function modelConfig({ provider, name }: ModelName, settings: Settings): ModelConfig {
  const at = (baseUrl: string | undefined) => (baseUrl ? { name, baseUrl } : { name });
  switch (provider) {
    case 'offline':
      return { provider };
    case 'google': {
      const { GOOGLE_GENERATIVE_AI_API_KEY: apiKey = '', GOOGLE_GENERATIVE_AI_BASE_URL: baseUrl } = settings;
      return { provider, ...at(baseUrl), apiKey };
    }
    case 'anthropic': {
      const { ANTHROPIC_API_KEY: apiKey = '', ANTHROPIC_BASE_URL: baseUrl } = settings;
      return { provider, ...at(baseUrl), apiKey };
    }
    case 'openai-compatible': {
      const { OPENAI_COMPATIBLE_BASE_URL: baseUrl = '', OPENAI_COMPATIBLE_API_KEY: apiKey } = settings;
      return { provider, name, baseUrl, ...(apiKey && { apiKey }) };
    }
    case 'workers-ai':
      return { provider, name, binding: settings.AI as AiBinding };
    case 'bedrock': {
      const { AWS_REGION: region = '', AWS_ENDPOINT_URL_BEDROCK_RUNTIME: baseUrl } = settings;
      return { provider, ...at(baseUrl), region, credentials: bedrockCredentials(settings) };
    }
  }
}

function bedrockCredentials(settings: Settings): BedrockCredentials {
  const {
    AWS_BEARER_TOKEN_BEDROCK: apiKey,
    AWS_ACCESS_KEY_ID: accessKeyId = '',
    AWS_SECRET_ACCESS_KEY: secretAccessKey = '',
    AWS_SESSION_TOKEN: sessionToken,
  } = settings;
  return apiKey ? { apiKey } : { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) };
}
