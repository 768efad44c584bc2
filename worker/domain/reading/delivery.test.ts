import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';
import { policyTopic } from '../topics.ts';

describe('a country', () => {
  it.each([
    ['can you send a sofa to Canada', 'CA', 'a sofa'],
    ['do you ship reading lamps to the UK?', 'GB', 'reading lamps ?'],
    ["I'm in Canada, looking for a sofa", 'CA', ', looking for a sofa'],
    ['a sofa that ships to Ireland', 'IE', 'a sofa that'],
    ['we live in Mexico', 'MX', ''],
  ])('is a limit in %j', (message, code, text) => {
    const reading = readQuery(message, 'USD', vocabulary);
    expect(reading.limits.countries).toEqual([code]);
    expect(reading.text).toBe(text);
  });

  it.each([
    'does it go to Ireland',
    'delivery to Canada',
    'can you send it to Canada',
    'do you ship to the UK?',
  ])('is asked about where no product is named: %j', (message) => {
    expect(policyTopic(message.toLowerCase())).toBe('where we ship');
  });

  it('of a thing that nobody sells stays a question', () => {
    expect(
      readQuery('can you send a postcard to Canada', 'USD', vocabulary).limits.countries,
    ).toBeUndefined();
  });
});
