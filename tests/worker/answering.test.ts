import { DefaultChatTransport, readUIMessageStream, type UIMessage } from 'ai';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Card } from '../../shared/card.ts';
import { type FinishMetadata, finishMetadataSchema } from '../../shared/chat.ts';
import { chatUrl, partsOf, send } from './shop.ts';

type Message = UIMessage<FinishMetadata, { products: { products: Card[] } }>;

/** The AI SDK's own client, as someone else's page would use it; it sends the history back as it received it. */
class StockClient {
  readonly messages: Message[] = [];
  readonly #transport = new DefaultChatTransport<Message>({
    api: chatUrl,
    fetch: async (input, init) => {
      const response = await send(new URL(String(input)).pathname, init as RequestInit);
      await partsOf(response.clone());
      return response;
    },
  });

  async ask(text: string): Promise<Message> {
    this.messages.push({ id: `u${this.messages.length}`, role: 'user', parts: [{ type: 'text', text }] });
    const stream = await this.#transport.sendMessages({
      trigger: 'submit-message',
      chatId: 'conversation',
      messageId: undefined,
      messages: this.messages,
      abortSignal: undefined,
    });
    let answer: Message | undefined;
    const whole = readUIMessageStream<Message>({ stream, terminateOnError: true });
    for await (const message of whole) answer = message;
    if (!answer) throw new Error('no answer');
    this.messages.push(answer);
    return answer;
  }
}

function cardsOf(message: Message): Card[] {
  return message.parts.flatMap((part) => (part.type === 'data-products' ? part.data.products : []));
}

function textOf(message: Message): string {
  return message.parts.flatMap((part) => (part.type === 'text' ? part.text : [])).join('');
}

function sourcesOf(message: Message) {
  return message.parts.filter((part) => part.type === 'source-url');
}

describe('the three questions of the demo, asked in one conversation by a stock client', () => {
  const client = new StockClient();
  let lamps: Message;
  let height: Message;
  let returns: Message;

  beforeAll(async () => {
    lamps = await client.ask('a warm reading lamp under $80');
    height = await client.ask('how tall is the second one?');
    returns = await client.ask('can I return it?');
  });

  test('every card of "under $80" costs at most $80, in dollars', () => {
    const cards = cardsOf(lamps);
    expect(cards.length).toBeGreaterThan(1);
    for (const { price } of cards) {
      expect(price?.currency).toBe('USD');
      expect(price?.amount).toBeLessThanOrEqual(8000);
    }
  });

  test('the cards are reading lamps, with addresses of the shop', () => {
    for (const card of cardsOf(lamps)) {
      expect(card.title).toMatch(/lamp/i);
      expect(card.url).toMatch(/^http:\/\/shop\.test\/products\//);
    }
  });

  test('the answer names the products whose cards it shows, in the same order', () => {
    const at = cardsOf(lamps).map((card) => textOf(lamps).indexOf(card.title));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  test('"the second one" is the second card, and its height stands in centimetres and inches', () => {
    const second = cardsOf(lamps)[1];
    expect(cardsOf(height).map((card) => card.sku)).toEqual([second?.sku]);
    const stated = cardsOf(height)[0]?.facts.find((fact) => fact.label === 'Height')?.value;
    expect(stated).toMatch(/^\d+(?:\.\d)? cm \(\d+(?:\.\d)? in\)$/);
    expect(textOf(height)).toContain(second?.title);
    expect(textOf(height)).toContain(stated);
  });

  test('"can I return it?" cites a section of the returns policy word for word', () => {
    const [source] = sourcesOf(returns);
    expect(source?.url).toMatch(/^http:\/\/shop\.test\/policies\/returns#/);
    expect(source?.title).toMatch(/^Returns > /);
    const passage = source?.providerMetadata?.shop?.passage;
    const [sentence = ''] = textOf(returns).split(/(?<=\.) /);
    expect(sentence.length).toBeGreaterThan(20);
    expect(String(passage).replaceAll('\n', ' ')).toContain(sentence);
  });

  test('"it" is still the lamp that was asked about last', () => {
    expect(cardsOf(returns).map((card) => card.sku)).toEqual([cardsOf(height)[0]?.sku]);
  });

  test('each message ends up with the outcome, the usage, the trace and the release in its metadata', () => {
    for (const message of [lamps, height, returns]) {
      const metadata = finishMetadataSchema.parse(message.metadata);
      expect(metadata.outcome).toBe('answered');
      expect(metadata.usage.modelCalls).toBe(2);
      expect(metadata.trace.map((step) => step.status)).not.toContain('running');
      expect(metadata.trace.map((step) => step.stage)).toContain('tool');
    }
  });

  test('the message of a client holds no part that a stock client could not read', () => {
    const kinds = new Set(client.messages.flatMap((message) => message.parts.map((part) => part.type)));
    expect([...kinds].sort()).toEqual(['data-notice', 'data-products', 'source-url', 'text']);
  });
});
