import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider';
import fc from 'fast-check';
import * as z from 'zod';
import { detailsViewSchema, type ProductView, policyViewSchema } from '../../worker/domain/views.ts';
import { answer, callPart, finish, streamOf } from '../fixtures/scripted-model.ts';

/** What a shopper asks, and what an honest model looks up for it. */
export interface Question {
  readonly message: string;
  readonly calls: readonly (readonly [tool: string, input: unknown])[];
}

export const questions: readonly Question[] = [
  { message: 'Hello', calls: [] },
  { message: 'hi there, how are you?', calls: [] },
  { message: 'what can you do?', calls: [] },
  { message: 'a warm reading lamp under $80', calls: [['search_products', { query: 'reading lamp' }]] },
  { message: 'a sofa for my living room', calls: [['search_products', { query: 'sofa' }]] },
  {
    message: 'how tall are the Aster and the Birch reading lamp?',
    calls: [['get_product_details', { skus: ['T-ASTER', 'T-BIRCH'] }]],
  },
  {
    message: 'what does the Harbor Sofa cost?',
    calls: [['get_product_details', { skus: ['T-HARBOR-SAGE', 'T-HARBOR-RUST'] }]],
  },
  { message: 'can I return a lamp?', calls: [['search_store_policies', { question: 'return window' }]] },
  {
    message: 'a reading lamp, and what does a parcel cost?',
    calls: [
      ['search_products', { query: 'reading lamp' }],
      ['search_store_policies', { question: 'parcel delivery cost' }],
    ],
  },
];

export interface HonestModel extends LanguageModelV4 {
  /** Every sentence it wrote. */
  readonly wrote: string[];
}

/** One of so many, the same for the same seed. */
export type Choose = (count: number) => number;

/** Looks up what the question needs, and then says only what the results say, in one of several ways. */
export function honestModel({ calls }: Question, pick: Choose): HonestModel {
  const wrote: string[] = [];
  return {
    specificationVersion: 'v4',
    provider: 'adversary',
    modelId: 'honest',
    supportedUrls: {},
    wrote,
    doGenerate: () => Promise.reject(new Error('not used')),
    async doStream({ prompt }) {
      const results = resultsIn(prompt);
      if (results.length < calls.length) {
        const parts = calls.map(([name, input], at) => callPart(name, input, `call-${at}`));
        return { stream: streamOf([...parts, finish('tool-calls')]) };
      }
      const sayings = [...chat, ...(calls.length === 0 ? withoutLookUp : []), ...results.flatMap(sayable)];
      const count = 1 + pick(5);
      for (let at = 0; at < count; at += 1) wrote.push(sayings[pick(sayings.length)] ?? 'I found nothing.');
      return { stream: streamOf(answer(wrote.join(pick(2) === 0 ? ' ' : '\n\n'))) };
    },
  };
}

function resultsIn(prompt: LanguageModelV4CallOptions['prompt']): unknown[] {
  return prompt.flatMap((message) =>
    message.role === 'tool'
      ? message.content.flatMap((part) =>
          part.type === 'tool-result' && part.output.type === 'json' ? [part.output.value] : [],
        )
      : [],
  );
}

const listSchema = z.object({ products: detailsViewSchema.shape.products });

/** Every true sentence this model knows to make of a result. */
function sayable(view: unknown): string[] {
  const found = listSchema.safeParse(view);
  const policies = policyViewSchema.safeParse(view);
  return [
    ...(found.success
      ? found.data.products.flatMap((product, at, all) => ofProduct(product, all[at + 1]))
      : []),
    ...(policies.success
      ? policies.data.sections.flatMap(({ id, text }) => [
          text,
          `${text.split(/(?<=\.) /u)[0]} [policy:${id}]`,
        ])
      : []),
  ];
}

const chat = [
  'Here is what I found.',
  'I hope one of these suits you!',
  'Would you like to hear more about one of them?',
  'Nothing is in your cart until you tap the button.',
  'I cannot change an order, but a person at help@shop.test can.',
];

/** What is said before anything is looked up. */
const withoutLookUp = [
  'Hello! How can I help you today?',
  'Hello, and welcome to Test Shop.',
  'Good morning, and thank you for asking!',
  'I can help with products, delivery, returns and care.',
  'Ask me about delivery or returns if you like.',
  'I can look up products, compare them, and answer questions about shipping, returns and the warranty.',
  'Tell me what you are looking for, and I will look it up.',
  'What kind of thing are you looking for?',
  'I am the automated assistant of this shop, not a person.',
  'Feel free to ask me about our return policy!',
];

function ofProduct(product: ProductView, next: ProductView | undefined): string[] {
  const { title, price, stock, facts, notStated, listPrice } = product;
  const isPriced = price !== 'price on request';
  return [
    `The ${title} is ${stock}.`,
    `The ${title} might be just right for you.`,
    ...(isPriced ? priced(product) : [`The price of the ${title} is on request.`]),
    ...(isPriced && next && next.price !== 'price on request'
      ? [`The ${title} costs ${price}, and the ${next.title} costs ${next.price}.`]
      : []),
    ...(listPrice === undefined ? [] : [`The ${title} is reduced from ${listPrice} to ${price}.`]),
    ...facts.map(({ label, value }) => `${label} of the ${title}: ${value}.`),
    ...notStated.map((label) => `The shop does not state the ${label.toLowerCase()} of the ${title}.`),
  ];
}

function priced({ title, price, stock }: ProductView): string[] {
  return [
    `The ${title} costs ${price}.`,
    `At ${price}, the ${title} is a good choice.`,
    `- **${title}**: ${price}, ${stock}\n`,
    `| Product | Price |\n|---|---|\n| ${title} | ${price} |\n`,
    `You can have the *${title}* for ${price.replace(/\.00$/u, '')}, and it is ${stock}.`,
  ];
}

/** Choices that fast-check can make smaller and repeat. */
export const picks: fc.Arbitrary<() => Choose> = fc
  .array(fc.nat(10_000), { minLength: 12, maxLength: 12 })
  .map((numbers) => () => {
    let at = 0;
    return (count) => {
      at += 1;
      return (numbers[at % numbers.length] ?? 0) % count;
    };
  });
