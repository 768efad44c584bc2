import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatLength, formatWeight, sizeLabels } from './measures.ts';

const numbersOf = (text: string) => [...text.matchAll(/[\d.]+/g)].map(([number]) => Number(number));

describe('formatLength', () => {
  it.each([
    [450, '45 cm (17.7 in)'],
    [457, '45.7 cm (18 in)'],
    [254, '25.4 cm (10 in)'],
    [1, '0.1 cm (0 in)'],
    [2100, '210 cm (82.7 in)'],
  ])('writes %i mm as %s', (millimetres, text) => {
    expect(formatLength(millimetres)).toBe(text);
  });

  it('is exact in centimetres, and in inches to a tenth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (millimetres) => {
        const [cm = 0, inches = 0] = numbersOf(formatLength(millimetres));
        expect(Math.round(cm * 10)).toBe(millimetres);
        expect(Math.abs(inches * 25.4 - millimetres)).toBeLessThanOrEqual(1.27 + 1e-9);
      }),
    );
  });

  it('never shows a trailing zero or more than one decimal', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), (millimetres) => {
        expect(formatLength(millimetres)).toMatch(/^\d+(?:\.[1-9])? cm \(\d+(?:\.[1-9])? in\)$/);
      }),
    );
  });
});

describe('formatWeight', () => {
  it.each([
    [350, '350 g (12.3 oz)'],
    [999, '999 g (35.2 oz)'],
    [1000, '1 kg (2.2 lb)'],
    [2400, '2.4 kg (5.3 lb)'],
  ])('writes %i g as %s', (grams, text) => {
    expect(formatWeight(grams)).toBe(text);
  });

  it('reads back within the rounding of its last digit, in both units', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200_000 }), (grams) => {
        const [metric = 0, imperial = 0] = numbersOf(formatWeight(grams));
        const [unit, ounces] = grams < 1000 ? [1, 28.349523125] : [1000, 453.59237];
        expect(Math.abs(metric * unit - grams)).toBeLessThanOrEqual(grams < 1000 ? 0 : 50);
        expect(Math.abs(imperial * ounces - grams)).toBeLessThanOrEqual(ounces / 20 + 1e-6);
      }),
    );
  });
});

it('every dimension has a name of its own', () => {
  expect(new Set(Object.values(sizeLabels)).size).toBe(Object.keys(sizeLabels).length);
});
