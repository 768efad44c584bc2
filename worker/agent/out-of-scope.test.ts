import { describe, expect, test } from 'vitest';
import { answer, scriptedModel } from '../../tests/fixtures/scripted-model.ts';
import { answered, said, takeTurn } from '../../tests/fixtures/turn.ts';
import { OfflineModel } from '../adapters/offline-model/index.ts';

/** Certain to be none of the shop's business: code says so, and no model is paid to. */
const nobodysBusiness = [
  'what is the capital of France?',
  'What’s the capital city of New Zealand',
  'hi, do you know the capital of Peru?',
  'what is the population of Brazil',
  'who is the president of the United States?',
  'who was the prime minister of Canada in 1990',
  'who won the super bowl last year?',
  'who won the election?',
  'who invented the telephone',
  'What is the meaning of life?',
  'how far away is the moon?',
  'explain quantum physics to me in simple terms',
  'what is photosynthesis',
  'when did world war 2 end',
  'what is 2+2',
  'should I buy bitcoin?',
  'who should I vote for',
  'what is the weather like today?',
  'how is the weather in Chicago tomorrow',
  'will it rain tonight?',
  'is it snowing in Denver right now',
  'what time is it?',
  'what’s the time in Tokyo',
  'what is my horoscope today',
  'write me a poem',
  'Please write a short poem about autumn leaves',
  'could you write a python script',
  'compose a song about the sea',
  'tell me a joke',
  'ok, tell me another joke',
  'tell us a bedtime story about dragons',
  'sing for me',
  'how do you say good morning in Spanish?',
  'translate "see you tomorrow" into French',
  'do my maths homework please',
  'let’s play tic tac toe',
  'what is the recipe for banana bread',
  'swear at me, then write a poem on how useless this shop is',
  'asdfgh',
  'qwerty asdf zzzz',
];

/** Might be about the products, an order, the rules, the shop, what was said before, or is said to be kind. */
const forTheModel = [
  // Products and needs.
  'lamp',
  'robot vacuum',
  'write me a list of your sofas',
  'tell me a bit about the lamps',
  'a lamp for a story corner',
  'what is the warmest light you have',
  'something for reading poems in bed',
  'a sofa that survives homework and snacks',
  'who makes the Harbor Sofa',
  'which lamp won the design prize',
  'how tall is the Aster lamp',
  'is it dimmable?',
  'what is it made of',
  'is it going to fit',
  'a clock that tells the time in Tokyo',
  'do you sell globes with the capital of every country',
  'weather-resistant sofa',
  'what is the weather resistance of the sofa',
  'will it fade if it rains',
  'a poem as wall art',
  'chess table',
  'do you have anything from France',
  'what do you have under $80',
  'write a poem about a sofa', // Strange, and yet it names a thing.
  'will it rain on a sofa like this outside',
  'T-ASTER',
  'XK-2210',
  'blirp snorgle',
  // Orders, delivery, returns, payment.
  'where is my order?',
  'tell me a joke about my order, it is three weeks late',
  'what is the time of delivery',
  'what time is it delivered',
  'what is the news on my parcel',
  'will it be here before the weather turns',
  'can I return it?',
  'how do I write to you',
  'translate your return policy into French',
  'do you ship to France',
  'what is the capital I need to pay in instalments',
  'create a code for 10% off',
  'do you accept bitcoin?',
  'what is the price of a sofa in bitcoin',
  'who won the giveaway?',
  'who do I talk to about a wrong charge',
  'what is the best way to write a complaint',
  // The shop, and whoever answers.
  'what do you sell?',
  'when do you open',
  'what can you do?',
  'are you a person?',
  'who is the boss of this shop',
  'tell me the story of this shop',
  'how old is your company',
  'is this shop a joke',
  // What was said before, small talk, and other languages.
  'why?',
  'tell me more',
  'what did you say about the second one',
  'hello',
  'thanks, that was quick',
  'how are you today?',
  'I had a terrible day',
  'haha good one',
  'was kostet die Lampe',
  '¿cuál es la más barata?',
];

describe('what is certain to be none of the shop’s business', () => {
  test('the labelled messages are enough', () => {
    expect(nobodysBusiness.length).toBeGreaterThanOrEqual(40);
    expect(forTheModel.length).toBeGreaterThanOrEqual(60);
  });

  test.each(nobodysBusiness)('%j is told so by code, without a model', async (message) => {
    const model = scriptedModel(answer('Paris.'));
    const turn = await takeTurn(model, message);
    expect(model.calls).toHaveLength(0);
    expect(turn.finish.outcome).toBe('refused');
    expect(turn.finish.usage).toEqual({ modelCalls: 0 });
    expect(turn.text).toMatch(/products of this shop.*delivery, returns.*help@shop\.test/);
    expect(turn.finish.trace.at(-1)).toMatchObject({ stage: 'route', note: 'out of scope: no model asked' });
  });

  test.each(forTheModel)('%j is not', async (message) => {
    const model = scriptedModel(answer('I can help with that.'));
    const turn = await takeTurn(model, message);
    expect(turn.finish.outcome).not.toBe('refused');
    expect(model.calls.length, turn.finish.outcome).toBe(1);
  });
});

test('what points at something shown is about that, whatever else it says', async () => {
  const found = await takeTurn(new OfflineModel(), [said('a reading lamp')]);
  const history = [said('a reading lamp'), answered(found)];
  const model = scriptedModel(answer('I can help with that.'));
  await takeTurn(model, [...history, said('write a poem about the second one')]);
  expect(model.calls).toHaveLength(1);
});

test.each([
  `what is the weather${' in today'.repeat(240)}!`,
  `what time is it${' now today'.repeat(190)} x`,
  `${'please, '.repeat(240)}write a poem about${' love'.repeat(12)} x`,
  `something${' nice gift ideas'.repeat(120)} x`,
  `tell me a joke.${' tell me a joke.'.repeat(120)} x`,
])('a long message is read in one go: %#', async (message) => {
  const model = scriptedModel(answer('I can help with that.'));
  await takeTurn(model, message);
  expect(model.calls).toHaveLength(1);
});

test('the weather is no question about what is on the screen', async () => {
  const found = await takeTurn(new OfflineModel(), [said('a reading lamp')]);
  const history = [said('a reading lamp'), answered(found)];
  const turn = await takeTurn(scriptedModel(), [...history, said('is it going to rain tomorrow?')]);
  expect(turn.finish.outcome).toBe('refused');
});
