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

/** A whole number; the settings of a worker may be numbers or text. */
const amountSchema = z.coerce
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

const configSchema = z
  .object({
    /** Root of the shop's own pages; the address of the request where it is left out. */
    SHOP_URL: z.url({ protocol: /^https?$/ }).optional(),
    GOOGLE_GENERATIVE_AI_API_KEY: z.string().trim().min(1).optional(),
    /** For a proxy, or an emulator in tests. */
    GOOGLE_GENERATIVE_AI_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** "provider:name". Without it: Gemini when a key is there, else the offline model. */
    MODEL: z
      .string()
      .regex(/^(?:offline|google:[\w.-]+)$/, 'must be "offline" or "google:<model name>"')
      .optional(),
    /** An Upstash Vector index that the catalogue was sent to. Both or neither. */
    UPSTASH_VECTOR_REST_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPSTASH_VECTOR_REST_TOKEN: z.string().trim().min(1).optional(),
    /** Pages that may call beside the worker's own. */
    ALLOWED_ORIGINS: originsSchema.optional(),
    /** An Upstash Redis to count calls in. Both or neither. */
    UPSTASH_REDIS_REST_URL: z.url({ protocol: /^https?$/ }).optional(),
    UPSTASH_REDIS_REST_TOKEN: z.string().trim().min(1).optional(),
    /** Micro-dollars that the model may cost. */
    SPEND_PER_DAY_MICROS: amountSchema.default(5_000_000),
    SPEND_PER_CONVERSATION_MICROS: amountSchema.default(250_000),
    /** Tokens that a model may use whose price is not known. */
    TOKENS_PER_DAY: amountSchema.default(5_000_000),
    TOKENS_PER_CONVERSATION: amountSchema.default(250_000),
  })
  .check(bothOrNeither('UPSTASH_VECTOR_REST_URL', 'UPSTASH_VECTOR_REST_TOKEN'))
  .check(bothOrNeither('UPSTASH_REDIS_REST_URL', 'UPSTASH_REDIS_REST_TOKEN'))
  .refine((config) => !config.MODEL?.startsWith('google:') || config.GOOGLE_GENERATIVE_AI_API_KEY, {
    path: ['GOOGLE_GENERATIVE_AI_API_KEY'],
    message: 'is needed for the MODEL you chose',
  });

/** Of two settings that are of no use alone, the one that is missing is named. */
function bothOrNeither<Name extends string>(one: Name, other: Name) {
  return ({ value, issues }: z.core.ParsePayload<{ [name in Name]?: unknown }>) => {
    if (!value[one] === !value[other]) return;
    const [there, missing] = value[one] ? [one, other] : [other, one];
    issues.push({ code: 'custom', input: value, path: [missing], message: `is needed beside ${there}` });
  };
}

export interface Config {
  readonly shopUrl?: string;
  readonly model:
    | { readonly provider: 'offline' }
    | {
        readonly provider: 'google';
        readonly name: string;
        readonly apiKey: string;
        readonly baseUrl?: string;
      };
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

const defaultModel = 'google:gemini-3-flash-preview';

export function readConfig(env: Readonly<Record<string, unknown>>): Config {
  // An empty line in .dev.vars means "not set".
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = configSchema.safeParse(set);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The worker's settings are not right. ${wrong.join('. ')}. See .dev.vars.example.`);
  }
  const {
    SHOP_URL,
    MODEL,
    GOOGLE_GENERATIVE_AI_API_KEY: apiKey,
    GOOGLE_GENERATIVE_AI_BASE_URL: baseUrl,
    ALLOWED_ORIGINS: allowedOrigins = [],
    ...config
  } = parsed.data;
  const upstashVector = service(config.UPSTASH_VECTOR_REST_URL, config.UPSTASH_VECTOR_REST_TOKEN);
  const upstashRedis = service(config.UPSTASH_REDIS_REST_URL, config.UPSTASH_REDIS_REST_TOKEN);
  const [provider, name = ''] = (MODEL ?? (apiKey ? defaultModel : 'offline')).split(':');
  return {
    ...(SHOP_URL && { shopUrl: SHOP_URL }),
    model:
      provider === 'google' && apiKey
        ? { provider, name, apiKey, ...(baseUrl && { baseUrl }) }
        : { provider: 'offline' },
    ...(upstashVector && { upstashVector }),
    ...(upstashRedis && { upstashRedis }),
    allowedOrigins,
    ceilings: {
      micros: { day: config.SPEND_PER_DAY_MICROS, conversation: config.SPEND_PER_CONVERSATION_MICROS },
      tokens: { day: config.TOKENS_PER_DAY, conversation: config.TOKENS_PER_CONVERSATION },
    },
  };
}

function service(url: string | undefined, token: string | undefined) {
  return url && token ? { url, token } : undefined;
}
