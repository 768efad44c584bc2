import { describe, expect, it } from 'vitest';
import { vocabulary } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';

const priceOf = (message: string) => {
  const { min, max, currency } = readQuery(message, 'USD', vocabulary).limits.price ?? {};
  return [min, max, currency];
};
const none = undefined;

describe('a budget in another language', () => {
  it.each([
    ['eine Leselampe unter 80 €', none, 7999, 'EUR'],
    ['ein Sofa bis zu 1.299,00 €', none, 129_900, 'EUR'],
    ['höchstens 50 Euro', none, 5000, 'EUR'],
    ['zwischen 50 und 80 €', 5000, 8000, 'EUR'],
    ['mehr als 100 €', 10_001, none, 'EUR'],
    ['une lampe à moins de 80 €', none, 7999, 'EUR'],
    ["jusqu'à 300 €", none, 30_000, 'EUR'],
    ['entre 50 et 80 euros', 5000, 8000, 'EUR'],
    ['una lámpara por menos de 80 €', none, 7999, 'EUR'],
    ['hasta 300 euros', none, 30_000, 'EUR'],
    ['entre 50 y 80 €', 5000, 8000, 'EUR'],
    ['una lampada sotto i 80 €', none, 7999, 'EUR'],
    ['fino a 300 €', none, 30_000, 'EUR'],
    ['tra 50 e 80 €', 5000, 8000, 'EUR'],
    ['abaixo de 80 €', none, 7999, 'EUR'],
    ['até 300 €', none, 30_000, 'EUR'],
    ['een lamp onder de 80 €', none, 7999, 'EUR'],
    ['tot 300 euro', none, 30_000, 'EUR'],
    ['tussen 50 en 80 €', 5000, 8000, 'EUR'],
  ])('is read from %j', (message, min, max, currency) => {
    expect(priceOf(message)).toEqual([min, max, currency]);
  });

  it.each(['I ate 80 of them', 'rond the corner', 'sous vide', 'over the sofa'])(
    'is not read from %j',
    (message) => {
      expect(readQuery(message, 'USD', vocabulary).limits).toEqual({});
    },
  );
});
