import { describe, expect, test } from 'vitest';
import { limits } from '../../shared/chat.ts';
import { consoleTelemetry } from '../../worker/adapters/console-telemetry.ts';
import { createApp } from '../../worker/http/app.ts';
import { openToAll } from '../fixtures/callers.ts';
import { askRecorded } from './recording.ts';
import { assistant, chat, chatUrl, partsOf, post, problemOf, send, user } from './shop.ts';

describe('the newest message holds 2,000 code points', () => {
  test.each([
    ['letters', 'a'],
    ['emoji, which are two UTF-16 units each', '💡'],
    ['Chinese, which is three bytes each', '灯'],
  ])('exactly 2,000 are answered: %s', async (_, letter) => {
    const response = await post(chat(user(letter.repeat(2000))));
    expect(response.status).toBe(200);
    await partsOf(response);
  });

  test.each([
    ['letters', 'a'],
    ['emoji', '💡'],
    ['Chinese', '灯'],
  ])('2,001 are refused with 400, which names the message and its parts: %s', async (_, letter) => {
    const response = await post(chat(user('hello', 'u0'), assistant([], 'a0'), user(letter.repeat(2001))));
    expect(response.status).toBe(400);
    const problem = await problemOf(response);
    expect(problem.field).toBe('messages[2].parts');
    expect(problem.detail).toContain('2001');
  });

  test('text split over many parts is counted as a whole', async () => {
    const parts = Array.from({ length: 3 }, () => ({ type: 'text', text: 'a'.repeat(700) }));
    const response = await post(chat({ id: 'u1', role: 'user', parts }));
    expect(response.status).toBe(400);
    expect((await problemOf(response)).field).toBe('messages[0].parts');
  });

  test('older messages may be longer', async () => {
    const response = await post(
      chat(
        user('a'.repeat(5000), 'u0'),
        assistant([{ type: 'text', text: 'b'.repeat(5000) }]),
        user('hello'),
      ),
    );
    expect(response.status).toBe(200);
    await partsOf(response);
  });
});

describe('a message holds 1,000 parts', () => {
  const parts = (count: number) => Array.from({ length: count }, () => ({ type: 'text', text: '' }));

  test('exactly 1,000 are answered', async () => {
    const response = await post(chat({ id: 'u1', role: 'user', parts: parts(1000) }));
    expect(response.status).toBe(200);
    await partsOf(response);
  });

  test('1,001 are refused with 400, which names the parts', async () => {
    const response = await post(chat({ id: 'u1', role: 'user', parts: parts(1001) }));
    expect(response.status).toBe(400);
    expect((await problemOf(response)).field).toBe('messages[0].parts');
  });
});

describe('of a long conversation the newest 20 messages are read', () => {
  const history = Array.from({ length: 200 }, (_, at) =>
    at % 2 === 1 ? user(`word${at}.`, `m${at}`) : assistant([{ type: 'text', text: `word${at}.` }], `m${at}`),
  );

  test('200 messages are answered, from the newest', async () => {
    const { data, parts } = await askRecorded(chat(...history));
    expect(data?.message).toBe('word199.');
    expect(data?.conversation.map(({ text }) => text)).toEqual(
      Array.from({ length: 19 }, (_, at) => `word${180 + at}.`),
    );
    expect(parts.at(0)).toMatchObject({ messageMetadata: { turn: 'm199' } });
  });

  test('nothing of an older message reaches the model, its products neither', async () => {
    const products = [{ sku: 'LGT-ABBE-BRS' }, { sku: 'LGT-ABBE-BLK' }];
    const old = assistant([
      { type: 'text', text: 'forgotten' },
      { type: 'data-products', data: { products } },
    ]);
    const { data, read } = await askRecorded(chat(old, ...history.slice(-20)));
    expect(read).not.toContain('forgotten');
    expect(data?.shown).toEqual([]);
  });
});

describe('a request holds 256 KiB', () => {
  const sized = (bytes: number) => {
    const body = JSON.stringify({ ...chat(user('hello')), filler: '' });
    return body.replace('"filler":""', `"filler":"${'x'.repeat(bytes - body.length)}"`);
  };
  const streamed = (body: string) =>
    send(new URL(chatUrl).pathname, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([body]).stream(),
    });

  test('exactly 256 KiB are read', async () => {
    const response = await post(sized(limits.bodyBytes));
    expect(response.status).toBe(200);
    await partsOf(response);
  });

  test('one byte more is refused with 413', async () => {
    const response = await post(sized(limits.bodyBytes + 1));
    expect(response.status).toBe(413);
    await problemOf(response);
  });

  test('257 KiB are refused with 413 by their announced length, before anything is read', async () => {
    let read = false;
    const pull = () => {
      read = true;
    };
    const body = new ReadableStream({ pull }, { highWaterMark: 0 });
    const headers = { 'content-type': 'application/json', 'content-length': String(257 * 1024) };
    const depsFor = () => Promise.reject(new Error('not asked'));
    const app = createApp({ callers: openToAll, depsFor }, consoleTelemetry());
    const response = await app.fetch(new Request(chatUrl, { method: 'POST', headers, body }));
    expect(response.status).toBe(413);
    expect(read).toBe(false);
    await problemOf(response);
  });

  test('257 KiB are refused with 413 when nobody says how long they are', async () => {
    const response = await streamed(sized(257 * 1024));
    expect(response.status).toBe(413);
    await problemOf(response);
  });

  test('a body that never ends is not read to its end', async () => {
    let pulled = 0;
    const chunk = new TextEncoder().encode(' '.repeat(16 * 1024));
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    const headers = { 'content-type': 'application/json' };
    const response = await send('/api/chat', { method: 'POST', headers, body });
    expect(response.status).toBe(413);
    expect(pulled).toBeLessThan(4 * limits.bodyBytes);
  });

  test('bytes are counted, not letters', async () => {
    const filler = '灯'.repeat(90 * 1024);
    expect(filler.length).toBeLessThan(limits.bodyBytes);
    const response = await streamed(JSON.stringify({ ...chat(user('hello')), filler }));
    expect(response.status).toBe(413);
    await problemOf(response);
  });
});
