import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';

/** What a message excludes, in short: "material leather", "colour white", "feature arm", "assembly". */
function excluded(message: string): string[] {
  const { without = [] } = readQuery(message, 'USD', vocabulary).limits;
  return without.map((exclusion) => {
    switch (exclusion.kind) {
      case 'assembly':
        return 'assembly';
      case 'colour':
        return `colour ${vocabulary.colourFamilies.filter((_, bit) => exclusion.bits & (1 << bit)).join('+')}`;
      default:
        return `${exclusion.kind} ${exclusion.phrases[0]}`;
    }
  });
}

describe('an exclusion', () => {
  it.each([
    ['a shoulder bag, not leather', ['material leather']],
    ['a sofa without arms', ['feature arm']],
    ['a table, no assembly', ['assembly']],
    ['no assembly required', ['assembly']],
    ["a table that doesn't need assembling", ['assembly']],
    ['a lamp, neither brass nor black', ['material brass', 'colour black']],
    ['a leather-free sofa', ['material leather']],
    ['a leather free sofa', ['material leather']],
    ['non-leather', ['material leather']],
    ['anything but white', ['colour white']],
    ['any color except black', ['colour black']],
    ['in any colour other than gray', ['colour grey']],
    ['not made of glass', ['material glass']],
    ['I don’t want plastic', ['material plastic']],
    ['I am allergic to linen', ['material linen']],
    ['not a fan of brass', ['material brass']],
    ['a bed that has no headboard', ['feature headboard']],
    ['one that does not have wheels', ['feature wheel']],
    ['a rug that is not white', ['colour white']],
    ['but no drawers please', ['feature drawer']],
    ['a non leather sofa', ['material leather']],
    ['a lamp w/o glass', ['material glass']],
    ["a table that doesn't contain glass", ['material glass']],
    ['a sofa that does not have any steel', ['material steel']],
    ['a sofa free from linen', ['material linen']],
    ['zero plastic', ['material plastic']],
    ['a plastic free lamp', ['material plastic']],
    ['a sofa minus the arms', ['feature arm']],
    ['no metal parts', ['material metal']],
    ['no black legs', ['feature black leg']],
    ['no coffee table please', ['feature coffe tabl']],
    ['not a sofa', ['feature sofa']],
  ])('is read from %j', (message, what) => {
    expect(excluded(message)).toEqual(what);
  });

  it('of a material holds for every kind of it', () => {
    const [exclusion] = readQuery('no wood', 'USD', vocabulary).limits.without ?? [];
    expect(exclusion).toMatchObject({
      kind: 'material',
      phrases: ['wood', 'oak', 'solid oak', 'pine', 'walnut'],
    });
  });

  it.each([
    ['not white or grey', ['colour white', 'colour grey']],
    ['no glass, plastic or leather', ['material glass', 'material plastic', 'material leather']],
    ['no arms or wheels', ['feature arm', 'feature wheel']],
    ['neither here nor there, but not glass nor plastic', ['material glass', 'material plastic']],
    ['not leather and no glass', ['material leather', 'material glass']],
    ['without leather and plastic', ['material leather', 'material plastic']],
    ['without arms, not leather', ['feature arm', 'material leather']],
    ['without arms not leather', ['feature arm', 'material leather']],
  ])('may be a list: %j', (message, what) => {
    expect(excluded(message)).toEqual(what);
  });

  it.each([
    ['not lether', ['material leather']],
    ['no plastc', ['material plastic']],
    ['anything but wihte', ['colour white']],
    ['wihtout glass', ['material glass']],
    ['no asembly', ['assembly']],
    ['not leather at all', ['material leather']],
    ['no leather stuff', ['material leather']],
  ])('is not lost by a typing error or a filler: %j', (message, what) => {
    expect(excluded(message)).toEqual(what);
  });

  it('of a thing that sounds like a material is not taken for one', () => {
    expect(excluded('no plaster')).toEqual(['feature plaster']);
    expect(excluded('no oats')).toEqual(['feature oat']);
  });
});

describe('of a quality before a kind of thing, the kind is what is sought', () => {
  it.each([
    ['not grey sofa', 'sofa', 'not grey', ['colour grey']],
    ['not a grey sofa', 'sofa', 'not grey', ['colour grey']],
    ['not a big grey sofa', 'sofa', 'not big grey', ['colour grey']],
    ['anything but white sofa', 'sofa', 'anything but white', ['colour white']],
    ['not a steel chair', 'chair', 'not steel', ['material steel']],
    ['no leather sofa', 'sofa', 'no leather', ['material leather']],
    ['no lether sofa', 'sofa', 'no lether', ['material leather']],
    ['anything except leather couch', 'couch', 'anything except leather', ['material leather']],
    [
      'neither leather nor linen sofa',
      'sofa',
      'neither leather nor linen',
      ['material leather', 'material linen'],
    ],
    ['not a red or a white sofa', 'sofa', 'not red or white', ['colour red', 'colour white']],
    [
      'no glass, plastic or leather sofa',
      'sofa',
      'no glass, plastic or leather',
      ['material glass', 'material plastic', 'material leather'],
    ],
    ['no oak wood table', 'table', 'no oak wood', ['material oak']],
    ['no glass coffee table please', 'coffee table please', 'no glass', ['material glass']],
    ['no black leather sofa', 'sofa', 'no black leather', ['colour black', 'material leather']],
  ])('%j', (message, text, words, what) => {
    const reading = readQuery(message, 'USD', vocabulary);
    expect(excluded(message)).toEqual(what);
    expect(reading.text).toBe(text);
    expect(reading.chips.filter(({ kind }) => kind === 'without')).toEqual([{ kind: 'without', words }]);
  });

  it.each([
    ['a sofa with no leather lamps', ['feature leather lamp']],
    ['no leather, white sofa', ['material leather']],
    ['nothing but leather sofas', []],
  ])('but not in %j', (message, what) => {
    expect(excluded(message)).toEqual(what);
  });
});

describe('an armchair that is not wanted', () => {
  it('says nothing against arms', () => {
    const { without } = readQuery('no armchairs', 'USD', vocabulary).limits;
    expect(without).toMatchObject([{ phrases: ['armchair'] }]);
  });
});

describe('what is for a vegan', () => {
  it('is of no animal', () => {
    const [exclusion] = readQuery('a vegan sofa', 'USD', vocabulary).limits.without ?? [];
    const phrases = ['leather', 'sued', 'wool', 'down', 'feather', 'silk', 'sheepskin'];
    expect(exclusion).toMatchObject({ kind: 'material', phrases: expect.arrayContaining(phrases) });
  });

  it('may look like leather', () => {
    expect(excluded('vegan leather is fine')).toEqual([]);
  });
});

describe('no exclusion', () => {
  it.each([
    'not too big',
    'not sure yet',
    'no thanks, the red one',
    'no show me red ones',
    'no I want the white one',
    'why is it not in stock',
    'my sofa did not arrive',
    'it has not arrived',
    'I have no order number',
    'there is no picture',
    'no idea',
    'nothing in our bedroom has a place',
    'a lamp, please, in white',
    'free delivery',
    'a non-slip mat',
    'wood or glass',
  ])('is read from %j', (message) => {
    expect(excluded(message)).toEqual([]);
  });

  it.each([
    ['a shoulder bag, not leather, in black', ['material leather']],
    ['not leather and a white lamp', ['material leather']],
    ['not leather, black or white', ['material leather']],
    ['not glass, oak please', ['material glass']],
    ['without arms and comfortable', ['feature arm']],
  ])('reaches over to what is wanted: %j', (message, what) => {
    expect(excluded(message)).toEqual(what);
  });

  it.each([
    ['a no assembly bookcase', 'a bookcase'],
    ['no assembly required bookcase', 'bookcase'],
  ])('of assembly leaves the thing it stands before: %j', (message, text) => {
    expect(excluded(message)).toEqual(['assembly']);
    expect(readQuery(message, 'USD', vocabulary).text).toBe(text);
  });

  it.each([
    ['without arms', ['arm', 'armrest', 'armchair']],
    ['no armrests', ['armrest', 'arm', 'armchair']],
    ['no wheels', ['wheel', 'caster', 'castor']],
  ])('is of a part under all its names: %j', (message, phrases) => {
    const { without } = readQuery(message, 'USD', vocabulary).limits;
    expect(without).toMatchObject([{ kind: 'feature', phrases }]);
  });

  it('leaves its words to be searched for', () => {
    expect(readQuery('a sofa, not leather, in white', 'USD', vocabulary).text).toBe('a sofa, , in white');
  });
});
