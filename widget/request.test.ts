import { describe, expect, it } from 'vitest';
import type { Card } from '../shared/card.ts';
import { chatRequestSchema } from '../shared/chat.ts';
import { emptyReply, type Message, type MessagePart, userMessage, withState } from './messages.ts';
import { pageOf, requestBody } from './request.ts';

const page = { url: 'https://shop.example/lamps', locale: 'en-US' };
const user = (id: string, text = 'hello') => userMessage(id, text, 0);
const reply = (turn: string, ...parts: MessagePart[]): Message => ({
  ...withState(emptyReply(turn, 0), 'done'),
  parts,
});
const text = (words: string): MessagePart => ({ type: 'text', id: 't', text: words, state: 'done' });

describe('the request', () => {
  it('is one the worker reads, with the newest user message last', () => {
    const body = requestBody({ id: 'c', messages: [user('u1'), reply('u1', text('hi')), user('u2')], page });
    expect(chatRequestSchema.safeParse(JSON.parse(JSON.stringify(body))).success).toBe(true);
    expect(body).toEqual({
      id: 'c',
      trigger: 'submit-message',
      page,
      messages: [
        { id: 'u1', role: 'user', parts: [{ type: 'text', text: 'hello' }] },
        { id: 'reply-u1', role: 'assistant', parts: [{ type: 'text', text: 'hi' }] },
        { id: 'u2', role: 'user', parts: [{ type: 'text', text: 'hello' }] },
      ],
    });
  });

  it('sends of products only their SKUs, and nothing of sources, notices and metadata', () => {
    const products = [{ sku: 'A-1', title: 'secret' }] as unknown as Card[];
    const body = requestBody({
      id: 'c',
      messages: [
        reply(
          'u0',
          { type: 'data-products', id: 'p', data: { products } },
          { type: 'data-notice', id: 'n', data: { reason: 'offline-model', text: 'secret' } },
        ),
        user('u1'),
      ],
      page,
    });
    expect(body.messages[0]?.parts).toEqual([
      { type: 'data-products', id: 'p', data: { products: [{ sku: 'A-1' }] } },
    ]);
    expect(JSON.stringify(body)).not.toContain('secret');
  });

  it('lets a button speak with the message it sent, and not again later', () => {
    const action = { kind: 'refine', remove: 'under $80' } as const;
    const asked = userMessage('u1', 'Without under $80', 0, action);
    const body = requestBody({ id: 'c', messages: [user('u0'), asked], page });
    expect(chatRequestSchema.safeParse(JSON.parse(JSON.stringify(body))).success).toBe(true);
    expect(body.messages.at(-1)?.parts).toEqual([
      { type: 'text', text: 'Without under $80' },
      { type: 'data-action', data: { kind: 'refine', remove: 'under $80' } },
    ]);
    const later = requestBody({ id: 'c', messages: [asked, reply('u1', text('ok')), user('u2')], page });
    expect(later.messages[0]?.parts).toEqual([{ type: 'text', text: 'Without under $80' }]);
  });

  it('sends the newest twenty messages and no empty ones', () => {
    const messages = Array.from({ length: 30 }, (_, index) => user(`u${index}`));
    const sent = requestBody({ id: 'c', messages, page }).messages;
    expect([sent.length, sent[0]?.id, sent.at(-1)?.id]).toEqual([20, 'u10', 'u29']);
    expect(requestBody({ id: 'c', messages: [reply('u0'), user('u1')], page }).messages).toHaveLength(1);
  });

  it('says what it retries', () => {
    const body = requestBody({ id: 'c', messages: [user('u1')], replaces: 'm1', page });
    expect(body).toMatchObject({ trigger: 'regenerate-message', messageId: 'm1' });
    expect(body.messages.at(-1)?.id).toBe('u1');
  });

  it('tells the page without what its address may give away', () => {
    expect(pageOf('https://shop.example/p/1?email=a@b.c#token', 'de')).toEqual({
      url: 'https://shop.example/p/1',
      locale: 'de',
    });
    expect(pageOf('about:srcdoc', 'de')).toEqual({ locale: 'de' });
  });
});
