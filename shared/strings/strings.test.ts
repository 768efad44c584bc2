import { describe, expect, it } from 'vitest';
import { guessLanguage } from '../../worker/domain/language.ts';
import { element, worker } from './en.ts';
import { fill, say, stringsFor } from './index.ts';
import { type WorkerStrings, workerStrings } from './worker.ts';

describe('fill', () => {
  it('puts every value in its place, as often as it is named', () => {
    expect(fill('{a} and {b} and {a}', { a: 'oak', b: 2 })).toBe('oak and 2 and oak');
  });

  it('leaves a place without a value as it is', () => {
    expect(fill('Only {count} left', {})).toBe('Only {count} left');
  });

  it('never fills a place from what every object has', () => {
    expect(fill('{constructor} {toString} {__proto__}', {})).toBe('{constructor} {toString} {__proto__}');
  });

  it('does not fill places inside a value, and takes "$&" for the text it is', () => {
    expect(fill('{title} costs {price}', { title: '{price}', price: '$& $1' })).toBe('{price} costs $& $1');
  });
});

describe('stringsFor', () => {
  it.each(['en', 'en-GB', 'EN-us', 'de-DE', 'constructor', '__proto__', '', undefined])(
    'has words for the locale %j',
    (locale) => {
      expect(stringsFor(locale)).toEqual(expect.objectContaining({ send: expect.any(String) }));
    },
  );
});

describe('the English strings', () => {
  it('name every place so that it can be filled', () => {
    for (const text of [...Object.values(element), ...Object.values(worker)])
      expect(text.replaceAll(/\{\w+\}/g, '')).not.toMatch(/[{}]/);
  });

  it('say which of them was asked for', () => {
    expect(say(stringsFor('en'), 'lowStock', { count: 2 })).toBe('Only 2 left');
  });
});

const keys = Object.keys(worker) as (keyof WorkerStrings)[];
const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(Object.entries(workerStrings))('what the worker says in %s', (language, strings) => {
  it.each(keys)('has the values of the English %s in it, and no others', (key) => {
    expect(placesOf(strings[key])).toEqual(placesOf(worker[key]));
  });

  it('is in that language', () => {
    const sentences = keys.map((key) => strings[key]).filter((text) => text.split(' ').length > 6);
    for (const text of sentences) expect(guessLanguage(text), text).toBe(language);
  });

  it('offers as many quick replies as in English', () => {
    expect(strings.clarifyOptions.split('|')).toHaveLength(worker.clarifyOptions.split('|').length);
  });

  it('is a translation', () => {
    const same = keys.filter((key) => language !== 'en' && strings[key] === worker[key]);
    expect(same).toEqual([]);
  });
});
