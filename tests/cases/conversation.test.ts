import { describe, expect, test } from 'vitest';
import { OfflineModel } from '../../worker/adapters/offline-model/index.ts';
import { answer, scriptedModel, searching } from '../fixtures/scripted-model.ts';
import { testIndex, words } from '../fixtures/shop.ts';
import { answered, said, takeTurn } from '../fixtures/turn.ts';
import { ending, listing, shopOf, talk } from './shopping.ts';

/** Ways in which assistants of other shops were seen to lose the thread of a conversation. */

const ask = (...messages: string[]) => ending(new OfflineModel(), messages);

describe('what was just shown is denied, or searched for anew', () => {
  const headphones = shopOf(
    listing('Alba Headphones', 'headphones', { facts: { 'battery life': '20 hours' }, weight: 310 }),
    listing('Brio Headphones', 'headphones', { facts: { 'battery life': '35 hours' }, weight: 250 }),
    listing('Cadenza Headphones', 'headphones', { weight: 270 }),
  );

  test.each([
    ['which lasts longest on a charge?', 'Brio Headphones is the longest-lasting: 35 hours'],
    ['which one is the lightest?', 'Brio Headphones is the lightest: 250 g'],
    ['which of them weighs the most', 'Alba Headphones is the heaviest: 310 g'],
  ])('%j compares those, and the second stays the second', async (question, best) => {
    const messages = ['headphones', question, 'tell me more about the second one'];
    const [found, compared, second] = await talk(new OfflineModel(), messages, headphones);
    expect(compared?.text).toContain(best);
    expect(compared?.record.tools).toEqual(['compare_products']);
    expect(compared?.titles).toEqual(found?.titles);
    expect(second?.titles).toEqual([found?.titles[1]]);
  });

  test('after a history that no model could be given whole, the first ones shown are still the first', async () => {
    const model = scriptedModel(answer('Hello.'));
    const found = await takeTurn(new OfflineModel(), [said('a reading lamp')]);
    const chatter = Array.from({ length: 17 }, (_, at) =>
      said(`${at} ${'I like a warm light. '.repeat(90)}`),
    );
    const history = [said('a reading lamp'), answered(found), ...chatter];
    await takeTurn(model, [...history, said('how tall is the first lamp you showed me?')]);
    const prompt = model.calls[0]?.prompt[1]?.content[0];
    const data = JSON.parse(typeof prompt === 'object' && prompt.type === 'text' ? prompt.text : '{}');
    const tokens = Math.ceil(new TextEncoder().encode(JSON.stringify(data.conversation)).length / 4);
    expect(tokens).toBeLessThan(6000 + 20 * data.conversation.length);
    expect(data.shown[0]?.title).toBe(found.titles[0]);
    expect(data.references).toEqual([{ words: 'first lamp', skus: [data.shown[0]?.sku] }]);
  });
});

describe('a budget is misread, or compared with prices of another currency', () => {
  test.each([
    ['a reading lamp between 50 and 70', ['Aster Reading Lamp', 'Cove Reading Lamp']],
    ['reading lamp around 64.99', ['Aster Reading Lamp']],
    ['a reading lamp up to 52', ['Cove Reading Lamp']],
    ['reading lamps over 0.1k', ['Dusk Reading Lamp']],
  ])('%j shows what keeps it', async (message, titles) => {
    expect((await ask(message)).titles.toSorted()).toEqual(titles);
  });

  test.each([
    'a reading lamp under 1,00,000 rupees',
    'reading lamp under 1.5 lakh rupees',
    'a reading lamp bis 1.299,00 EUR',
    'lamps under £70',
  ])('%j shows nothing, since no price here is in that currency', async (message) => {
    const turn = await ask(message);
    expect(turn.titles).toEqual([]);
    expect(turn.text).toMatch(/^No match is priced in (?:INR|EUR|GBP), and prices are not converted/);
  });
});

describe('cards stand under a sentence that says there are none', () => {
  test.each([
    'Anything for 5 to 10?',
    'a reading lamp for 5 to 10 dollars',
    'do you have a lamp that is less than ten bucks',
    'lamps below $51.99',
  ])('%j names the nearest price, and shows no card', async (message) => {
    const turn = await ask(message);
    expect(turn.text).toContain('$52.00');
    expect(turn.titles).toEqual([]);
  });

  test('nor does a model put any there', async () => {
    const model = scriptedModel(
      searching,
      answer('Nothing costs that little, but see the Cove Reading Lamp at $52.00.'),
    );
    expect((await takeTurn(model, 'a reading lamp under $10')).titles).toEqual([]);
  });
});

describe('what is not wanted is shown, or what is free of it left out', () => {
  const index = testIndex(
    [
      listing('Alma Tote', 'tote bag', {
        materials: ['leather'],
        description: 'A shoulder bag of soft hide.',
      }),
      listing('Bea Shoulder Bag', 'shoulder bag', { materials: ['canvas'] }),
      listing('Cleo Shoulder Bag', 'shoulder bag', {
        materials: ['polyester'],
        description: 'A leather-free bag.',
      }),
      listing('Dora Shoulder Bag', 'shoulder bag', { materials: ['canvas', 'leather strap'] }),
    ],
    { ...words, materials: { ...words.materials, canvas: [] } },
  );

  test.each([
    'A shoulder bag, not leather',
    'a leather-free shoulder bag',
    'shoulder bag without any leather',
    'I need a shoulder bag but no leather please',
  ])('%j', async (message) => {
    const turn = await ending(new OfflineModel(), [message], { retrieval: index, products: index });
    expect(turn.titles.toSorted()).toEqual(['Bea Shoulder Bag', 'Cleo Shoulder Bag']);
    expect(turn.text).toContain('without leather');
  });
});

describe('a shopper is answered in another language than theirs, or their limits are lost in it', () => {
  test('Spanish is answered in Spanish, names and prices as they are', async () => {
    const { text, titles } = await ask('busco una reading lamp por menos de 60 dólares');
    expect(titles).toEqual(['Cove Reading Lamp']);
    expect(text).toMatch(/^Esto es lo que mejor encaja:/u);
    expect(text).toContain('**Cove Reading Lamp**: $52.00, disponible');
  });

  test.each([
    ['mujhe 60 dollar ke andar reading lamp chahiye', ['Cove Reading Lamp']],
    ['kya aap reading lamp bechte hain? $60 se kam', ['Cove Reading Lamp']],
    ['reading lamp dikhao 64 dollar tak', ['Aster Reading Lamp', 'Cove Reading Lamp']],
    ['reading lamp $100 se zyada', ['Dusk Reading Lamp']],
  ])('%j, which nobody here writes, in English and within its limit', async (message, found) => {
    const { text, titles } = await ask(message);
    expect(titles.toSorted()).toEqual(found);
    expect(text).toMatch(/^(?:I found|Here is)/u);
  });
});

describe('a typing error finds nothing, or a short word anything', () => {
  const things = shopOf(
    listing('Fell Laptop', 'laptop'),
    listing('Moor Coffee Cup', 'coffee cup'),
    listing('Toffee Box', 'chocolate'),
    listing('Heron X100', 'kettle'),
    listing('Heron X10', 'kettle'),
    listing('Heron X1000', 'kettle'),
  );

  test.each([
    ['lpatop', ['Fell Laptop']],
    ['a good laptopp please', ['Fell Laptop']],
    ['coffee cup', ['Moor Coffee Cup']],
    ['X100', ['Heron X100']],
    ['do you have the X10?', ['Heron X10']],
    ['X200', []],
    ['do you have an X1001', []],
  ])('%j shows %j', async (message, titles) => {
    const turn = await ending(new OfflineModel(), [message], things);
    expect(turn.titles).toEqual(titles);
    expect(turn.text).not.toBe('');
  });
});

describe('on a product’s page the shopper is asked which product', () => {
  const cream = shopOf(
    listing('Lumen Day Cream', 'day cream', {
      description: 'A light cream.',
      facts: { 'skin type': 'dry skin' },
    }),
    listing('Vela Night Cream', 'night cream'),
  );

  test.each([
    ['LUMEN-DAY-CREAM', 'would this suit dry skin?', /skin type: dry skin/],
    ['VELA-NIGHT-CREAM', 'would this suit oily skin?', /does not state this: oily skin/],
    ['VELA-NIGHT-CREAM', 'is it right for a baby?', /does not state this: baby/],
    ['VELA-NIGHT-CREAM', 'is this safe for allergies?', /does not state this: allergies/],
  ])('of %s: %j', async (sku, message, said) => {
    const page = { url: 'https://shop.test/', sku };
    const turn = await ending(new OfflineModel(), [message], { ...cream, page });
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.titles).toHaveLength(1);
    expect(turn.text).toMatch(said);
  });
});

describe('an automated assistant passes for a person', () => {
  test.each([
    'are you a person?',
    'Is this a bot?',
    'am I talking to a real human?',
    'who am I chatting with',
    'are you just a computer program',
  ])('%j is answered with the truth', async (message) => {
    expect((await ask(message)).text).toMatch(/automated assistant of Test Shop, not a person/);
  });

  test.each(['is this a robot vacuum?', 'is this a machine washable lamp'])(
    '%j asks something else',
    async (message) => {
      expect((await ask(message)).text).not.toMatch(/automated assistant/);
    },
  );
});
