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
    expect(toolsOf(compared)).toEqual(['compare_products']);
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

describe('a product called by its own name, though nothing was shown', () => {
  test.each([
    ['tell me about the Harbor', 'The Harbor Sofa (Rust) costs $949.00 and is in stock, only 2 left.'],
    ['is the Harbor sofa in stock', 'The Harbor Sofa (Rust) costs $949.00 and is in stock, only 2 left.'],
    ['is the Harbor in sage green in stock?', 'The Harbor Sofa (Sage green) costs $899.00 and is sold out.'],
    ['how tall is the Aster?', 'The Aster Reading Lamp is 45 cm (17.7 in) high.'],
    ['Dusk', 'The Dusk Reading Lamp costs $129.00 and is in stock.'],
    ['what is the price of T-HARBOR-SAGE?', 'The Harbor Sofa (Sage green) costs $899.00 and is sold out.'],
    ['t-aster please', 'The Aster Reading Lamp costs $64.00 and is in stock.'],
  ])('%j', async (message, answer) => {
    const [told] = await talk([message]);
    expect(told?.text).toBe(answer);
    expect(toolsOf(told)).toEqual(['get_product_details']);
    expect(told?.record.sentencesWithheld).toBe(0);
  });

  test('by a SKU that nothing on offer has, is told to be none, and nothing else is shown', async () => {
    const [told] = await talk(['what is the price of T-OLD-LAMP?']);
    expect(told?.text).toBe(
      'Nothing is on offer here under that number now. What should I look for instead?',
    );
    expect(toolsOf(told)).toEqual([]);
  });

  test.each([
    ['Aster or Birch, which is cheaper?', 'Of these, the Aster Reading Lamp is the cheapest: $64.00.'],
    ['which is taller, the Aster lamp or the Birch reading lamp?', 'the Birch Reading Lamp is the tallest'],
    ['which is dearer: T-COVE or T-DUSK', 'the Dusk Reading Lamp'],
  ])('two of them are held against each other, and no others: %j', async (message, answer) => {
    const [told] = await talk([message]);
    expect(told?.text).toContain(answer);
    expect(told?.titles).toHaveLength(2);
  });

  test('one shown and one not shown are too', async () => {
    const [, told] = await talk(['a reading lamp under $80', 'is the Dusk cheaper than the Aster?']);
    expect(told?.titles.toSorted()).toEqual(['Aster Reading Lamp', 'Dusk Reading Lamp']);
  });

  test('is no search that a later limit goes on with', async () => {
    const turns = await talk(['a reading lamp', 'tell me about the Harbor', 'under $60']);
    expect(turns[2]?.titles).toEqual(['Cove Reading Lamp']);
  });

  test('is answered for, however it is asked for', async () => {
    for (const message of [
      'do you have the Harbor in sage green?',
      'show me the Harbor sofa in sage green',
    ]) {
      const [told] = await talk([message]);
      expect(told?.text).toBe('The Harbor Sofa (Sage green) costs $899.00 and is sold out.');
    }
  });

  test.each([
    'sofas like the Harbor',
    'a reading lamp for a house by the harbor',
    'do you have lamps for dusk?',
  ])('is not meant where another thing is sought: %j', async (message) => {
    const [told] = await talk([message]);
    expect(toolsOf(told)).toEqual(['search_products']);
  });

  test('is looked up for a language model too', async () => {
    const model = scriptedModel(answer('It is sold out.'));
    await takeTurn(model, 'is the Aster in stock?');
    const part = model.calls[0]?.prompt[1]?.content[0];
    const data = JSON.parse(typeof part === 'object' && part.type === 'text' ? part.text : '{}');
    expect(data.references).toEqual([{ words: 'Aster Reading Lamp', skus: ['T-ASTER'] }]);
  });
});

describe('words that point at nothing of what was shown', () => {
  const first = 'a reading lamp under $80';

  test.each([
    ['tell me about the grey one', 'the grey one'],
    ['how wide is the oak one?', 'the oak one'],
    ['the 5th one', 'the 5th one'],
    ['how tall is the seventh one?', 'the seventh one'],
    ['the fourth', 'the fourth'],
  ])('%j is told to be none of them, and nothing is looked up', async (message, phrase) => {
    const [, told] = await talk([first, message]);
    expect(told?.text).toContain(`I showed 3 products last, and “${phrase}” is none of them.`);
    expect(told?.titles).toEqual([]);
    expect(toolsOf(told)).toEqual([]);
    expect(told?.record.sentencesWithheld).toBe(0);
  });

  test('are no search that a later limit would go on with', async () => {
    const turns = await talk([first, 'the grey one', 'under $60']);
    expect(turns[2]?.titles).toEqual(['Cove Reading Lamp']);
  });

  test('do not keep a policy from being told', async () => {
    const [, told] = await talk([first, 'can I return the grey one?']);
    expect(told?.text).toContain('30 days');
  });

  test.each(['the wrong one came, what now?', 'I want a sofa like the grey one'])(
    'are not in %j',
    async (message) => {
      const [, told] = await talk([first, message]);
      expect(told?.text).not.toContain('none of them');
    },
  );

  test('a language model is told so', async () => {
    const model = scriptedModel(answer('None of those is gray.'));
    const [found] = await talk([first]);
    await takeTurn(model, [said(first), answered(found as TakenTurn), said('the grey one')]);
    const part = model.calls[0]?.prompt[1]?.content[0];
    const data = JSON.parse(typeof part === 'object' && part.type === 'text' ? part.text : '{}');
    expect(data.references).toEqual([{ words: 'the grey one', skus: [] }]);
  });
});

describe('words that point, with nothing shown yet', () => {
  test.each([
    ['the second one', 'second one'],
    ['tell me about the second one', 'second one'],
    ['that one', 'that one'],
    ['it', 'it'],
    ['how tall is it?', 'it'],
    ['is it in stock?', 'it'],
    ['does it come in green?', 'it'],
    ['are they waterproof?', 'they'],
    ['the grey one', 'the grey one'],
  ])('%j are asked about, and nothing is looked up', async (message, phrase) => {
    const [told, ...later] = await talk([message, 'under $60']);
    expect(told?.text).toBe(
      `I have not shown you anything yet, so I cannot tell what you mean by “${phrase}”. What are you looking for?`,
    );
    expect(toolsOf(told)).toEqual([]);
    expect(later[0]?.text).not.toContain('“');
  });

  test.each([
    'it gets dark so early here',
    'a lamp, it is for my mother',
    'can I return it?',
    'is it possible to pay by invoice?',
    'is this a real shop?',
    'which is better for back pain?',
    'the sofa',
  ])('are none in %j', async (message) => {
    const [told] = await talk([message]);
    expect(told?.text).not.toContain('not shown you anything');
  });
});

describe('a detail of what is pointed at', () => {
  const first = 'a reading lamp under $60';

  test('is answered by the fact as the shop states it, on the card too', async () => {
    const [, told] = await talk([first, 'what light does it give?']);
    expect(told?.text).toBe('Of the Cove Reading Lamp the shop states: light: warm white, 2700 K.');
    const cards = told?.parts.find((part) => part.type === 'data-products');
    expect(cards).toMatchObject({ data: { products: [{ facts: [{ label: 'Light' }], notStated: [] }] } });
  });

  test('that the listing does not mention is said to be unstated, on the card too', async () => {
    const [, told] = await talk([first, 'does it have wheels?']);
    expect(told?.text).toBe('Of the Cove Reading Lamp the shop does not state this: wheels.');
    const cards = told?.parts.find((part) => part.type === 'data-products');
    expect(cards).toMatchObject({ data: { products: [{ facts: [], notStated: ['Wheels'] }] } });
  });

  test('that only the description mentions is to be read there', async () => {
    const [, told] = await talk([first, 'does it come with a page?']);
    expect(told?.text).toBe(
      'What the shop writes about the Cove Reading Lamp has something on this: page. Its page has it in full.',
    );
  });

  test('is asked of those on the screen by its name alone', async () => {
    const [, told] = await talk(['headphones', 'what about the battery?'], sound);
    expect(told?.text).toContain('Of the Alba Headphones the shop states: battery: 20 hours.');
    expect(told?.text).toContain('Of the Duet Headphones the shop does not state this: battery.');
    expect(told?.record.sentencesWithheld).toBe(0);
  });
});

test('"are any of them under $60?" is answered for all that are shown, by name', async () => {
  const first = 'a reading lamp under $80';
  const [, told] = await talk([first, 'are any of them under $60?']);
  expect(told?.text).toMatch(
    /^Within that price: the Cove Reading Lamp \(\$52\.00\)\. Not within it: the .+ \(\$\d\d\.00\) and the .+ \(\$\d\d\.00\)\.$/,
  );
  const [, none] = await talk([first, 'do any of these cost less than $20?']);
  expect(none?.text).toContain('None of these is within that price.');
  expect([told, none].map((turn) => turn?.record.sentencesWithheld)).toEqual([0, 0]);
});

test.each([
  ['is there any discount on the Harbor in sage green?', 'It is reduced from $999.00.'],
  ['is the Aster reduced?', 'Its price is not reduced.'],
])('a discount is asked of the product itself: %j', async (message, answer) => {
  const [told] = await talk([message]);
  expect(told?.text).toContain(answer);
  expect(toolsOf(told)).toEqual(['get_product_details']);
  expect(told?.record.sentencesWithheld).toBe(0);
});

describe('a kind of thing shown some turns ago', () => {
  const lampsThenSofa = ['a reading lamp under $80', 'a sofa'];

  test.each([
    ['the second lamp', 1],
    ['tell me about the first reading lamp you showed me', 0],
    ['how tall is the third lamp?', 2],
  ])('is counted in the list that has it: %j', async (message, place) => {
    const turns = await talk([...lampsThenSofa, message]);
    expect(turns[2]?.titles).toEqual([turns[0]?.titles[place]]);
    expect(toolsOf(turns[2])).toEqual(['get_product_details']);
  });

  test.each(['how tall is the eleventh lamp?', 'the fourth reading lamp', 'the first sofa'])(
    'is told to be none where there are not so many, and is no search to go on with: %j',
    async (message) => {
      const turns = await talk(['a reading lamp under $80', message, 'under $60']);
      expect(turns[1]?.text).toContain('is none of them');
      expect(turns[2]?.titles).toEqual(['Cove Reading Lamp']);
      expect(turns[2]?.text).toContain('“reading lamp”');
    },
  );

  test('"that lamp" after other things is asked about, or taken where it was alone', async () => {
    const asked = (await talk([...lampsThenSofa, 'that lamp'])).at(-1);
    expect(question(asked)?.options).toHaveLength(3);
    const taken = (await talk(['a reading lamp under $60', 'a sofa', 'how wide is that lamp?'])).at(-1);
    expect(taken?.titles).toEqual(['Cove Reading Lamp']);
  });
});

test('"the green one" is what comes in green too, where nothing shown is green', async () => {
  const [found, told] = await talk(['a sofa in rust', 'the green one']);
  expect(found?.text).toContain('Rust');
  expect(told?.text).toBe('The Harbor Sofa (Sage green) costs $899.00 and is sold out.');
});

describe('places and extremes of what was shown', () => {
  test('"the two cheapest" are compared', async () => {
    const [, told] = await talk(['a reading lamp under $80', 'the two cheapest']);
    expect(told?.titles.toSorted()).toEqual(['Aster Reading Lamp', 'Cove Reading Lamp']);
  });

  test('"the middle one" of four is asked about, and of two is none', async () => {
    const [shown, asked] = await talk(['headphones', 'the middle one'], sound);
    expect(question(asked)?.options).toEqual(shown?.titles.slice(1, 3));
    const [, , none] = await talk(['headphones', 'the two lightest', 'the middle one'], sound);
    expect(none?.text).toContain('is none of them');
  });
});

describe('a question for the rule about what is pointed at', () => {
  const shipped = testIndex([headphone('Alba', { shipsTo: ['US', 'CA'] }), headphone('Brio', {})]);
  const deps = { retrieval: shipped, products: shipped };

  test('is answered from where that product is shipped, where the shop states it', async () => {
    const [, told] = await talk(['headphones', 'does the Alba ship to Canada?'], deps);
    expect(told?.text).toBe('The Alba Headphones ships to United States, Canada.');
  });

  test('is answered from the policies, where it does not', async () => {
    const [, told] = await talk(['headphones', 'does the Brio ship to Canada?'], deps);
    expect(told?.text).not.toContain('not state');
    expect(toolsOf(told)).toContain('search_store_policies');
  });
});

describe('a colour of what is pointed at', () => {
  test.each(['I like the first one but in sage green', 'does it come in green?'])(
    '%j is told of from the variant that has it',
    async (message) => {
      const [found, told] = await talk(['a sofa in rust', message]);
      expect(found?.parts.find((part) => part.type === 'data-products')).toMatchObject({
        data: { products: [{ sku: 'T-HARBOR-RUST' }] },
      });
      expect(told?.text).toContain('$899.00');
      expect(told?.record.sentencesWithheld).toBe(0);
    },
  );

  test('that none of it has is said, and nothing else is told', async () => {
    const [, told] = await talk(['a sofa in rust', 'does it come in grey?']);
    expect(told?.text).toMatch(/^The shop states no version of the Harbor Sofa \(.+\) “in grey”\.$/);
    expect(told?.record.sentencesWithheld).toBe(0);
  });

  test('of a room is none', async () => {
    const [, told] = await talk(['a sofa in rust', 'would it look good in grey rooms?']);
    expect(told?.text).not.toContain('no version');
  });
});

describe('"it" after a product was named', () => {
  test.each(['Alba Headphones', 'show me the Alba Headphones please'])(
    'by its whole title in %j is that one, and nobody asks',
    async (message) => {
      const turns = await talk([message, 'how heavy is it?'], sound);
      expect(turns[1]?.text).toContain('The Alba Headphones weighs 310 g');
    },
  );

  test('is asked about where two were named', async () => {
    const turns = await talk(['Alba Headphones or Brio Headphones', 'how heavy is it?'], sound);
    expect(turns[0]?.titles.length).toBeGreaterThan(1);
    expect(turns[1]?.finish.outcome).toBe('clarified');
  });

  test('is asked about once the name is a message ago', async () => {
    const turns = await talk(['Alba Headphones', 'headphones in stock', 'how heavy is it?'], sound);
    expect(turns[2]?.finish.outcome).toBe('clarified');
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
