import { APICallError, InvalidPromptError, JSONParseError } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { faultOf } from './model-fault.ts';
import { StallError } from './within.ts';

const answered = (statusCode?: number) =>
  new APICallError({
    message: 'x',
    url: 'https://model.test',
    requestBodyValues: {},
    ...(statusCode && { statusCode }),
  });

test.each([
  ['a stall', new StallError('x'), 'timeout'],
  ['408', answered(408), 'timeout'],
  ['504', answered(504), 'timeout'],
  ['429', answered(429), 'rate-limit'],
  ['500', answered(500), 'server-error'],
  ['503', answered(503), 'server-error'],
  ['529, overloaded', answered(529), 'server-error'],
  ['an error inside a stream', { message: 'overloaded', statusCode: 529 }, 'server-error'],
  ['a connection in Node', answered(), 'connection'],
  ['a cut stream in Node', answered(200), 'connection'],
  ['a connection in workerd', new Error('Network connection lost.'), 'connection'],
  ['a failed fetch', new TypeError('fetch failed'), 'connection'],
])('%s is the provider’s fault', (_, error, fault) => {
  expect(faultOf(error)).toBe(fault);
});

test.each([
  ['400', answered(400)],
  ['401', answered(401)],
  ['403', answered(403)],
  ['404', answered(404)],
  ['413', answered(413)],
  ['422', answered(422)],
  ['an error inside a stream that blames the request', { message: 'x', statusCode: 400 }],
  ['an error inside a stream that does not say whom it blames', { message: 'x' }],
  ['a frame that is not JSON', new JSONParseError({ text: '{', cause: undefined })],
  ['a prompt the package does not take', new InvalidPromptError({ prompt: [], message: 'x' })],
  ['nothing', undefined],
  ['a text', 'overloaded'],
])('%s is not', (_, error) => {
  expect(faultOf(error)).toBeUndefined();
});
