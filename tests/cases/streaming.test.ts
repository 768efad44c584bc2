import { createGoogle } from '@ai-sdk/google';
import { describe, expect, test } from 'vitest';
import type { Products } from '../../worker/ports/products.ts';
import {
  answer,
  calling,
  callPart,
  finish,
  scriptedModel,
  searching,
  text,
} from '../fixtures/scripted-model.ts';
import { testIndex } from '../fixtures/shop.ts';
import { answered, said, takeTurn } from '../fixtures/turn.ts';

/**
 * Ways in which streams of other assistants were seen to garble, cut or waste an answer, between the model and the
 * worker. What happens between the worker and the page is tested in widget/stream.test.ts and tests/element.
 */

describe('letters of several bytes break where the model’s stream is cut', () => {
  const words = 'Größer is “groesser”: ₹, é, 🛋️ and लैंप, क्‍ष.';
  const bytes = new TextEncoder().encode(
    ['Here you are. ', words]
      .map((piece, at) => ({
        candidates: [
          { content: { role: 'model', parts: [{ text: piece }] }, ...(at === 1 && { finishReason: 'STOP' }) },
        ],
      }))
      .map((frame) => `data: ${JSON.stringify(frame)}\r\n\r\n`)
      .join(''),
  );

  /** Gemini's wire format, whose bytes arrive in these chunks. */
  async function textOf(...chunks: Uint8Array[]): Promise<string> {
    const body = new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    });
    const headers = { 'content-type': 'text/event-stream' };
    const google = createGoogle({ apiKey: 'key', fetch: async () => new Response(body, { headers }) });
    return (await takeTurn(google('gemini-3-flash-preview'), 'hello')).text;
  }

  test('at any one place', async () => {
    const whole = await textOf(bytes);
    expect(whole).toContain('Here you are.');
    expect(whole).not.toContain('\uFFFD');
    for (let cut = 1; cut < bytes.length; cut += 1)
      expect([cut, await textOf(bytes.slice(0, cut), bytes.slice(cut))]).toEqual([cut, whole]);
  });

  test('and behind each byte', async () => {
    const bytewise = await textOf(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
    expect(bytewise).toBe(await textOf(bytes));
  });
});

describe('a stream that stops without an end passes for a whole answer', () => {
  test.each([
    [
      'after forty characters',
      text('Here is one that may suit you. And the o'),
      'Here is one that may suit you.',
    ],
    ['in the middle of its first sentence', text('Here is on'), ''],
    ['before it said anything', [], ''],
    ['behind a look-up it asked for', [callPart('search_products', { query: 'lamp' })], ''],
  ])('%s', async (_, broken, kept) => {
    const turn = await takeTurn(scriptedModel(searching, broken), 'a reading lamp');
    expect(turn.text.trim()).toBe(kept);
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.parts).toContainEqual({ type: 'error', errorText: expect.stringContaining('try again') });
    expect(turn.parts.filter(({ type }) => type === 'text-end').length).toBe(kept === '' ? 0 : 1);
  });
});

describe('Stop stops what is read, and not what is bought', () => {
  const index = testIndex();

  test('while a look-up runs: it is told, and no model is asked about what it gives', async () => {
    const leave = new AbortController();
    const products: Products = {
      byName: (names) => index.byName(names),
      provenance: () => index.provenance(),
      bySku: async (skus) => {
        leave.abort();
        return index.bySku(skus);
      },
    };
    const model = scriptedModel(searching, answer('Here you are.'));
    const turn = await takeTurn(model, 'a reading lamp', { products, signal: leave.signal });
    expect(model.calls).toHaveLength(1);
    expect(turn.finish.outcome).toBe('aborted');
    expect(turn.text).toBe('');
  });

  test('behind the first sentence: the model’s stream is let go, and read no further', async () => {
    const leave = new AbortController();
    let read = 0;
    let letGo = false;
    async function* endless() {
      try {
        yield { type: 'text-start' as const, id: 't' };
        for (;;) {
          read += 1;
          if (read === 3) leave.abort();
          yield { type: 'text-delta' as const, id: 't', delta: 'It is a fine lamp. ' };
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      } finally {
        letGo = true;
      }
    }
    const model = scriptedModel(searching, endless);
    const turn = await takeTurn(model, 'a reading lamp', { signal: leave.signal });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect([turn.finish.outcome, letGo, model.calls.length]).toEqual(['aborted', true, 2]);
    expect(read).toBeLessThanOrEqual(5);
    expect(model.calls[1]?.abortSignal?.aborted).toBe(true);
  });
});

describe('a model that only thought leaves an empty bubble', () => {
  test.each(['length', 'stop', 'other'] as const)(
    'before it asked for anything (%s): code looks the wish up, and shows what is there',
    async (reason) => {
      const model = scriptedModel([finish(reason)]);
      const turn = await takeTurn(model, 'a reading lamp under $80');
      expect(model.calls).toHaveLength(1);
      expect(turn.finish.outcome).toBe('answered');
      expect(turn.text).toBe('Here is what I found.');
      expect(turn.titles.toSorted()).toEqual([
        'Aster Reading Lamp',
        'Birch Reading Lamp',
        'Cove Reading Lamp',
      ]);
    },
  );

  test('about something on the screen: that is shown', async () => {
    const found = await takeTurn(scriptedModel(searching, answer('Here you are.')), 'a reading lamp');
    const history = [said('a reading lamp'), answered(found), said('how tall is the second one?')];
    const turn = await takeTurn(scriptedModel([finish('length')]), history);
    expect(turn.titles).toEqual([found.titles[1]]);
  });

  test.each(['can I return a lamp?', 'how are you today?', 'where is my order?'])(
    'where no product is sought, it is said that there is no answer: %j',
    async (message) => {
      const turn = await takeTurn(scriptedModel([finish('length')]), message);
      expect(turn.finish.outcome).toBe('failed');
      expect(turn.titles).toEqual([]);
      expect(JSON.stringify(turn.parts)).toContain('help@shop.test');
    },
  );

  test('behind a look-up that found nothing, too', async () => {
    const model = scriptedModel(calling('search_products', { query: 'winter coat' }), [finish('length')]);
    expect((await takeTurn(model, 'a winter coat')).finish.outcome).toBe('failed');
  });
});
