import { describe, expect, it } from 'vitest';
import { historyOf } from './history.ts';
import { emptyReply, type Message, userMessage, withState } from './messages.ts';
import { restore } from './restore.ts';

const now = Date.parse('2026-11-30T12:00:00Z');
const day = 24 * 60 * 60 * 1000;
const user = (id: string, at = now) => userMessage(id, `text of ${id}`, at);
const saved = (messages: unknown[], more: object = {}) => ({
  version: 1,
  id: 'c',
  draft: '',
  messages,
  ...more,
});

describe('history', () => {
  // Node has no IndexedDB: this is the browser that refuses storage.
  it('is kept in memory where there is no storage', async () => {
    const history = historyOf('https://a.example/api/chat');
    const messages = [userMessage('u1', 'hi', Date.now())];
    await history.save({ id: 'c', messages, draft: 'half a' });
    expect(await history.load()).toEqual({ id: 'c', messages, draft: 'half a' });
    expect(await historyOf('https://b.example/api/chat').load()).toBeUndefined();
    await history.forget();
    expect(await history.load()).toBeUndefined();
  });

  it('comes back as it was', () => {
    const messages: Message[] = [user('u1'), withState(emptyReply('u1', now), 'failed', 'Sorry')];
    expect(restore(structuredClone(saved(messages)), now)?.messages).toEqual(messages);
  });

  it('brings back what a button said, and nothing that only looks like it', () => {
    const action = { kind: 'refine', remove: 'under $80' } as const;
    const message = userMessage('u1', 'Without under $80', now, action);
    expect(restore(structuredClone(saved([message])), now)?.messages).toEqual([message]);
    const parts = [{ type: 'data-action', data: { kind: 'consent', remove: 'x' } }, { type: 'data-action' }];
    expect(restore(saved([{ ...message, parts }]), now)?.messages[0]?.parts).toEqual([]);
  });

  it('brings back what the worker said at the end, where that is whole', () => {
    const finish = { outcome: 'answered', ms: 3, release: { commit: 'c', model: 'm' } };
    const trace = [{ id: '1', stage: 'model', status: 'done' }];
    const reply = emptyReply('u1', now);
    const restored = (metadata: object) =>
      restore(saved([{ ...reply, metadata: { ...reply.metadata, ...metadata } }]), now)?.messages[0]
        ?.metadata;
    expect(restored({ finish, trace })).toMatchObject({ finish, trace });
    expect(restored({ finish: { ...finish, ms: 'x' }, trace })).toMatchObject({ trace: [] });
    expect(restored({ finish: { ...finish, ms: 'x' }, trace })).not.toHaveProperty('finish');
  });

  it('marks a reply that was running as cut off', () => {
    const [reply] = restore(saved([emptyReply('u1', now)]), now)?.messages ?? [];
    expect(reply?.metadata.state).toBe('unfinished');
  });

  it('keeps the newest 200 messages of 30 days', () => {
    const many = Array.from({ length: 250 }, (_, index) => user(`u${index}`));
    const kept = restore(saved(many), now)?.messages ?? [];
    expect([kept.length, kept[0]?.id]).toEqual([200, 'u50']);
    const old = [user('old', now - 31 * day), user('new', now - 29 * day)];
    expect(restore(saved(old), now)?.messages.map(({ id }) => id)).toEqual(['new']);
  });

  it('reads nothing of another version or of no sense', () => {
    for (const value of [undefined, null, 3, [], {}, saved([user('u')], { version: 2 }), { version: 1 }]) {
      expect(restore(value, now)).toBeUndefined();
    }
  });

  it('leaves out what is no message, and parts that are none', () => {
    const forged = {
      ...user('u2'),
      parts: [{ type: 'data-products', id: 'p', data: { products: [{ url: 'javascript:alert(1)' }] } }, 7],
    };
    const strange = [null, { id: 'x' }, { ...user('u3'), role: 'system' }, { ...user('u4'), metadata: {} }];
    const messages = restore(saved([forged, ...strange, user('u5')]), now)?.messages ?? [];
    expect(messages.map(({ id, parts }) => [id, parts.length])).toEqual([
      ['u2', 0],
      ['u5', 1],
    ]);
  });
});
