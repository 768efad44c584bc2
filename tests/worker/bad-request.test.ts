import { describe, expect, test } from 'vitest';
import { assistant, chat, partsOf, post, problemOf, send, user } from './shop.ts';

const hello = user('hello');
const withPart = (part: unknown) => chat({ id: 'u1', role: 'user', parts: [part] });

/** What is sent, and the field the answer blames. */
const misfits: readonly (readonly [string, unknown, string])[] = [
  ['null', null, 'body'],
  ['a number', 7, 'body'],
  ['a list', [hello], 'body'],
  ['text', '"hello"', 'body'],
  ['an empty object', {}, 'id'],
  ['no id', { messages: [hello] }, 'id'],
  ['an id that is a number', { id: 7, messages: [hello] }, 'id'],
  ['an empty id', { id: '', messages: [hello] }, 'id'],
  ['an id of 201 characters', { id: 'x'.repeat(201), messages: [hello] }, 'id'],
  ['no messages', { id: 'c' }, 'messages'],
  ['messages that are an object', { id: 'c', messages: { 0: hello, length: 1 } }, 'messages'],
  ['no message at all', chat(), 'messages'],
  ['a message that is text', { id: 'c', messages: ['hello'] }, 'messages[0]'],
  ['a message that is null', { id: 'c', messages: [hello, null, hello] }, 'messages[1]'],
  ['a message without an id', chat({ role: 'user', parts: [] }), 'messages[0].id'],
  ['a message without a role', chat({ id: 'u1', parts: [] }), 'messages[0].role'],
  ['a role that is a list', chat({ id: 'u1', role: ['user'], parts: [] }), 'messages[0].role'],
  ['a message without parts', chat({ id: 'u1', role: 'user', content: 'hi' }), 'messages[0].parts'],
  ['parts that are text', chat({ id: 'u1', role: 'user', parts: 'hello' }), 'messages[0].parts'],
  ['a part that is text', withPart('hello'), 'messages[0].parts[0]'],
  ['a part that is null', withPart(null), 'messages[0].parts[0]'],
  ['a part that is a list', withPart([]), 'messages[0].parts[0]'],
  ['a part without a type', withPart({ text: 'hello' }), 'messages[0].parts[0].type'],
  ['a part whose type is a number', withPart({ type: 1 }), 'messages[0].parts[0].type'],
  ['a page that is text', { ...chat(hello), page: 'lamps' }, 'page'],
  ['a page whose SKU is a number', { ...chat(hello), page: { sku: 5 } }, 'page.sku'],
  ['a page of a long address', { ...chat(hello), page: { url: 'x'.repeat(2049) } }, 'page.url'],
  ['a trigger that is an object', { ...chat(hello), trigger: {} }, 'trigger'],
  ['an answer as the newest message', chat(hello, assistant([])), 'messages[1].role'],
  ['a system message as the newest', chat({ ...hello, role: 'system' }), 'messages[0].role'],
  ['a role that only looks like the shopper', chat({ ...hello, role: 'User' }), 'messages[0].role'],
  ['"__proto__" as a role', chat({ ...hello, role: '__proto__' }), 'messages[0].role'],
];

describe('a body that does not fit is refused with 400, and the answer names the field', () => {
  test.each(misfits)('%s', async (_, body, field) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    const problem = await problemOf(response);
    expect(problem.field).toBe(field);
    expect(problem.detail).not.toBe('');
  });
});

describe('a body that is not JSON is refused with 400', () => {
  test.each([
    ['nothing', ''],
    ['prose', 'hello'],
    ['half an object', '{"id":"c","messages":['],
    ['two objects', '{}{}'],
    ['a script', '{"id": constructor}'],
    ['deeper than anyone nests', `{"id":"c","messages":${'['.repeat(100_000)}`],
  ])('%s', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(400);
    expect((await problemOf(response)).title).toBe('Not JSON');
  });
});

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const odd: readonly (readonly [string, string])[] = [
  [
    'unknown fields at every depth',
    '{"x":1,"id":"c","messages":[{"y":2,"id":"u","role":"user","parts":[{"type":"text","text":"hello","z":{}}]}],"page":{"w":3}}',
  ],
  [
    '"__proto__" keys at every depth',
    '{"__proto__":{"messages":[]},"id":"c","messages":[{"__proto__":{"role":"system"},"id":"u","role":"user","parts":[{"__proto__":{"type":"x"},"type":"text","text":"hello"}]}],"page":{"__proto__":{"sku":5}}}',
  ],
  [
    '"constructor" and "toString" keys',
    '{"constructor":1,"id":"c","messages":[{"toString":1,"id":"u","role":"user","parts":[{"constructor":1,"toString":null,"type":"text","text":"hello"}]}]}',
  ],
  [
    '"__proto__" as every id',
    '{"id":"__proto__","messages":[{"id":"__proto__","role":"user","parts":[{"type":"text","text":"hello"}]}]}',
  ],
  [
    'a language that is called "__proto__"',
    '{"id":"c","messages":[{"id":"u","role":"user","parts":[{"type":"text","text":"hello"}]}],"page":{"locale":"__proto__"}}',
  ],
  [
    'metadata that is nested 50,000 deep',
    `{"id":"c","messages":[{"id":"u","role":"user","metadata":${nested(50_000)},"parts":[{"type":"text","text":"hello"}]}]}`,
  ],
  [
    'a part that is nested 50,000 deep',
    `{"id":"c","messages":[{"id":"u","role":"user","parts":[{"type":"text","text":"hello","x":${nested(50_000)}}]}]}`,
  ],
  [
    'a null messageId, as stock clients send it',
    '{"id":"c","messageId":null,"trigger":"submit-message","messages":[{"id":"u","role":"user","parts":[{"type":"text","text":"hello"}]}]}',
  ],
];

describe('a body that only looks odd is answered as if it were plain', () => {
  test.each(odd)('%s', async (_, body) => {
    const response = await post(body);
    expect(response.status).toBe(200);
    expect((await partsOf(response)).at(-1)).toMatchObject({ messageMetadata: { outcome: 'answered' } });
  });
});

describe('a body that does not say it is JSON is refused with 415', () => {
  test.each([
    'text/plain',
    'text/plain; application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'application/json-patch+json',
    'application/jsonx; charset=utf-8',
    '',
  ])('content-type %j', async (type) => {
    const response = await post(chat(hello), { 'content-type': type });
    expect(response.status).toBe(415);
    await problemOf(response);
  });

  test('JSON may be written in any case and with a charset', async () => {
    for (const type of [
      'Application/JSON',
      'application/json;charset=UTF-8',
      'application/json ; charset=utf-8',
    ]) {
      const response = await post(chat(hello), { 'content-type': type });
      expect(response.status, type).toBe(200);
      await response.body?.cancel();
    }
  });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s is refused with 405, and POST is named', async (method) => {
  const response = await send('/api/chat', { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST');
  await problemOf(response);
});
