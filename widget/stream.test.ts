import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StreamPart } from '../shared/chat.ts';
import type { ReceivedPart } from './guards.ts';
import { readStream } from './stream.ts';

const delta = (text: string): StreamPart => ({ type: 'text-delta', id: 't', delta: text });
const words = ['₹1.299', 'größer', '👩‍🦽 🛋️', 'लैंप', ' \n'];
const parts: StreamPart[] = [
  { type: 'text-start', id: 't' },
  ...words.map(delta),
  { type: 'text-end', id: 't' },
];

function body(...chunks: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });
}

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function read(...chunks: Uint8Array[]) {
  const seen: ReceivedPart[] = [];
  let beats = 0;
  const end = await readStream(body(...chunks), {
    onPart: (part) => seen.push(part),
    onBytes: () => {
      beats += 1;
    },
  });
  return { seen, beats, ...end };
}

/** One event over two data lines, a comment, and `data:` without its space, as a stream may have them. */
function wire(newline: string): string {
  const [first, second, ...rest] = parts.map((part) => JSON.stringify(part));
  const split = second?.replace('{"type"', '{\n"type"').split('\n') ?? [];
  const lines = [
    ': the other side is alive',
    '',
    `data:${first}`,
    '',
    ...split.map((line) => `data: ${line}`),
    '',
    ...rest.flatMap((frame) => ['event: message', `data: ${frame}`, 'id: 7', '']),
    'data: [DONE]',
    '',
    '',
  ];
  return lines.join(newline);
}

describe('the stream', () => {
  for (const [name, newline] of Object.entries({ LF: '\n', CRLF: '\r\n', CR: '\r' })) {
    it(`is the same wherever it is cut, with ${name}`, async () => {
      const bytes = bytesOf(wire(newline));
      for (let cut = 0; cut <= bytes.length; cut += 1) {
        const { seen, done } = await read(bytes.slice(0, cut), bytes.slice(cut));
        expect([cut, done, seen]).toEqual([cut, true, parts]);
      }
      const bytewise = await read(...Array.from(bytes, (byte) => Uint8Array.of(byte)));
      expect(bytewise.seen).toEqual(parts);
    });
  }

  it('is the same however it is chopped', async () => {
    const bytes = bytesOf(wire('\n'));
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length), { maxLength: 20 }), async (cuts) => {
        const at = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const chunks = at.slice(1).map((end, index) => bytes.slice(at[index], end));
        expect((await read(...chunks)).seen).toEqual(parts);
      }),
      { numRuns: 100 },
    );
  });

  it('hears comments as signs of life', async () => {
    const { seen, beats } = await read(bytesOf(':\n\n'), bytesOf(':\n\n'));
    expect([seen, beats]).toEqual([[], 2]);
  });

  it('ends undone when it is cut', async () => {
    const { seen, done } = await read(bytesOf(`data: ${JSON.stringify(delta('half'))}\n\ndata: {"type":"te`));
    expect([seen, done]).toEqual([[delta('half')], false]);
  });

  it('wants nothing after [DONE]', async () => {
    const { seen, done } = await read(
      bytesOf(`data: [DONE]\n\ndata: ${JSON.stringify(delta('late'))}\n\n`),
      bytesOf('data: {bad\n\n'),
    );
    expect([seen, done]).toEqual([[], true]);
  });

  it('drops and counts known parts that are malformed, and lets unknown ones be', async () => {
    const frames = [
      { type: 'text-delta', id: 't' },
      { type: 'data-products', id: 'p', data: { products: [{ sku: 'A' }] } },
      { type: 'tool-input-start', toolCallId: 'x' },
      { type: 'constructor' },
      delta('good'),
      null,
      'text',
    ];
    const text = frames.map((frame) => `data: ${JSON.stringify(frame)}\n\n`).join('');
    const { seen, dropped } = await read(bytesOf(text));
    expect([seen, dropped]).toEqual([[delta('good')], 2]);
  });

  it('throws on a frame that is not JSON, and lets go of the body', async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytesOf('data: {"type":\n\n')),
      cancel: () => {
        cancelled = true;
      },
    });
    await expect(readStream(stream, { onPart: () => {} })).rejects.toMatchObject({ kind: 'unreadable' });
    expect(cancelled).toBe(true);
  });
});
