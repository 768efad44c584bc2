import { createHash, createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type BedrockConfig, bedrockModel } from '../../worker/adapters/bedrock.ts';
import { bedrockWire, callBlocks, end, event, exception, statusAnswer } from '../emulators/bedrock-wire.ts';
import {
  type Frame,
  type ModelServer,
  type ReceivedCall,
  startModelServer,
} from '../emulators/model-server.ts';
import { answer, scriptedModel } from '../fixtures/scripted-model.ts';
import { shopModel } from '../fixtures/shop-model.ts';
import { takeTurn } from '../fixtures/turn.ts';

/** What only Bedrock's service does; what every provider does is in tests/contract/models.ts. */

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer(() => undefined);
});
beforeEach(() => server.reset());
afterAll(() => server.close());

const keys = { accessKeyId: 'AKIA', secretAccessKey: 'secret' };
const say = (...frames: Frame[]) =>
  server.enqueue({ headers: { 'content-type': 'application/vnd.amazon.eventstream' }, frames });
const reply = () => server.enqueue(bedrockWire.write({ kind: 'text', text: 'Which room is it for?' }));
const fallback = shopModel(scriptedModel(answer('I can help with lamps.')), { name: 'second:one' });
const take = (config: Partial<BedrockConfig> = {}) =>
  takeTurn(
    bedrockModel({
      name: 'amazon.nova-lite-v1:0',
      region: 'eu-central-1',
      credentials: keys,
      baseUrl: server.url,
      ...config,
    }),
    'a reading lamp',
    { fallback },
  );

describe('credentials', () => {
  test('an access key signs the request', async () => {
    reply();
    await take();
    const [call] = server.calls;
    expect(call && signatureOf(call)).toBe(/Signature=(\w+)$/.exec(call?.headers.authorization ?? '')?.[1]);
  });

  test('those of a session send its token', async () => {
    reply();
    await take({ credentials: { ...keys, sessionToken: 'session' } });
    expect(server.calls[0]?.headers['x-amz-security-token']).toBe('session');
  });

  test('a bearer token is sent as it is', async () => {
    reply();
    await take({ credentials: { apiKey: 'emulated-key' } });
    expect(server.calls[0]?.headers.authorization).toBe('Bearer emulated-key');
  });
});

/** Signature Version 4, written down from docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html. */
function signatureOf({ path, headers, body }: ReceivedCall): string {
  const given = /Credential=AKIA\/(\d+)\/eu-central-1\/bedrock\/aws4_request, SignedHeaders=([^,]+)/;
  const [, date = '', signed = ''] = given.exec(headers.authorization ?? '') ?? [];
  const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
  const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
  // Every part of the path is encoded once more for the signature.
  const address = path.replace('POST ', '').split('/').map(encodeURIComponent).join('/');
  const lines = signed.split(';').map((name) => `${name}:${headers[name]}`);
  const request = ['POST', address, '', ...lines, '', signed, sha256(JSON.stringify(body))].join('\n');
  const scope = `${date}/eu-central-1/bedrock/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  const key = ['eu-central-1', 'bedrock', 'aws4_request'].reduce(hmac, hmac('AWS4secret', date));
  return hmac(key, toSign).toString('hex');
}

test('asks for no thoughts, which not every model knows', async () => {
  for (const name of ['amazon.nova-2-lite-v1:0', 'anthropic.claude-sonnet-4-5-20250929-v1:0']) {
    server.reset();
    reply();
    await take({ name });
    expect(server.calls[0]?.body).toMatchObject({ inferenceConfig: { maxTokens: 2400 } });
    expect(server.calls[0]?.body).not.toHaveProperty('additionalModelRequestFields');
  }
});

test('a thought goes back signed, before the call it led to', async () => {
  const thought = (reasoningContent: object) =>
    event('contentBlockDelta', { contentBlockIndex: 0, delta: { reasoningContent } });
  const lamps = { id: 'tooluse_1', name: 'search_products', args: { query: 'reading lamp' } };
  say(
    event('messageStart', { role: 'assistant' }),
    thought({ text: 'A lamp, ' }),
    thought({ text: 'then.' }),
    thought({ signature: 'c2ln' }),
    event('contentBlockStop', { contentBlockIndex: 0 }),
    ...callBlocks([lamps], 1),
    ...end('tool_use'),
  );
  reply();
  const turn = await take({ name: 'anthropic.claude-sonnet-4-5-20250929-v1:0' });
  expect(turn.finish.outcome).toBe('answered');
  const reasoningText = { text: 'A lamp, then.', signature: 'c2ln' };
  expect(JSON.stringify(server.calls[1]?.body)).toContain(
    JSON.stringify({ reasoningContent: { reasoningText } }),
  );
  expect(JSON.stringify(turn.parts)).not.toContain('A lamp, then');
});

describe('frames', () => {
  const frames = (
    bedrockWire.write({ kind: 'text', text: 'Which room is it for?' }).frames as Uint8Array[]
  ).map((frame) => Buffer.from(frame));

  test('are read across any cut of the connection’s packets', async () => {
    const bytes = Buffer.concat(frames);
    for (const size of [1, 3, 7, 64]) {
      say(
        ...Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
          bytes.subarray(at * size, (at + 1) * size),
        ),
      );
      expect((await take()).text).toBe('Which room is it for?');
    }
  });

  test('whose checksum is wrong break the stream', async () => {
    const wrong = frames.map((frame, at) =>
      at === 1 ? Buffer.from(frame.map((byte, i) => (i === 60 ? byte ^ 1 : byte))) : frame,
    );
    say(...wrong);
    const turn = await take();
    expect(turn.text).not.toContain('Which');
    expect(turn.finish.release.model).toBe('second:one');
  });
});

describe('an exception inside a stream blames', () => {
  test.each([
    ['throttlingException', 'rate-limit'],
    ['internalServerException', 'server-error'],
    ['serviceUnavailableException', 'server-error'],
    ['validationException', undefined],
  ])('%s', async (type, fault) => {
    say(event('messageStart', { role: 'assistant' }), exception(type, 'It broke.'));
    const turn = await take();
    expect(turn.record.faults).toEqual([{ model: 'm', fault: fault ?? 'broken' }]);
    expect(turn.finish.outcome).toBe(fault ? 'answered' : 'failed');
  });
});

test('a rejected signature is no reason to ask another model', async () => {
  server.enqueue(statusAnswer(403, 'The request signature we calculated does not match.'));
  const turn = await take();
  expect(turn.finish.outcome).toBe('failed');
  expect(turn.record.faults).toEqual([{ model: 'm', fault: 'rejected', status: 403 }]);
});
