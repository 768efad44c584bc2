import { describe, expect, test } from 'vitest';
import { answer, scriptedModel } from '../../tests/fixtures/scripted-model.ts';
import { answered, said, takeTurn } from '../../tests/fixtures/turn.ts';
import { OfflineModel } from '../adapters/offline-model/index.ts';

const model = () => scriptedModel(answer('I can help with that.'));

describe('what leaves open what is sought', () => {
  test.each([
    'something nice',
    'Hi, I’m looking for something special',
    'a gift',
    'I need a present for my mother',
    'gift ideas please',
    'anything',
    'surprise me',
    'help me choose',
    'can you help me decide?',
    'I don’t know what I want',
    'what do you recommend?',
    'robot',
    'I want a robot',
    'gadgets',
    'some nice machine?',
    'a nice device for my dad',
  ])('%j is asked one question, with answers to tap, and costs no model call', async (message) => {
    const asked = model();
    const turn = await takeTurn(asked, message);
    expect(asked.calls).toHaveLength(0);
    expect(turn.finish.outcome).toBe('clarified');
    expect(turn.finish.usage).toEqual({ modelCalls: 0 });
    const questions = turn.parts.flatMap((part) => (part.type === 'data-clarification' ? part.data : []));
    expect(questions).toHaveLength(1);
    expect(questions[0]?.options.length).toBeGreaterThan(1);
  });

  test.each(['robot', 'something nice', 'help me choose'])(
    'is not asked again when the next message is %j: the model makes the best of it',
    async (message) => {
      const asked = model();
      const turn = await takeTurn(asked, [said('a gift'), said(message)]);
      expect(turn.finish.outcome).toBe('answered');
      expect(asked.calls).toHaveLength(1);
    },
  );
});

describe('what names a thing, or is no wish, is not asked back', () => {
  test.each([
    'lamp',
    'a lamp',
    'sofas',
    'couch',
    'a gift card',
    'a gift for someone who reads in bed',
    'robot vacuum',
    'a drone',
    'help me choose a lamp',
    'something nice for a reading corner',
    'nice',
    'cool, thanks',
    'help me with my order',
  ])('%j', async (message) => {
    const asked = model();
    const turn = await takeTurn(asked, message);
    expect(turn.finish.outcome).toBe('answered');
    expect(asked.calls).toHaveLength(1);
  });

  test('"help me choose" among what is on the screen', async () => {
    const found = await takeTurn(new OfflineModel(), [said('a reading lamp')]);
    const asked = model();
    await takeTurn(asked, [said('a reading lamp'), answered(found), said('help me choose')]);
    expect(asked.calls).toHaveLength(1);
  });
});
