import { describe, expect, it } from 'vitest';
import type { FinishMetadata, StreamPart } from '../shared/chat.ts';
import type { ReceivedPart } from './guards.ts';
import { emptyReply, type Message, withState } from './messages.ts';
import { reduce, restarted } from './reduce.ts';

const release = { commit: 'c', prompt: 'p', policies: 'p', catalogue: 'c', model: 'm', gate: 'g' };
const metadata: FinishMetadata = {
  turn: 't',
  release,
  outcome: 'answered',
  usage: { modelCalls: 1 },
  ms: 5,
  trace: [{ id: '1', stage: 'model', status: 'done', ms: 5 }],
};
const finish = (outcome: FinishMetadata['outcome']): StreamPart => ({
  type: 'finish',
  finishReason: 'stop',
  messageMetadata: { ...metadata, outcome },
});
const text = (id: string, ...deltas: string[]): StreamPart[] => [
  { type: 'text-start', id },
  ...deltas.map((delta): StreamPart => ({ type: 'text-delta', id, delta })),
  { type: 'text-end', id },
];
const all = (...parts: ReceivedPart[]): Message => parts.reduce(reduce, emptyReply('t', 0));
const textsOf = (message: Message) =>
  message.parts.map((part) => (part.type === 'text' ? `${part.text}/${part.state}` : part.type));

describe('a reply', () => {
  it('takes its name from the worker', () => {
    expect(all({ type: 'start', messageId: 'm1', messageMetadata: { turn: 't', release } }).id).toBe('m1');
  });

  it('keeps its own name where the server gives none', () => {
    expect(all({ type: 'start' }).id).toBe(emptyReply('t', 0).id);
  });

  it('ends well with a server that says nothing of itself, and keeps the steps it heard of', () => {
    const step = { id: '1', stage: 'tool', status: 'done' } as const;
    const heard: StreamPart = { type: 'data-trace', id: '1', transient: true, data: step };
    for (const messageMetadata of [undefined, null, { totalTokens: 9 }, { outcome: 'failed' }]) {
      const message = all({ type: 'start' }, ...text('a', 'x'), heard, { type: 'finish', messageMetadata });
      expect(message.metadata).toMatchObject({ state: 'done', trace: [step] });
      expect(message.metadata).not.toHaveProperty('finish');
      expect(textsOf(message)).toEqual(['x/done']);
    }
  });

  it.each([
    ['failed', { type: 'error', errorText: 'Sorry' } as const],
    ['unfinished', { type: 'abort' } as const],
  ])('stays %s when a server finishes without a word', (state, part) => {
    expect(all(part, { type: 'finish' }).metadata.state).toBe(state);
  });

  it('grows by deltas, each into its own text', () => {
    const message = all(
      { type: 'text-start', id: 'a' },
      { type: 'text-start', id: 'b' },
      { type: 'text-delta', id: 'a', delta: '1' },
      { type: 'text-delta', id: 'b', delta: '2' },
      { type: 'text-delta', id: 'a', delta: '3' },
      { type: 'text-end', id: 'a' },
    );
    expect(textsOf(message)).toEqual(['13/done', '2/streaming']);
  });

  it('keeps the text of an earlier step whose id comes again', () => {
    expect(textsOf(all(...text('0', 'first'), ...text('0', 'second')))).toEqual([
      'first/done',
      'second/done',
    ]);
  });

  it('loses no delta whose text did not start', () => {
    expect(textsOf(all({ type: 'text-delta', id: 'x', delta: 'lost?' }))).toEqual(['lost?/streaming']);
  });

  it('keeps the order in which parts came, and replaces one sent again', () => {
    const products: StreamPart = { type: 'data-products', id: 'p', data: { products: [] } };
    const notice = (words: string): StreamPart => ({
      type: 'data-notice',
      id: 'n',
      data: { reason: 'offline-model', text: words },
    });
    const message = all(notice('old'), ...text('a', 'x'), products, notice('new'));
    expect(textsOf(message)).toEqual(['data-notice', 'x/done', 'data-products']);
    expect(message.parts[0]).toMatchObject({ data: { text: 'new' } });
  });

  it('follows a step from running to done by its id', () => {
    const step = (status: 'running' | 'done'): StreamPart => ({
      type: 'data-trace',
      id: '1',
      transient: true,
      data: { id: '1', stage: 'tool', status },
    });
    expect(all(step('running'), step('done')).metadata.trace).toEqual([
      { id: '1', stage: 'tool', status: 'done' },
    ]);
  });

  it('ends done, with what the worker said of it', () => {
    const { state, trace, finish: said } = all(...text('a', 'x'), finish('answered')).metadata;
    expect([state, trace, said]).toEqual([
      'done',
      metadata.trace,
      expect.objectContaining({ release, ms: 5 }),
    ]);
    expect(said).not.toHaveProperty('trace');
  });

  it.each([
    ['failed', [finish('failed')]],
    ['failed', [{ type: 'error', errorText: 'Sorry' } as const, finish('failed')]],
    ['unfinished', [{ type: 'abort' } as const]],
    ['unfinished', [finish('aborted')]],
    ['done', [finish('gave-up')]],
  ] satisfies [string, StreamPart[]][])('ends %s', (state, parts) => {
    expect(all(...parts).metadata.state).toBe(state);
  });

  it('keeps the reason of an error through the finish', () => {
    expect(all({ type: 'error', errorText: 'Sorry' }, finish('failed')).metadata.error).toBe('Sorry');
  });

  it('starts again in its place with nothing of the old answer', () => {
    const old = withState(all(...text('a', 'half')), 'failed', 'Sorry');
    expect(restarted(old)).toEqual({ ...emptyReply('t', 0), id: old.id });
  });
});
