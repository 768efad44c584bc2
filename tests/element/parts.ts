import type { Card } from '../../shared/card.ts';
import type { FinishMetadata, Outcome, StreamPart } from '../../shared/chat.ts';

/** Parts a worker would send. */

export const release = {
  commit: 'abcdef123456',
  prompt: 'p',
  policies: 'p',
  catalogue: 'c',
  model: 'offline',
  gate: 'g',
};

export const start = (messageId = 'm1'): StreamPart => ({
  type: 'start',
  messageId,
  messageMetadata: { turn: 't', release },
});

export const text = (words: string, id = 'text'): StreamPart[] => [
  { type: 'text-start', id },
  { type: 'text-delta', id, delta: words },
  { type: 'text-end', id },
];

export const finish = (outcome: Outcome = 'answered', more: Partial<FinishMetadata> = {}): StreamPart => ({
  type: 'finish',
  finishReason: outcome === 'failed' ? 'error' : 'stop',
  messageMetadata: {
    turn: 't',
    release,
    outcome,
    usage: { modelCalls: 1 },
    ms: 12,
    trace: [],
    ...more,
  },
});

export const card = (sku: string, more: Partial<Card> = {}): Card => ({
  sku,
  title: `Lamp ${sku}`,
  url: `https://shop.example/${sku}`,
  options: {},
  price: { amount: 5900, currency: 'USD' },
  stock: { state: 'in-stock' },
  badges: [],
  facts: [],
  notStated: [],
  provenance: { source: 'catalogue', asOf: '2026-11-30T18:40:00Z' },
  ...more,
});

export const products = (...cards: Card[]): StreamPart => ({
  type: 'data-products',
  id: 'products',
  data: { products: cards },
});

export const source = (number: number, passage = `Passage ${number}`): StreamPart => ({
  type: 'source-url',
  sourceId: `${number}`,
  url: `https://shop.example/policies/${number}`,
  title: `Policy ${number}`,
  providerMetadata: { shop: { section: 'Section', passage } },
});

export const answer = (words: string): StreamPart[] => [start(), ...text(words), finish()];
