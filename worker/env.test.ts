import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ConfigError, type ModelConfig, readConfig } from './env.ts';

const key = 'AIza-a-key-of-the-shop';

function messageOf(env: Record<string, unknown>): string {
  try {
    readConfig(env);
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
  throw new Error('the settings were taken');
}

describe('settings', () => {
  test.each([
    ['none', {}],
    ['empty lines', { MODEL: '', GOOGLE_GENERATIVE_AI_API_KEY: '', SHOP_URL: '' }],
    ['an address of a service without a key', { GOOGLE_GENERATIVE_AI_BASE_URL: 'https://proxy.example' }],
    ['MODEL=offline', { MODEL: 'offline' }],
    ['MODEL=offline beside a key', { MODEL: 'offline', GOOGLE_GENERATIVE_AI_API_KEY: key }],
  ])('%s: the offline model answers', (_, env) => {
    expect(readConfig(env).model).toEqual({ provider: 'offline' });
  });

  test('with a key alone: a Gemini answers', () => {
    const { model } = readConfig({ GOOGLE_GENERATIVE_AI_API_KEY: ` ${key}\n` });
    expect(model).toEqual({ provider: 'google', name: expect.stringMatching(/^gemini-/), apiKey: key });
  });

  test('with a model, a key and an address: those', () => {
    const config = readConfig({
      MODEL: 'google:gemini-9.1_pro-x',
      GOOGLE_GENERATIVE_AI_API_KEY: key,
      GOOGLE_GENERATIVE_AI_BASE_URL: 'http://localhost:9999/v1beta',
      SHOP_URL: 'https://shop.example',
    });
    expect(config).toEqual({
      shopUrl: 'https://shop.example',
      model: {
        provider: 'google',
        name: 'gemini-9.1_pro-x',
        apiKey: key,
        baseUrl: 'http://localhost:9999/v1beta',
      },
      fallback: { provider: 'offline' },
      allowedOrigins: [],
      ceilings: readConfig({}).ceilings,
    });
  });

  const binding = { run: async () => undefined };
  const anthropic = { MODEL: 'anthropic:claude-x', ANTHROPIC_API_KEY: key };
  const aws = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
  const nova = { MODEL: 'bedrock:amazon.nova-lite-v1:0', AWS_REGION: 'eu-central-1' };

  test.each<[string, Record<string, unknown>, ModelConfig]>([
    [
      'a server of OpenAI’s protocol without a key, its model with a tag',
      { MODEL: 'openai-compatible:llama3.2:3b', OPENAI_COMPATIBLE_BASE_URL: 'http://localhost:11434/v1' },
      { provider: 'openai-compatible', name: 'llama3.2:3b', baseUrl: 'http://localhost:11434/v1' },
    ],
    [
      'one with a key, its model with an owner',
      {
        MODEL: 'openai-compatible:Qwen/Qwen3-32B',
        OPENAI_COMPATIBLE_BASE_URL: 'https://vllm.example/v1',
        OPENAI_COMPATIBLE_API_KEY: key,
      },
      {
        provider: 'openai-compatible',
        name: 'Qwen/Qwen3-32B',
        baseUrl: 'https://vllm.example/v1',
        apiKey: key,
      },
    ],
    [
      'Workers AI',
      { MODEL: 'workers-ai:@cf/meta/llama-3.1-8b-instruct', AI: binding },
      { provider: 'workers-ai', name: '@cf/meta/llama-3.1-8b-instruct', binding },
    ],
    ['Anthropic', anthropic, { provider: 'anthropic', name: 'claude-x', apiKey: key }],
    [
      'Anthropic behind a proxy',
      { ...anthropic, ANTHROPIC_BASE_URL: 'https://proxy.example/v1' },
      { provider: 'anthropic', name: 'claude-x', apiKey: key, baseUrl: 'https://proxy.example/v1' },
    ],
    [
      'Bedrock with a bearer token, which comes before other credentials',
      { ...nova, ...aws, AWS_BEARER_TOKEN_BEDROCK: key },
      {
        provider: 'bedrock',
        name: 'amazon.nova-lite-v1:0',
        region: 'eu-central-1',
        credentials: { apiKey: key },
      },
    ],
    [
      'Bedrock with an access key of a session',
      {
        ...nova,
        ...aws,
        AWS_SESSION_TOKEN: 'session',
        AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'https://vpce.example',
      },
      {
        provider: 'bedrock',
        name: 'amazon.nova-lite-v1:0',
        baseUrl: 'https://vpce.example',
        region: 'eu-central-1',
        credentials: { accessKeyId: 'id', secretAccessKey: 'secret', sessionToken: 'session' },
      },
    ],
  ])('%s', (_, env, model) => {
    expect(readConfig(env).model).toEqual(model);
    const { MODEL, ...more } = env;
    const config = readConfig({ ...more, MODEL_FALLBACK: MODEL, GOOGLE_GENERATIVE_AI_API_KEY: key });
    expect(config.model.provider).toBe('google');
    expect(config.fallback).toEqual(model);
  });

  test('a fallback of the same provider, and the offline model as one', () => {
    const google = { GOOGLE_GENERATIVE_AI_API_KEY: key };
    const flash = readConfig({
      ...google,
      MODEL: 'google:gemini-pro',
      MODEL_FALLBACK: 'google:gemini-flash',
    });
    expect(flash.fallback).toEqual({ provider: 'google', name: 'gemini-flash', apiKey: key });
    expect(readConfig({ ...google, MODEL_FALLBACK: 'offline' }).fallback).toEqual({ provider: 'offline' });
    expect(readConfig(google).fallback).toEqual({ provider: 'offline' });
    expect(readConfig({})).not.toHaveProperty('fallback');
  });

  test('with an address and a token of Upstash: products are found by meaning, too', () => {
    const upstash = {
      UPSTASH_VECTOR_REST_URL: 'https://a.upstash.io',
      UPSTASH_VECTOR_REST_TOKEN: ' token\n',
    };
    expect(readConfig(upstash).upstashVector).toEqual({ url: 'https://a.upstash.io', token: 'token' });
    expect(readConfig({ UPSTASH_VECTOR_REST_URL: '', UPSTASH_VECTOR_REST_TOKEN: '' })).not.toHaveProperty(
      'upstashVector',
    );
  });

  test('that are not ours, bindings among them, are passed over', () => {
    expect(readConfig({ ASSETS: { fetch: () => undefined }, PATH: '/bin', constructor: 'x' })).toEqual(
      readConfig({}),
    );
  });

  test('a model may cost what the settings say, and without them not much', () => {
    const { ceilings } = readConfig({});
    for (const { day, conversation } of Object.values(ceilings)) {
      expect(conversation).toBeGreaterThan(0);
      expect(conversation).toBeLessThan(day);
    }
    expect(ceilings.micros.day).toBeLessThanOrEqual(5_000_000);
    const set = {
      SPEND_PER_DAY_MICROS: '0',
      SPEND_PER_CONVERSATION_MICROS: 12,
      TOKENS_PER_DAY: '',
      TOKENS_PER_CONVERSATION: '999',
    };
    expect(readConfig(set).ceilings).toEqual({
      micros: { day: 0, conversation: 12 },
      tokens: { day: ceilings.tokens.day, conversation: 999 },
    });
  });

  test('with an address and a token of Upstash Redis: calls are counted there', () => {
    const upstash = { UPSTASH_REDIS_REST_URL: 'https://a.upstash.io', UPSTASH_REDIS_REST_TOKEN: 'token' };
    expect(readConfig(upstash).upstashRedis).toEqual({ url: 'https://a.upstash.io', token: 'token' });
    expect(readConfig({})).not.toHaveProperty('upstashRedis');
  });

  test.each<[string, readonly string[]]>([
    ['', []],
    [' , ', []],
    ['https://shop.example', ['https://shop.example']],
    [
      'https://shop.example,https://www.shop.example:8443 http://localhost:3000,\n null',
      ['https://shop.example', 'https://www.shop.example:8443', 'http://localhost:3000', 'null'],
    ],
  ])('the origins %j are %j', (text, origins) => {
    expect(readConfig({ ALLOWED_ORIGINS: text }).allowedOrigins).toEqual(origins);
  });
});

describe('a wrong setting is named, with what it must be', () => {
  test.each([
    ['SHOP_URL', { SHOP_URL: 'shop.example' }],
    ['SHOP_URL', { SHOP_URL: 'javascript:alert(1)' }],
    ['SHOP_URL', { SHOP_URL: 'ftp://shop.example' }],
    ['SHOP_URL', { SHOP_URL: 7 }],
    ['GOOGLE_GENERATIVE_AI_BASE_URL', { GOOGLE_GENERATIVE_AI_BASE_URL: 'localhost:9999' }],
    ['GOOGLE_GENERATIVE_AI_API_KEY', { GOOGLE_GENERATIVE_AI_API_KEY: '   ' }],
    ['UPSTASH_VECTOR_REST_URL', { UPSTASH_VECTOR_REST_URL: 'upstash', UPSTASH_VECTOR_REST_TOKEN: 't' }],
    ['UPSTASH_VECTOR_REST_URL', { UPSTASH_VECTOR_REST_TOKEN: 't' }],
    ['UPSTASH_VECTOR_REST_TOKEN', { UPSTASH_VECTOR_REST_URL: 'https://a.upstash.io' }],
    ['UPSTASH_REDIS_REST_URL', { UPSTASH_REDIS_REST_URL: 'redis', UPSTASH_REDIS_REST_TOKEN: 't' }],
    ['UPSTASH_REDIS_REST_URL', { UPSTASH_REDIS_REST_TOKEN: 't' }],
    ['UPSTASH_REDIS_REST_TOKEN', { UPSTASH_REDIS_REST_URL: 'https://a.upstash.io' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: '*' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://*.shop.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'shop.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://shop.example/' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://Shop.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://shop.example:443' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'https://shop.example;https://b.example' }],
    ['ALLOWED_ORIGINS', { ALLOWED_ORIGINS: 'file:///home' }],
    ['SPEND_PER_DAY_MICROS', { SPEND_PER_DAY_MICROS: '$5' }],
    ['SPEND_PER_DAY_MICROS', { SPEND_PER_DAY_MICROS: '1.5' }],
    ['SPEND_PER_DAY_MICROS', { SPEND_PER_DAY_MICROS: '-1' }],
    ['SPEND_PER_CONVERSATION_MICROS', { SPEND_PER_CONVERSATION_MICROS: '1e6' }],
    ['TOKENS_PER_DAY', { TOKENS_PER_DAY: '5 000' }],
    ['TOKENS_PER_CONVERSATION', { TOKENS_PER_CONVERSATION: '1'.repeat(13) }],
    ['MODEL', { MODEL: 'gemini' }],
    ['MODEL', { MODEL: 'openai:gpt' }],
    ['MODEL', { MODEL: 'offline ' }],
    ['MODEL', { MODEL: 'google:' }],
    ['MODEL', { MODEL: 'google:a/../b', GOOGLE_GENERATIVE_AI_API_KEY: key }],
    ['MODEL', { MODEL: 'anthropic:', ANTHROPIC_API_KEY: key }],
    ['MODEL', { MODEL: 'workers-ai:llama', AI: { run: () => undefined } }],
    ['MODEL', { MODEL: 'openai-compatible:a/../b', OPENAI_COMPATIBLE_BASE_URL: 'http://localhost/v1' }],
    ['MODEL', { MODEL: 'openai-compatible:a?b=c', OPENAI_COMPATIBLE_BASE_URL: 'http://localhost/v1' }],
    ['MODEL_FALLBACK', { MODEL_FALLBACK: 'openai:gpt' }],
    ['MODEL_FALLBACK', { MODEL_FALLBACK: 'offline' }],
    ['MODEL_FALLBACK', { MODEL: 'anthropic:a', MODEL_FALLBACK: 'anthropic:a', ANTHROPIC_API_KEY: key }],
    ['OPENAI_COMPATIBLE_BASE_URL', { OPENAI_COMPATIBLE_BASE_URL: 'localhost:11434/v1' }],
    ['ANTHROPIC_BASE_URL', { ANTHROPIC_BASE_URL: 'ftp://proxy.example' }],
    ['AWS_ENDPOINT_URL_BEDROCK_RUNTIME', { AWS_ENDPOINT_URL_BEDROCK_RUNTIME: 'bedrock' }],
    ['AWS_REGION', { AWS_REGION: 'Frankfurt' }],
    ['AWS_SECRET_ACCESS_KEY', { AWS_ACCESS_KEY_ID: 'id' }],
    ['AWS_ACCESS_KEY_ID', { AWS_SECRET_ACCESS_KEY: 'secret' }],
    ['AI', { AI: 'a text' }],
  ])('%s in %j', (name, env) => {
    const message = messageOf(env);
    expect(message).toContain(`${name}: `);
    expect(message).toContain('.dev.vars.example');
  });

  test.each([
    ['google:gemini-x', ['GOOGLE_GENERATIVE_AI_API_KEY']],
    ['openai-compatible:llama3', ['OPENAI_COMPATIBLE_BASE_URL']],
    ['workers-ai:@cf/meta/llama', ['AI']],
    ['anthropic:claude-x', ['ANTHROPIC_API_KEY']],
    ['bedrock:amazon.nova', ['AWS_REGION', 'AWS_BEARER_TOKEN_BEDROCK', 'AWS_ACCESS_KEY_ID']],
  ])('%s says what it needs, as the first model and as the fallback', (model, needed) => {
    for (const name of needed) {
      expect(messageOf({ MODEL: model })).toMatch(
        new RegExp(`\\b${name}\\b.* is needed for the MODEL you chose`),
      );
      expect(messageOf({ MODEL_FALLBACK: model })).toMatch(
        new RegExp(`\\b${name}\\b.* is needed for the MODEL_FALLBACK you chose`),
      );
    }
  });

  test('all of them at once', () => {
    const message = messageOf({ MODEL: 'x', SHOP_URL: 'y' });
    expect(message).toContain('MODEL');
    expect(message).toContain('SHOP_URL');
  });
});

test('no message ever holds a value', () => {
  const names = [
    'SHOP_URL',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'GOOGLE_GENERATIVE_AI_BASE_URL',
    'MODEL',
    'MODEL_FALLBACK',
    'OPENAI_COMPATIBLE_BASE_URL',
    'OPENAI_COMPATIBLE_API_KEY',
    'ANTHROPIC_API_KEY',
    'ANTHROPIC_BASE_URL',
    'AWS_REGION',
    'AWS_BEARER_TOKEN_BEDROCK',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    'AWS_ENDPOINT_URL_BEDROCK_RUNTIME',
    'AI',
    'UPSTASH_VECTOR_REST_URL',
    'UPSTASH_VECTOR_REST_TOKEN',
    'UPSTASH_REDIS_REST_URL',
    'UPSTASH_REDIS_REST_TOKEN',
    'ALLOWED_ORIGINS',
    'SPEND_PER_DAY_MICROS',
    'SPEND_PER_CONVERSATION_MICROS',
    'TOKENS_PER_DAY',
    'TOKENS_PER_CONVERSATION',
  ];
  const secret = fc.stringMatching(/^[a-z0-9]{12,40}$/);
  const value = fc.oneof(
    secret.map((text) => ({ text, value: text })),
    secret.map((text) => ({ text, value: `google:${text}/` })),
    secret.map((text) => ({ text, value: `bedrock:${text}` })),
    secret.map((text) => ({ text, value: `ftp://${text}.example` })),
    secret.map((text) => ({ text, value: { [text]: text } })),
    secret.map((text) => ({ text, value: [text] })),
  );
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), value, { minKeys: 1 }), (given) => {
      const env = Object.fromEntries(Object.entries(given).map(([name, { value }]) => [name, value]));
      let message = '';
      try {
        readConfig(env);
      } catch (error) {
        message = (error as Error).message;
      }
      for (const { text } of Object.values(given)) expect(message).not.toContain(text);
    }),
    { numRuns: 500 },
  );
});
