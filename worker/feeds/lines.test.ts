import { expect, test } from 'vitest';
import { expectSameHoweverCut, piecesOf } from '../../tests/fixtures/feeds/pieces.ts';
import { linesOf, peek } from './lines.ts';

const text = 'one\r\ntwo\n\nthree\rfour\r\n';

test('lines of any system', async () => {
  expect(await Array.fromAsync(linesOf(piecesOf(text)))).toEqual(['one', 'two', '', 'three', 'four']);
  expect(await Array.fromAsync(linesOf(piecesOf('no end')))).toEqual(['no end']);
});

test('are the same however the text is cut', async () => {
  await expectSameHoweverCut(text, linesOf);
});

test.each([0, 1, 7, 1000])('a look at the first %i characters takes nothing away', async (size) => {
  const { head, whole } = await peek(piecesOf(text, [2, 9]), size);
  expect(head).toBe(text.slice(0, size));
  expect((await Array.fromAsync(whole)).join('')).toBe(text);
});

test('a source is let go of when the reader stops early', async () => {
  let isClosed = false;
  async function* source() {
    try {
      yield 'a';
      yield 'b';
      yield 'c';
    } finally {
      isClosed = true;
    }
  }
  const { whole } = await peek(source(), 1);
  for await (const _ of whole) break;
  expect(isClosed).toBe(true);
});
