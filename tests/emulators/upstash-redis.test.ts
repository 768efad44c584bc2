import { Redis } from '@upstash/redis';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startRedis } from './redis-server.ts';
import { RespConnection, readReply } from './resp.ts';
import { startUpstashRedis, type UpstashRedisEmulator } from './upstash-redis.ts';

let upstash: UpstashRedisEmulator;
let redis: Redis;
beforeAll(async () => {
  upstash = await startUpstashRedis();
  redis = new Redis({ url: upstash.url, token: upstash.token, retry: false, enableTelemetry: false });
});
beforeEach(() => upstash.reset());
afterAll(() => upstash?.close());

describe('through the real client', () => {
  test('values come back as they went, whatever letters they hold', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
        await redis.set('key', JSON.stringify({ text }));
        expect(await redis.get('key')).toEqual({ text });
      }),
      { numRuns: 50 },
    );
  });

  test('numbers, nothing, lists and statuses have their own types', async () => {
    expect(await redis.set('key', 'word')).toBe('OK');
    expect(await redis.ping()).toBe('PONG');
    expect(await redis.incr('count')).toBe(1);
    expect(await redis.get('none')).toBeNull();
    await redis.rpush('list', 'one', 'two');
    expect(await redis.lrange('list', 0, -1)).toEqual(['one', 'two']);
  });

  test('a key that expires is gone', async () => {
    await redis.set('key', 'word', { px: 30 });
    expect(await redis.pttl('key')).toBeGreaterThan(0);
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(await redis.get('key')).toBeNull();
  });

  test('a pipeline answers each of its commands, in order, a failed one among them', async () => {
    const results = await redis
      .pipeline()
      .set('word', 'x')
      .incr('word')
      .get('word')
      .exec({ keepErrors: true });
    expect(results.map(({ error }) => error?.split(' ')[0])).toEqual([undefined, 'ERR', undefined]);
    expect(results[2]?.result).toBe('x');
  });

  test('an error of Redis is an error of the client, with Redis’s words', async () => {
    await redis.set('word', 'x');
    await expect(redis.incr('word')).rejects.toThrow('ERR value is not an integer');
  });
});

describe('scripts', () => {
  const script = `#!lua flags=allow-key-locking
  redis.call('SET', KEYS[1], ARGV[1])
  return {redis.call('GET', KEYS[1]), 7}`;
  const sha = async () => {
    const bytes = await crypto.subtle.digest('SHA-1', new TextEncoder().encode(script));
    return Buffer.from(bytes).toString('hex');
  };

  test('are unknown by their hash until they have been run whole', async () => {
    await expect(redis.evalsha(await sha(), ['key'], ['a'])).rejects.toThrow('NOSCRIPT');
    expect(await redis.eval(script, ['key'], ['a'])).toEqual(['a', 7]);
    expect(await redis.evalsha(await sha(), ['key'], ['b'])).toEqual(['b', 7]);
    await upstash.reset();
    await expect(redis.evalsha(await sha(), ['key'], ['a'])).rejects.toThrow('NOSCRIPT');
  });

  test('that are wrong say so', async () => {
    await expect(redis.eval('return nothing(', [], [])).rejects.toThrow('ERR');
  });
});

describe('refuses', () => {
  const post = (path: string, body: string, token = upstash.token) =>
    fetch(upstash.url + path, { method: 'POST', body, headers: { authorization: `Bearer ${token}` } });

  test.each(['', 'another-token'])('the token %j, and runs nothing', async (token) => {
    const response = await post('/', '["SET","key","x"]', token);
    expect(response.status).toBe(401);
    expect(((await response.json()) as { error: string }).error).toContain('WRONGPASS');
    expect(upstash.commands).toEqual([]);
  });

  test.each([
    ['/', 'nothing'],
    ['/', '{}'],
    ['/', '[]'],
    ['/pipeline', '["GET","key"]'],
    ['/elsewhere', '["GET","key"]'],
  ])('to %s the body %s', async (path, body) => {
    const response = await post(path, body);
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: expect.stringContaining('ERR') });
  });

  test('what its fault says', async () => {
    upstash.failAlways({ kind: 'status', status: 503 });
    await expect(redis.get('key')).rejects.toThrow('refused');
    upstash.failAlways({ kind: 'cut' });
    await expect(redis.get('key')).rejects.toThrow('fetch failed');
    upstash.failAlways(undefined);
    expect(await redis.get('key')).toBeNull();
  });
});

describe('replies', () => {
  test('that come in pieces are read when they are whole', () => {
    const whole = Buffer.from('*3\r\n$2\r\nab\r\n:7\r\n*1\r\n$-1\r\n');
    for (let length = 0; length < whole.length; length += 1)
      expect(readReply(whole.subarray(0, length), 0)).toBeUndefined();
    expect(readReply(whole, 0)).toEqual({ reply: ['ab', 7, [null]], end: whole.length });
  });

  test('that can no longer come are failures', async () => {
    const server = await startRedis();
    const connection = new RespConnection(server.port);
    await connection.send(['PING']);
    const never = expect(connection.send(['BLPOP', 'list', '0'])).rejects.toThrow('ended');
    await server.stop();
    await never;
  });
});

test('a machine without redis-server is told how to install it', async () => {
  await expect(startRedis('/nowhere/redis-server')).rejects.toThrow(
    /redis-server.*apt-get install -y redis-server.*REDIS_SERVER_PATH/,
  );
});
