import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { terms } from '../../domain/text.ts';
import { readIndex, writeIndex } from './format.ts';
import {
  isSaid,
  type Likelihood,
  likeliest,
  likelihoodSections,
  readLikelihood,
  type Text,
} from './likelihood.ts';

const modelOf = (texts: readonly Text[]): Likelihood =>
  readLikelihood(readIndex(writeIndex({}, likelihoodSections(texts)).buffer as ArrayBuffer));
const plain = (words: string): Text => [{ words, weight: 1 }];
const asked = (question: string) => terms(question).map((term) => [{ phrase: [term], weight: 1 }]);

describe('of texts, the likeliest', () => {
  const model = modelOf([
    plain('guests sleep over. guests stay the night. guests crash here'),
    plain('sleep badly. sleep hot. sleep with a sore back'),
    plain('wet towels. wet floor after a shower'),
  ]);

  test('is the one whose examples have most in common with the question', () => {
    expect(likeliest(model, asked('guests who sleep here'))[0]).toMatchObject({ text: 0, holds: 2 });
    expect(likeliest(model, asked('I sleep with a bad back'))[0]).toMatchObject({ text: 1 });
  });

  test('is none where nothing of it is said in any', () => {
    expect(likeliest(model, asked('electric drill'))).toEqual([]);
    expect(isSaid(model, 'guest')).toBe(true);
    expect(isSaid(model, 'drill')).toBe(false);
  });

  test('is found by another way of saying it, which counts less', () => {
    const own = likeliest(model, [[{ phrase: ['shower'], weight: 1 }]]);
    const other = likeliest(model, [
      [
        { phrase: ['bath'], weight: 1 },
        { phrase: ['shower'], weight: 0.5 },
      ],
    ]);
    expect(other[0]?.text).toBe(own[0]?.text);
    expect(other[0]!.ratio).toBeLessThan(own[0]!.ratio);
  });

  test('must hold the whole of a phrase', () => {
    const both = likeliest(model, [[{ phrase: ['wet', 'floor'], weight: 1 }]]);
    expect(both.map(({ text }) => text)).toEqual([2]);
    expect(likeliest(model, [[{ phrase: ['wet', 'guest'], weight: 1 }]])).toEqual([]);
  });
});

/** log P(q|d) - log P(q|all), as Zhai and Lafferty write it, from the texts themselves. */
function ratioOf(texts: readonly (readonly string[])[], at: number, question: readonly string[]): number {
  const all = texts.flat();
  const mu = Math.max(1, all.length / texts.length / 2);
  const count = (words: readonly string[], term: string) => words.filter((word) => word === term).length;
  return question
    .filter((term) => all.includes(term))
    .reduce((sum, term) => {
      const share = count(all, term) / all.length;
      const own = texts[at]!;
      return sum + Math.log((count(own, term) + mu * share) / (own.length + mu)) - Math.log(share);
    }, 0);
}

test('the ratio is that of query likelihood with Dirichlet smoothing', () => {
  const word = fc.constantFrom('oak', 'elm', 'ash', 'fir', 'yew', 'box');
  const text = fc.array(word, { minLength: 1, maxLength: 12 });
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 5 }),
      fc.uniqueArray(word, { minLength: 1 }),
      (texts, question) => {
        const model = modelOf(texts.map((words) => plain(words.join(' '))));
        const found = likeliest(
          model,
          question.map((term) => [{ phrase: [term], weight: 1 }]),
        );
        const ratios = found.map(({ ratio }) => ratio);
        expect(ratios).toEqual(ratios.toSorted((a, b) => b - a));
        for (const likely of found)
          expect(likely.ratio).toBeCloseTo(ratioOf(texts, likely.text, question), 3);
      },
    ),
  );
});
