import * as z from 'zod';

/** What wrangler gives the worker. Everything is read through `readConfig`. */
export interface Env {
  readonly ASSETS: { fetch(request: Request | string): Promise<Response> };
  readonly [key: string]: unknown;
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
  })
  .refine((config) => !config.UPSTASH_VECTOR_REST_URL || config.UPSTASH_VECTOR_REST_TOKEN, {
    path: ['UPSTASH_VECTOR_REST_TOKEN'],
    message: 'is needed beside UPSTASH_VECTOR_REST_URL',
  })
  .refine((config) => !config.UPSTASH_VECTOR_REST_TOKEN || config.UPSTASH_VECTOR_REST_URL, {
    path: ['UPSTASH_VECTOR_REST_URL'],
    message: 'is needed beside UPSTASH_VECTOR_REST_TOKEN',
  })
  .refine((config) => !config.MODEL?.startsWith('google:') || config.GOOGLE_GENERATIVE_AI_API_KEY, {
    path: ['GOOGLE_GENERATIVE_AI_API_KEY'],
    message: 'is needed for the MODEL you chose',
  });

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
    UPSTASH_VECTOR_REST_URL: url,
    UPSTASH_VECTOR_REST_TOKEN: token,
  } = parsed.data;
  const [provider, name = ''] = (MODEL ?? (apiKey ? defaultModel : 'offline')).split(':');
  return {
    ...(SHOP_URL && { shopUrl: SHOP_URL }),
    model:
      provider === 'google' && apiKey
        ? { provider, name, apiKey, ...(baseUrl && { baseUrl }) }
        : { provider: 'offline' },
    ...(url && token && { upstashVector: { url, token } }),
  };
}
