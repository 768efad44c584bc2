import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../tests/fixtures/on-screen.ts';
import { describeLimits } from './limits.ts';
import { readQuery } from './query.ts';
import { refine, type Utterance } from './refinement.ts';
import { understoodOf } from './understood.ts';

const said = (text: string, more: Partial<Utterance> = {}): Utterance => ({
  text,
  reading: readQuery(text, 'USD', vocabulary),
  points: 'nothing',
  ...more,
});

const refined = (newest: string | Utterance, ...earlier: readonly (string | Utterance)[]) => {
  const utterance = (one: string | Utterance) => (typeof one === 'string' ? said(one) : one);
  return refine(utterance(newest), earlier.map(utterance), vocabulary);
};

/** The search a conversation comes to, in words. */
const search = (newest: string | Utterance, ...earlier: readonly (string | Utterance)[]) => {
  const read = refined(newest, ...earlier);
  return (
    read &&
    [read.reading.text, ...describeLimits(read.reading.limits), read.reading.order?.words]
      .filter((words) => words !== undefined)
      .join(' | ')
  );
};

const sofa = 'I am looking for a sofa bed';

describe('a message of limits or wishes alone goes on with the latest search', () => {
  const base = 'i am looking for a sofa bed';
  it.each([
    ['only under $450', `${base} | under $450.00`],
    ['under $450', `${base} | under $450.00`],
    ['up to $450 please', `${base} | up to $450.00`],
    ['my budget is $450', `${base} | up to $450.00`],
    ['what about under $450?', `${base} | under $450.00`],
    ['do you have anything under $450?', `${base} | under $450.00`],
    ['in stock please', `${base} | in stock`],
    ['only what is in stock', `${base} | in stock`],
    ['cheaper ones', `${base} | cheaper`],
    ['something cheaper', `${base} | cheaper`],
    ['show me cheaper ones', `${base} | cheaper`],
    ['a bit cheaper please', `${base} | a bit cheaper`],
    ['bigger', `${base} | bigger`],
    ['do you have a bigger one?', `${base} | bigger`],
    ['in oak instead', `${base} in oak`],
    ['in green', `${base} in green`],
    ['the same in green?', undefined],
    ['do you have one in green?', `${base} in green`],
    ['it should be green', `${base} green`],
    ['without arms', `${base} | without arms`],
    ['no leather', `${base} | without leather`],
    ['with storage', `${base} with storage`],
    ['for 8 people', `${base} for 8 people`],
    ['for the bedroom', `${base} for the bedroom`],
    ['narrower than 200 cm', `${base} | narrower than 200 cm`],
    ['washable', `${base} washable`],
    ['that ship to Canada', `${base} | shipped to CA`],
    ['only ones that ship to Canada', `${base} | shipped to CA`],
    ['the cheapest', `${base} | the cheapest`],
    ['and only in stock, under $450', `${base} | under $450.00 | in stock`],
  ])('%j', (message, expected) => {
    expect(search(message, sofa)).toBe(expected);
  });

  it('says what it went on with, in the shopper’s words', () => {
    expect(refined('only under $450', sofa)?.subject).toBe('sofa bed');
    expect(refined('only under $450', 'do you have any reading lamps under $80?')?.subject).toBe(
      'reading lamps',
    );
    expect(refined('only under $450', 'grey rug')?.subject).toBe('grey rug');
    expect(refined('only under $450', 'neither, show me floor lamps')?.subject).toBe('floor lamps');
    expect(refined('only under $450', 'how wide are your sofas?')?.subject).toBe('sofas');
  });
});

describe('a message goes on with nothing', () => {
  it.each([
    'a rug under $450',
    'what about rugs?',
    'show me coffee tables',
    'armchair',
    'hello',
    'thanks!',
    'can I return it?',
    'how much is delivery?',
    'do you ship to Canada?',
    'can I pay in installments?',
    'is it in stock?',
    'are they under $450?',
    'what is oak like?',
    'how do I clean linen?',
    'where is my order?',
    'something nice',
    'hmm',
    'why is it so expensive?',
  ])('when it is %j', (message) => {
    expect(refined(message, sofa)).toBeUndefined();
  });

  it('when it points at what was shown', () => {
    expect(refined(said('the ones under $450', { points: 'something' }), sofa)).toBeUndefined();
  });

  it('when nothing was searched for before', () => {
    for (const before of ['hello', 'can I return a sofa?', 'do you ship to Canada?', 'something nice'])
      expect(refined('only under $450', before)).toBeUndefined();
    expect(refined('only under $450')).toBeUndefined();
  });
});

describe('the latest product search is meant', () => {
  it.each<[string, (string | Utterance)[]]>([
    ['a policy question in between', [sofa, 'can I return a sofa?']],
    ['delivery asked in between', [sofa, 'how much is delivery to Canada?']],
    [
      'a question about something shown',
      [sofa, said('how tall is the second one?', { points: 'something' })],
    ],
    ['thanks in between', [sofa, 'thanks!']],
    ['a question that had to be asked back', [sofa, said('that bench', { points: 'tie' })]],
    ['words that say nothing', [sofa, 'hmm let me think']],
    ['an older search', ['a rug', sofa]],
    ['its own refinement', [sofa, 'under $900']],
  ])('after %s', (_, earlier) => {
    expect(search('only under $450', ...earlier)).toBe('i am looking for a sofa bed | under $450.00');
  });

  it('a newer search is never refined by an older one', () => {
    expect(search('only under $450', sofa, 'a rug')).toBe('a rug | under $450.00');
  });

  it('a search may name a country, and is still one', () => {
    expect(refined('only under $450', 'a sofa that ships to Canada')?.reading.limits).toMatchObject({
      countries: ['CA'],
      price: { max: 44_999 },
    });
  });

  it('a limit on what to pay is no question about payment', () => {
    expect(refined('in stock', "a rug, I can't pay more than $80")?.reading.limits.price?.max).toBe(8000);
  });
});

describe('limits said later', () => {
  it('a new price takes the place of the old one, whole', () => {
    expect(search('under $450', 'a rug between $500 and $900')).toBe('a rug | under $450.00');
    expect(search('over $450', 'a rug under $400')).toBe('a rug | over $450.00');
  });

  it('of other kinds add', () => {
    const read = refined('no leather', 'a rug under $400 in stock', 'narrower than 200 cm', 'without fringe');
    expect(describeLimits(read?.reading.limits ?? {})).toEqual([
      'under $400.00',
      'narrower than 200 cm',
      'without fringe or leather',
      'in stock',
    ]);
  });

  it('of the same side of a thing take its place', () => {
    expect(search('narrower than 220 cm', 'a rug narrower than 200 cm')).toBe('a rug | narrower than 220 cm');
  });

  it('a new colour takes the place of the old one, and another is added when the shopper says "or"', () => {
    expect(search('in green instead', 'a grey rug')).toBe('a rug in green');
    expect(search('in green', 'a rug', 'in grey')).toBe('a rug in green');
    expect(search('or in green', 'a grey rug')).toBe('a grey rug in green');
  });

  it('a new order and a new number of people take the place of the old', () => {
    const read = refined('for 4 people', 'a dining table for 8 people', 'cheaper', 'bigger');
    expect(read?.reading).toMatchObject({
      text: 'a dining table for 4 people',
      seats: 4,
      order: { by: 'size', direction: 'most' },
    });
    expect(read?.reading.chips.map(({ words }) => words)).toEqual(['bigger', 'for 4 people']);
  });
});

describe('a limit taken away', () => {
  const removing = (words: string) => said('', { remove: { words, byButton: true } });

  it('is gone, and everything else stays', () => {
    const search = ['a grey rug under $400 in stock', 'narrower than 200 cm'];
    const without = (words: string) => refined(removing(words), ...search);
    const left = (words: string) =>
      understoodOf(without(words)?.reading ?? { text: '', limits: {}, currency: 'USD', chips: [] });
    const all = ['under $400', 'in stock', 'grey', 'narrower than 200 cm'];
    for (const words of all)
      expect(
        left(words)
          .map((chip) => chip.words)
          .sort(),
      ).toEqual(all.filter((one) => one !== words).sort());
    expect(without('under $400')?.reading.limits.price).toBeUndefined();
    expect(without('in stock')?.reading.limits.inStock).toBeUndefined();
    expect(without('narrower than 200 cm')?.reading.limits.sizes).toBeUndefined();
    expect(without('grey')?.reading.text).toBe('a rug');
    expect(without('grey')?.subject).toBe('rug');
  });

  it.each([
    ['a rug without fringe', 'without fringe'],
    ['a rug that ships to Canada', 'ships to canada'],
    ['the cheapest rug', 'the cheapest'],
    ['a sofa for 4 people', 'for 4 people'],
    ['a rug 160 x 230 cm', '160 x 230 cm'],
  ])('of %j: %j', (message, words) => {
    const before = said(message).reading;
    expect(understoodOf(before).map((chip) => chip.words)).toContain(words);
    const { reading } = refined(removing(words), message) ?? {};
    expect(understoodOf(reading ?? before)).toEqual([]);
    expect(reading).toMatchObject({ limits: {} });
    expect([reading?.order, reading?.seats, reading?.limits]).toEqual([undefined, undefined, {}]);
  });

  it('stays gone in what follows, where its message stands in the history', () => {
    const read = refined('in stock', 'a rug under $400', removing('under $400'));
    expect(describeLimits(read?.reading.limits ?? {})).toEqual(['in stock']);
  });

  it('in typed words is a wish where no such condition holds', () => {
    const typed = (words: string) => said(`Without ${words}`, { remove: { words, byButton: false } });
    expect(search(typed('fringe'), 'a rug under $400')).toBe('a rug | under $400.00 | without fringe');
    expect(search(typed('under $400'), 'a rug under $400')).toBe('a rug');
  });

  it('that never held changes nothing', () => {
    expect(refined(removing('under $9'), 'a rug under $400')?.reading).toEqual(
      said('a rug under $400').reading,
    );
  });

  it('of no search is nothing', () => {
    expect(refined(removing('under $400'), 'hello')).toBeUndefined();
  });
});
