import type { LanguageModelV4StreamPart } from '@ai-sdk/provider';
import { describe, expect, test } from 'vitest';
import {
  answer,
  calling,
  type Script,
  scriptedModel,
  searching,
  text,
} from '../../tests/fixtures/scripted-model.ts';
import { shopModel } from '../../tests/fixtures/shop-model.ts';
import { takeTurn } from '../../tests/fixtures/turn.ts';

const lie = 'The Aster Reading Lamp costs $49.00.';
const withheldWords = 'I left out a detail here that I could not confirm.';

/** A turn of a model that has searched, and answers with `words`; asked to write anew, with what follows. */
async function turnOf(words: string, ...rewriting: Script[]) {
  const model = scriptedModel(searching, answer(words), ...rewriting);
  const turn = await takeTurn(model, 'a reading lamp under $80');
  return { ...turn, calls: model.calls };
}

/** Never lets a timer fire: only what has been read can end it. */
async function* endless(part: LanguageModelV4StreamPart): AsyncGenerator<LanguageModelV4StreamPart> {
  for (;;) yield part;
}

async function* silent(): AsyncGenerator<LanguageModelV4StreamPart> {
  await new Promise(() => undefined);
}

describe('a sentence that does not hold', () => {
  test('is written anew by the model, in its place', async () => {
    const turn = await turnOf(
      `Here is one. ${lie} It is made of steel.`,
      answer('1. The Aster Reading Lamp costs $64.00.'),
    );
    expect(turn.text).toBe('Here is one. The Aster Reading Lamp costs $64.00. It is made of steel.');
    expect(turn.record).toMatchObject({ sentencesWithheld: 1, sentencesRewritten: 1 });
    expect(turn.finish.usage.modelCalls).toBe(3);
  });

  test('comes to the model with what of it is not confirmed, behind its own answer', async () => {
    const { calls } = await turnOf(`Here is one. ${lie} It is 60 cm high.`, answer('1. -\n2. -'));
    const [own, asked] = calls[2]?.prompt.slice(-2) ?? [];
    expect(own).toMatchObject({ role: 'assistant', content: [{ type: 'text' }] });
    const [part] = asked?.role === 'user' ? asked.content : [];
    expect(JSON.parse(part?.type === 'text' ? part.text : '')).toEqual({
      rewrite: [
        { sentence: lie, unconfirmed: ['an amount of money'] },
        { sentence: 'It is 60 cm high.', unconfirmed: ['a size'] },
      ],
    });
    // What a provider has cached stays the beginning of it.
    expect(calls[2]?.prompt.slice(0, 2)).toEqual(calls[0]?.prompt.slice(0, 2));
    expect(calls[2]?.tools).toEqual(calls[0]?.tools);
  });

  test.each([
    ['lies again', answer('1. The Aster Reading Lamp costs $48.00.')],
    ['writes no list', answer('I am sorry about that!')],
    ['numbers it otherwise', answer('7. The Aster Reading Lamp costs $64.00.')],
    ['asks for a look-up instead', calling('search_products', { query: 'lamp' })],
    ['breaks', text('1. The Aster Reading Lamp costs $64.00.')],
    ['says nothing', () => silent()],
    ['never ends', () => endless({ type: 'text-delta', id: 't', delta: ' and then' })],
    ['never ends to think', () => endless({ type: 'reasoning-delta', id: 't', delta: 'hm' })],
    ['sends nothing for ever', () => endless({ type: 'text-delta', id: 't', delta: '' })],
  ])('gets the words of code where the model %s', async (_, rewriting) => {
    const turn = await turnOf(`Here is one. ${lie} It is made of steel.`, rewriting);
    expect(turn.text).toBe('Here is one. Aster Reading Lamp costs $64.00. It is made of steel.');
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.record).toMatchObject({ sentencesWithheld: 1, sentencesRewritten: 0 });
  });

  test('is left out where the model has nothing true to say', async () => {
    const turn = await turnOf('Here is one. It is 60 cm high. It is made of steel.', answer('1. -'));
    expect(turn.text).toBe('Here is one. It is made of steel.');
  });

  test('is asked about once, with all the others', async () => {
    const turn = await turnOf(
      `- ${lie}\n- It is 60 cm high.\n- It is made of steel.\n`,
      answer('1. The Aster Reading Lamp costs $64.00.\n2. The Aster Reading Lamp is 45 cm high.'),
    );
    expect(turn.text).toBe(
      '- The Aster Reading Lamp costs $64.00.\n- The Aster Reading Lamp is 45 cm high.\n- It is made of steel.\n',
    );
    expect(turn.calls.length).toBe(3);
  });

  test('that is mended in part keeps the true part, and says that something is left out', async () => {
    const turn = await turnOf(
      'It is 60 cm high.',
      answer('1. The Aster Reading Lamp is made of steel. It is 61 cm high.'),
    );
    expect(turn.text).toContain('The Aster Reading Lamp is made of steel. ');
    expect(turn.text).toContain(withheldWords);
  });

  test('is said to be left out once, however many there are', async () => {
    const turn = await turnOf('It is 60 cm high. It is 61 cm high. It is 62 cm high.', answer('no'));
    expect(turn.text).toBe(`${withheldWords} `);
  });
});

test('a true answer is not asked about', async () => {
  const { calls, record } = await turnOf('The Aster Reading Lamp costs $64.00.');
  expect(calls.length).toBe(2);
  expect(record.sentencesRewritten).toBe(0);
});

test('what another model takes over is not shown twice, nor what failed of it', async () => {
  const cut = async function* () {
    yield* text(`${lie} It is made of steel. And`);
    throw new Error('Network connection lost.');
  };
  const second = scriptedModel(answer('The Aster Reading Lamp costs $64.00.'));
  const turn = await takeTurn(
    scriptedModel(searching, () => cut()),
    'a reading lamp',
    {
      fallback: shopModel(second, { name: 'second:one' }),
    },
  );
  expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
  expect(turn.record.sentencesWithheld).toBe(0);
});
