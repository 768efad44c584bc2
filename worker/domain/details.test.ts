import { describe, expect, it } from 'vitest';
import { thing, vocabulary } from '../../tests/fixtures/on-screen.ts';
import { detailIn, factsStating } from './details.ts';
import { answerFeatures, askedOf, isDetail } from './features.ts';

const lamp = thing({
  sku: 'WREN-1',
  title: 'Wren Reading Lamp',
  type: 'reading lamp',
  description: 'A hook on the back keeps the cable away from the wall.',
  materials: ['steel'],
  size: { length: 300, height: 450 },
  care: 'Wipe with a dry cloth.',
  options: { colour: 'White' },
  facts: {
    bulb: 'E12 LED, included',
    'cable length': '6 ft (1.8 m)',
    dimmable: 'yes, wheel on the cord',
    'dishwasher safe': 'no',
    stoves: 'gas; not induction',
    'load per shelf': '30 kg',
  },
});
const { product, variant } = lamp;

const asked = (question: string) => askedOf(question, [lamp], vocabulary);
const answer = (question: string) => {
  const { facts, notStated } = answerFeatures(asked(question), product, variant);
  return [...facts.map(({ label, value }) => `${label}: ${value}`), ...notStated.map((label) => `?${label}`)];
};

describe('a detail asked for in the shopper’s own words', () => {
  it.each([
    ['what bulb does it take', 'Bulb: E12 LED, included'],
    ['does the lamp come with a bulb?', 'Bulb: E12 LED, included'],
    ['is it dimmable', 'Dimmable: yes, wheel on the cord'],
    ['how long is the cable', 'Cable length: 6 ft (1.8 m)'],
    ['what about its cable length?', 'Cable length: 6 ft (1.8 m)'],
    ['is it dishwasher safe?', 'Dishwasher safe: no'],
    ['does it work on induction', 'Stoves: gas; not induction'],
    ['how much weight can each shelf hold', 'Load per shelf: 30 kg'],
    ['is it brass', 'Materials: steel'],
    ['is it heavy', '?Weight'],
    ['how long is the wren', 'Length: 30 cm (11.8 in)'],
    ['how do i clean it', 'Care: Wipe with a dry cloth.'],
    ['what colours does it come in', 'Colours: White'],
    ['is it waterproof', '?Waterproof'],
    ['does it have drawers?', '?Drawers'],
    ['is it watertight or rustproof', '?Watertight rustproof'],
  ])('%j is answered by the fact, or by that there is none: %j', (question, fact) => {
    expect(answer(question)).toEqual([fact]);
  });

  it('is not said to be unstated where the listing speaks of it', () => {
    expect(answer('does it have a hook')).toEqual([]);
    expect(asked('does it have a hook').filter(isDetail)).toHaveLength(1);
  });

  it.each([
    'does it go with a grey sofa?',
    'is it good for reading in bed',
    'is it worth the money',
    'how much is it?',
    'is it in stock',
    'does it come in green',
    'which is the brightest',
    'can i return it if it breaks',
    'i like it',
    'tell me about it',
  ])('is none in %j', (question) => {
    expect(asked(question).filter(isDetail)).toEqual([]);
  });

  it('is asked of nothing where no product is meant', () => {
    expect(askedOf('what bulb does it take', [], vocabulary)).toEqual([]);
  });

  it('is found by other words for the same', () => {
    const detail = detailIn('is it a couch?', new Set(), vocabulary);
    expect(detail && factsStating(detail, [{ label: 'Use', value: 'as a sofa' }])).toHaveLength(1);
  });
});
