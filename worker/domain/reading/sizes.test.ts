import { describe, expect, it, test } from 'vitest';
import { vocabulary } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';

/** The size limits of a message without their words, as [dimension, min, max]. */
function sizesOf(message: string) {
  const { sizes = [] } = readQuery(message, 'USD', vocabulary).limits;
  return sizes.map(({ dimension, min, max }) => [dimension, min, max]);
}
const none = undefined;

describe('a size limit', () => {
  it.each([
    ['a sideboard that fits a 4 ft 7 in wall', 'longest', none, 1397],
    ['fits in an 80 cm gap', 'longest', none, 800],
    ['a chest of drawers for a 45 cm gap', 'longest', none, 450],
    ['a cabinet to fit a gap of 450 mm', 'longest', none, 450],
    ['a wardrobe for an alcove 1.1 m wide', 'width', none, 1100],
    ['a table that is 6 ft tall', 'height', 1719, 1939],
    ['a mattress 6 inches thick at most', 'height', none, 152],
    ['a sofa with a seat at least 18 inches high', 'seatHeight', 458, none],
    ['a stool to go under a 90 cm counter', 'height', none, 900],
    ['narrower than 60 cm', 'width', none, 599],
    ['no wider than 60 cm', 'width', none, 600],
    ['max 70 cm wide', 'width', none, 700],
    ['no lamps wider than 120 cm', 'width', none, 1200],
    ['no sofa over 120 cm wide', 'width', none, 1200],
    ["I don't want a table longer than 3 m", 'length', none, 3000],
    ['less than 8 inches deep', 'depth', none, 203],
    ['under 15 inches tall', 'height', none, 380],
    ['120 cm or less wide', 'width', none, 1200],
    ['120 cm or more wide', 'width', 1200, none],
    ['60 cm or less', 'longest', none, 600],
    ['at least five feet tall', 'height', 1524, none],
    ['taller than 2 m', 'height', 2001, none],
    ['2 metres or longer', 'length', 2000, none],
    ['170cm or taller', 'height', 1700, none],
    ['a seat about 65 cm off the ground', 'seatHeight', 611, 689],
    ['two litres at least', 'volume', 2000, none],
    ['between 110 and 125 cm long', 'length', 1100, 1250],
    ['a desk 100-120 cm wide', 'width', 1000, 1200],
    ['a desk 100 – 120 cm wide', 'width', 1000, 1200],
    ['a desk 100 to 120 cm wide', 'width', 1000, 1200],
    ['a desk 100cm-120cm wide', 'width', 1000, 1200],
    ['a rug 5-6 ft long', 'length', 1524, 1828],
    ['a shelf 30-40cm deep', 'depth', 300, 400],
    ['a vase of width 10-15 cm', 'width', 100, 150],
    ['a bin of 30-40 litres', 'volume', 30_000, 40_000],
    ["5'-6' long", 'length', 1524, 1828],
    ['at most 5 ft-6 in long', 'length', none, 1676],
    ['seat height between 24 and 27 inches', 'seatHeight', 610, 685],
    ['6\' 2" long or more', 'length', 1880, none],
    ['a 60 cm round table', 'diameter', 564, 636],
    ['about 1.5 m wide', 'width', 1410, 1590],
    ['max width 80 cm', 'width', none, 800],
    ['a bookcase of maximum width 100 cm', 'width', none, 1000],
    ['bookcase, width max 80', 'width', none, 800],
    ['bookcase width max 80 cm', 'width', none, 800],
    ['width 80cm max', 'width', none, 800],
    ['planter depth under 30 cm', 'depth', none, 299],
    ['planter max 12" deep', 'depth', none, 304],
    ['min height 2 m', 'height', 2000, none],
    ['height at least 2 m', 'height', 2000, none],
    ['seat height 75 cm', 'seatHeight', 705, 795],
    ['a shelf of width 60 cm', 'width', 564, 636],
    ['mirror 60cm', 'extent', 564, 636],
    ['floor lamp 150 cm', 'extent', 1410, 1590],
  ] as const)('is read from %j', (message, dimension, min, max) => {
    expect(sizesOf(message)).toEqual([[dimension, min, max]]);
  });

  it('of two sides is a footprint, whichever comes first', () => {
    expect(sizesOf('a rug of 160 x 230 cm')).toEqual(sizesOf('a rug of 230 x 160 cm'));
    expect(sizesOf('a rug of 160 x 230 cm')).toEqual([
      ['longSide', 2116, 2484],
      ['shortSide', 1472, 1728],
    ]);
  });

  it('of furniture needs no unit where it is of so many centimetres', () => {
    expect(sizesOf('desk 100 x 60')).toEqual(sizesOf('desk 60 x 100 cm'));
    expect(sizesOf('oak desk 100 x 60 under $300')).toHaveLength(2);
  });

  it.each([
    ['rug 160x230', 'a rug of 160 x 230 cm'],
    ['160x230 rug', 'a rug of 160 x 230 cm'],
    ['5x8 rug', 'a rug of 5 x 8 ft'],
    ['rug 5 x 8', 'a rug of 5 x 8 ft'],
    ["rug 5'x8'", 'a rug of 5 x 8 ft'],
    ['rug 160cmx230cm', 'a rug of 160 x 230 cm'],
  ])('of a rug needs no unit: %j', (message, inFull) => {
    expect(sizesOf(message)).toHaveLength(2);
    expect(sizesOf(message)).toEqual(sizesOf(inFull));
  });

  it.each([
    ['a bed for over 100 kg people', 'load', 100_000, none],
    ['a chair for 120 kg men', 'load', 120_000, none],
    ['up to 10 kilos', 'weight', none, 10_000],
    ['less than 10 kg', 'weight', none, 9999],
    ['lighter than 5 pounds', 'weight', none, 2267],
    ['between 3 and 5 kg', 'weight', 3000, 5000],
    ['a desk chair for a guy who weighs 100 kg', 'load', 100_000, none],
    ['a pan holding 2 litres or more', 'volume', 2000, none],
    ['glasses of 350ml or larger', 'volume', 350, none],
    ['planter of at least 80 liters', 'volume', 80_000, none],
  ] as const)('is on weight, load or volume: %j', (message, dimension, min, max) => {
    expect(sizesOf(message)).toEqual([[dimension, min, max]]);
  });

  it.each([
    ['nothing wider than 60 cm', 'width', none, 600],
    ["it can't be more than 60 cm wide", 'width', none, 600],
    ['no less than 60 cm wide', 'width', 600, none],
    ['not narrower than 60 cm', 'width', 600, none],
    ['not heavier than 10 kg', 'weight', none, 10_000],
    ['must not weigh over 10 kg', 'weight', none, 10_000],
  ] as const)('is turned around by a no that belongs to it: %j', (message, dimension, min, max) => {
    expect(sizesOf(message)).toEqual([[dimension, min, max]]);
  });

  it.each([
    ['under 23 1/2 inches wide', 'width', none, 596],
    ['under 23½" wide', 'width', none, 596],
    ['at most six and a half feet long', 'length', none, 1981],
    ['at most 1.625 m long', 'length', none, 1625],
    ['at most 0.125 m deep', 'depth', none, 125],
    ['at most 1.200 mm long', 'length', none, 1200],
    ['at most 1,5 m long', 'length', none, 1500],
  ] as const)('may be a fraction or a decimal: %j', (message, dimension, min, max) => {
    expect(sizesOf(message)).toEqual([[dimension, min, max]]);
  });

  it('of whole inches reaches the whole millimetre it comes to, whatever a float makes of it', () => {
    for (let inches = 5; inches <= 200; inches += 5)
      expect(sizesOf(`at most ${inches} inches wide`)).toEqual([['width', none, (inches * 254) / 10]]);
  });
});

test('a second figure has the unit of the first, and what lies flat is of centimetres or feet', () => {
  expect(sizesOf('between 115 and 145 cm wide, max 40 deep')).toEqual([
    ['width', 1150, 1450],
    ['depth', none, 400],
  ]);
  expect(sizesOf('mattress 90 x 190')).toEqual(sizesOf('mattress 90 x 190 cm'));
  const rug = sizesOf('rug 8x10');
  for (const said of [
    'rug 8x10 under $300',
    'wool rug 8x10 for the living room',
    'rug 8x10 please',
    '8 by 10 rug',
  ])
    expect([said, sizesOf(said)]).toEqual([said, rug]);
});

test('how tall somebody is bounds no thing', () => {
  expect(sizesOf('a bed for a 6ft 4 tall man')).toEqual([]);
  expect(sizesOf("I'm 6'4\" tall, which desk fits me?")).toEqual([]);
});

describe('no size limit', () => {
  it.each([
    'a lamp under 80 in oak',
    'a sofa under $900 L shaped',
    'a sofa under 900 l-shaped',
    'a cup of tea',
    'over the moon',
    'under 30 pounds',
    'a table for 6',
    'E27 bulb',
    'a photo frame 8x10',
    'a 30x40 rug',
    'under 9007199254740993 inches',
  ])('is read from %j', (message) => {
    expect(sizesOf(message)).toEqual([]);
  });

  it('is read from the "over" in "cover", which is no bound', () => {
    expect(sizesOf('a mattress cover 160 cm wide')).toEqual([['width', 1504, 1696]]);
  });
});

describe('a size and a budget in one message', () => {
  it('are told apart, in either order', () => {
    for (const message of ['narrower than 60 cm and under $80', 'under $80 and narrower than 60 cm']) {
      expect(readQuery(message, 'USD', vocabulary).limits).toMatchObject({
        price: { max: 7999, currency: 'USD' },
        sizes: [{ dimension: 'width', max: 599 }],
      });
    }
  });
});
