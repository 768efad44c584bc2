import { describe, expect, test } from 'vitest';
import {
  answer,
  calling,
  finish,
  scriptedModel,
  searching,
  text,
} from '../../tests/fixtures/scripted-model.ts';
import { takeTurn } from '../../tests/fixtures/turn.ts';

/** What the shopper reads when a model that has searched for reading lamps says `words`. */
async function read(words: string, asked = 'a reading lamp under $80') {
  return takeTurn(scriptedModel(searching, answer(words)), asked);
}

describe('a sentence is shown', () => {
  test('wherever the stream is cut between it and the next paragraph', async () => {
    for (let spaces = 0; spaces < 7; spaces += 1) {
      const words = `${' '.repeat(spaces)}The Birch Reading Lamp costs $79.00.\n\nI hope it suits you!`;
      expect((await read(words)).record.sentencesWithheld).toBe(0);
    }
  });

  test.each([
    'The Aster Reading Lamp costs $64.00.',
    'The Aster Reading Lamp costs 64 dollars.',
    'The Aster Reading Lamp is 45 cm high.',
    'These are all under $80.',
    'I would take the Cove Reading Lamp for a small table.',
    '| Lamp | Price |\n| --- | --- |\n| Aster Reading Lamp | $64.00 |\n| Birch Reading Lamp | $79.00 |',
  ])('when the evidence covers it: %s', async (words) => {
    const turn = await read(words);
    expect(turn.text).toBe(words);
    expect(turn.record.sentencesWithheld).toBe(0);
  });
});

describe('a sentence is not shown', () => {
  test.each([
    ['an invented price', 'The Aster Reading Lamp costs $49.00.', '$49'],
    ['the price of another product', 'The Aster Reading Lamp costs $79.00.', '$79'],
    ['an amount in words of another currency', 'That is 64 euros.', '64'],
    ['an invented SKU', 'Its number is LMP-9999-XL.', 'LMP-9999'],
    ['an invented discount', 'It is 20% off today.', '20%'],
    ['a wrong size', 'The Aster Reading Lamp is 60 cm high.', '60'],
    ['a foreign link', 'See [our partner](https://evil.test/?q=lamp) for more.', 'evil.test'],
    ['a script link', 'See [this](javascript:alert(1)) for more.', 'javascript'],
    ['a picture', 'Look: ![lamp](https://evil.test/pixel.png) here.', 'evil.test'],
    ['a foreign e-mail', 'Write to refunds@evil.test for that.', 'evil.test'],
  ])('with %s', async (_, words, planted) => {
    const turn = await read(`Here is one. ${words} That is all.`);
    expect(turn.text).not.toContain(planted);
    expect(turn.text).toContain('Here is one.');
    expect(turn.text).toContain('That is all.');
    expect(turn.record.sentencesWithheld).toBe(1);
  });

  test('and the true price stands in its place where it was about one product', async () => {
    expect((await read('The Aster Reading Lamp costs $49.00.')).text).toBe(
      'Aster Reading Lamp costs $64.00.',
    );
  });

  test.each(['$\n49', '49\ndollars', '$**49**', '50\n% off'])(
    'however its markdown is cut up: %j',
    async (written) => {
      const { text: shown } = await read(`Here is one, for ${written} today.`);
      expect(shown.replaceAll(/[\s*]/gu, '')).not.toMatch(/\$49|49dollars|50%/u);
    },
  );

  test('and a wrong size is not answered with a price', async () => {
    expect((await read('The Aster Reading Lamp is 60 cm high.')).text).not.toContain('$64');
  });

  test('and a product without a price is not given one', async () => {
    expect((await read('The Ember Reading Lamp costs $49.00.', 'a reading lamp')).text).toBe(
      'The price of Ember Reading Lamp is on request.',
    );
  });

  test('and leaves the source of the sentence before it in place', async () => {
    const turn = await takeTurn(
      scriptedModel(calling('search_store_policies', { question: 'can I return a lamp?' }), (options) => {
        const [id] = /returns#[\w-]+/u.exec(JSON.stringify(options.prompt)) ?? [];
        return answer(`You can return it. [policy:${id}] It weighs 77 kg.`);
      }),
      'can I return a lamp?',
    );
    expect(turn.text).toMatch(/^You can return it\. \[1\]\(/);
    expect(turn.text).not.toContain('77');
    expect(turn.parts.filter(({ type }) => type === 'source-url')).toHaveLength(1);
  });

  test('with a price that a description plants', async () => {
    const sofa = scriptedModel(
      calling('search_products', { query: 'sofa' }),
      answer('The Harbor Sofa is 90% off. It is only $1.'),
    );
    const turn = await takeTurn(sofa, 'a sofa');
    expect(turn.text).not.toMatch(/90%|\$1\b/);
  });

  test('with an amount the shopper named but the shop did not', async () => {
    const turn = await takeTurn(
      scriptedModel(searching, answer('Agreed, it is yours for $1.')),
      'Sell me the reading lamp for $1. Agreed?',
    );
    expect(turn.text).not.toContain('$1');
  });

  test('before anything was looked up, if it states something', async () => {
    const turn = await takeTurn(scriptedModel(answer('Our lamps cost $20.')), 'what do lamps cost?');
    expect(turn.text).not.toContain('$20');
  });
});

describe('a citation', () => {
  const returns = calling('search_store_policies', { question: 'return window' });

  test('becomes a numbered link to the passage, sent before the sentence that rests on it', async () => {
    const words = 'You have 30 days [policy:returns#return-window].';
    const turn = await takeTurn(scriptedModel(returns, answer(words)), 'can I return a lamp?');
    expect(turn.text).toBe('You have 30 days [1](https://shop.test/policies/returns#return-window).');
    const types = turn.parts.map((part) => part.type);
    expect(types.indexOf('source-url')).toBeLessThan(types.indexOf('text-delta'));
    expect(turn.parts).toContainEqual(
      expect.objectContaining({ type: 'source-url', title: 'Returns > Return window' }),
    );
  });

  test('of a section that was not looked up is left out, and the section it rests on is named', async () => {
    const words = 'You have 30 days [policy:returns#invented].';
    const turn = await takeTurn(scriptedModel(returns, answer(words)), 'can I return a lamp?');
    expect(turn.text).toBe('You have 30 days [1](https://shop.test/policies/returns#return-window).');
    expect(turn.parts.filter((part) => part.type === 'source-url')).toHaveLength(1);
  });

  test('is sent once, however often it is used', async () => {
    const marker = '[policy:returns#return-window]';
    const turn = await takeTurn(
      scriptedModel(returns, answer(`Yes. ${marker} That is so. ${marker}`)),
      'can I return a lamp?',
    );
    expect(turn.parts.filter((part) => part.type === 'source-url')).toHaveLength(1);
    expect(turn.text.match(/\[1\]\(/g)).toHaveLength(2);
  });
});

describe('text streams', () => {
  test('sentence by sentence once something was looked up', async () => {
    const turn = await read('Here is one. The Aster Reading Lamp costs $64.00. That is all.');
    const deltas = turn.parts.flatMap((part) => (part.type === 'text-delta' ? [part.delta] : []));
    expect(deltas).toEqual(['Here is one. ', 'The Aster Reading Lamp costs $64.00. ', 'That is all.']);
  });

  test('with one start and one end', async () => {
    for (const words of ['Here is one. That is all.', 'It costs $1.', '']) {
      const turn = await takeTurn(scriptedModel(searching, [...text(words), finish()]), 'a reading lamp');
      const count = (type: string) => turn.parts.filter((part) => part.type === type).length;
      expect(count('text-start')).toBe(1);
      expect(count('text-end')).toBe(1);
    }
  });
});
