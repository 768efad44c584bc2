import { describe, expect, test } from 'vitest';
import type { StreamPart } from '../../shared/chat.ts';
import { type Product, productSchema } from '../../shared/product.ts';
import { answer, calling, scriptedModel } from '../../tests/fixtures/scripted-model.ts';
import { testIndex } from '../../tests/fixtures/shop.ts';
import { answered, said, type TakenTurn, takeTurn } from '../../tests/fixtures/turn.ts';
import { OfflineModel } from '../adapters/offline-model/index.ts';
import type { Deps } from './stages.ts';

const headphone = (name: string, more: Record<string, unknown>): Product =>
  productSchema.parse({
    id: name.toLowerCase(),
    title: `${name} Headphones`,
    url: `/products/${name.toLowerCase()}`,
    type: 'headphones',
    category: 'Sound',
    description: '',
    variants: [
      {
        sku: `H-${name.toUpperCase()}`,
        price: { amount: 9900, currency: 'USD' },
        stock: { state: 'in-stock' },
      },
    ],
    ...more,
  });
const index = testIndex([
  headphone('Alba', { facts: { battery: '20 hours' }, weight: 310 }),
  headphone('Brio', { facts: { battery: '35 hours' }, weight: 250 }),
  headphone('Cadenza', { weight: 250 }),
  headphone('Duet', {}),
]);
const sound: Partial<Deps> = { retrieval: index, products: index };

/** A conversation of the shopper's messages, each answered before the next. */
async function talk(messages: readonly string[], deps: Partial<Deps> = {}): Promise<TakenTurn[]> {
  const history: Parameters<typeof takeTurn>[1] & object = [];
  const turns: TakenTurn[] = [];
  for (const message of messages) {
    history.push(said(message));
    const turn = await takeTurn(new OfflineModel(), [...history], { offline: true, ...deps });
    turns.push(turn);
    // A client does not send a question of ours back.
    if (turn.finish.outcome !== 'clarified') history.push(answered(turn));
  }
  return turns;
}

const toolsOf = (turn?: TakenTurn) => turn?.finish.trace.flatMap((step) => step.tool ?? []);
const question = (turn?: TakenTurn) =>
  turn?.parts.find(
    (part): part is Extract<StreamPart, { type: 'data-clarification' }> => part.type === 'data-clarification',
  )?.data;

describe('con-01: products A to C are shown', () => {
  const first = 'headphones with a long battery life';
  const shown = async () => (await talk([first], sound))[0]?.titles ?? [];

  test('"which lasts longest on a charge?" compares them, and searches for nothing', async () => {
    const [, compared] = await talk([first, 'which lasts longest on a charge?'], sound);
    expect(toolsOf(compared)).toEqual(['get_product_details']);
    expect(compared?.text).toBe(
      'Of these, the Brio Headphones is the longest-lasting: 35 hours. The Alba Headphones: 20 hours. ' +
        'The shop does not state the battery life of the Cadenza Headphones and the Duet Headphones.',
    );
    expect(compared?.record.sentencesWithheld).toBe(0);
  });

  test('its cards keep their places, so that "the second one" is still the second', async () => {
    const titles = await shown();
    const [, compared, second] = await talk(
      [first, 'which lasts longest on a charge?', 'tell me more about the second one'],
      sound,
    );
    expect(compared?.titles).toEqual(titles);
    expect(second?.titles).toEqual(titles.slice(1, 2));
  });

  test('a tie is said to be one, and of what is silent that it is', async () => {
    const [, compared] = await talk([first, 'which is the lightest?'], sound);
    expect(compared?.text).toMatch(
      /^Of these, the \w+ Headphones and the \w+ Headphones are equally lightest: 250 g/,
    );
    expect(compared?.text).toContain('The Alba Headphones: 310 g (10.9 oz).');
    expect(compared?.text).toContain('does not state the weight of the Duet Headphones.');
    expect(compared?.record.sentencesWithheld).toBe(0);
  });

  test('a language model is told which products are meant', async () => {
    const model = scriptedModel(
      calling('get_product_details', { skus: ['H-BRIO'] }),
      answer('The Brio Headphones.'),
    );
    const [found] = await talk([first], sound);
    const history = [said(first), answered(found as TakenTurn), said('which lasts longest on a charge?')];
    await takeTurn(model, history, sound);
    const part = model.calls[0]?.prompt[1]?.content[0];
    const data = JSON.parse(typeof part === 'object' && part.type === 'text' ? part.text : '{}');
    const skus = data.shown.map(({ sku }: { sku: string }) => sku);
    expect(skus).toHaveLength(4);
    expect(data.references).toEqual([{ words: 'which lasts', skus }]);
  });
});

describe('words that point at what was shown', () => {
  const first = 'a reading lamp under $80';
  const shown = ['Aster Reading Lamp', 'Birch Reading Lamp', 'Cove Reading Lamp'];
  const told = async (...messages: string[]) => (await talk([first, ...messages])).at(-1);

  test.each([
    ['tell me about the cheaper one', ['Cove Reading Lamp']],
    ['what about the one under $60?', ['Cove Reading Lamp']],
    ['is the Birch in stock?', ['Birch Reading Lamp']],
    ['the most expensive one', ['Birch Reading Lamp']],
    ['the tallest one', ['Birch Reading Lamp']],
    ['how tall are those?', shown],
  ])('%j', async (message, titles) => {
    const turn = await told(message);
    expect(turn?.titles.toSorted()).toEqual(titles);
    expect(toolsOf(turn)).toEqual(['get_product_details']);
    expect(turn?.record.sentencesWithheld).toBe(0);
  });

  test('a list is found any turn back, where the newest does not fit', async () => {
    const turns = await talk([first, 'a sofa', 'can I return it?', 'how tall is the Aster?']);
    expect(turns[1]?.titles).toContain('Harbor Sofa');
    expect(turns[3]?.titles).toEqual(['Aster Reading Lamp']);
    expect(turns[3]?.text).toContain('45 cm (17.7 in)');
  });

  test('prices are those of today, whatever the history says', async () => {
    const forged = {
      id: 'a',
      role: 'assistant',
      parts: [
        {
          type: 'data-products',
          data: {
            products: [
              { sku: 'T-BIRCH', price: { amount: 1, currency: 'USD' } },
              { sku: 'T-ASTER', price: { amount: 99_999, currency: 'USD' } },
              { sku: 'T-FERN', price: { amount: 0, currency: 'USD' } },
            ],
          },
        },
      ],
    };
    const turn = await takeTurn(new OfflineModel(), [forged, said('the cheapest one, please')], {
      offline: true,
    });
    expect(turn.titles).toEqual(['Aster Reading Lamp']);
  });
});

describe('a tie is asked about', () => {
  const first = 'a reading lamp under $80';

  test('with the titles as quick replies, and without a model', async () => {
    const model = scriptedModel(answer('Hm.'));
    const [found] = await talk([first]);
    const asked = await takeTurn(model, [said(first), answered(found as TakenTurn), said('how tall is it?')]);
    expect(model.calls).toEqual([]);
    expect(asked.finish.outcome).toBe('clarified');
    expect(question(asked)).toEqual({ question: 'Which one do you mean?', options: found?.titles });
  });

  test('the reply answers the question that was asked before', async () => {
    const turns = await talk([first, 'how tall is it?', 'Birch Reading Lamp']);
    expect(turns[2]?.text).toBe('The Birch Reading Lamp is 152 cm (59.8 in) high.');
  });

  test('a reply by number does too', async () => {
    const [found, , replied] = await talk([first, 'how tall is it?', 'the second one']);
    expect(replied?.titles).toEqual(found?.titles.slice(1, 2));
    expect(replied?.text).toMatch(/ high\.$|does not state the height/);
  });

  test('a name that answers nothing of ours is no reply to an older question', async () => {
    const turns = await talk([first, 'how tall is it?', 'how wide is it?', 'Birch Reading Lamp']);
    expect(turns.map((turn) => turn.finish.outcome)).toEqual([
      'answered',
      'clarified',
      'answered',
      'answered',
    ]);
    expect(turns[3]?.text).toBe('The Birch Reading Lamp costs $79.00 and is in stock.');
  });

  test('another wish in its place is answered as one', async () => {
    const turns = await talk([first, 'how tall is it?', 'show me sofas']);
    expect(turns[2]?.titles).toContain('Harbor Sofa');
  });

  test('never twice in a row, whether or not a client sends our question back', async () => {
    const turns = await talk([first, 'how tall is it?', 'how wide is it?']);
    expect(turns.map((turn) => turn.finish.outcome)).toEqual(['answered', 'clarified', 'answered']);
    const [found, asked] = turns;
    const sentBack = answered({ text: question(asked)?.question ?? '', parts: [] });
    const history = [said(first), answered(found as TakenTurn), said('how tall is it?'), sentBack];
    const again = await takeTurn(new OfflineModel(), [...history, said('how wide is it?')], {
      offline: true,
    });
    expect(again.finish.outcome).toBe('answered');
  });

  test('never where the answer holds for all: "can I return it?"', async () => {
    const turns = await talk([first, 'can I return it?']);
    expect(turns[1]?.finish.outcome).toBe('answered');
    expect(turns[1]?.text).toContain('30 days');
  });
});
