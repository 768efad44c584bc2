import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutsOf, piecesOf } from '../../../tests/fixtures/feeds/pieces.ts';
import { type JsonElement, type JsonLayout, jsonElements } from './scanner.ts';

function scan(text: string, layout: JsonLayout = { list: 'products' }, cuts: number[] = []) {
  return Array.fromAsync(jsonElements(piecesOf(text, cuts), layout));
}

function textsOf(elements: readonly JsonElement[]): string[] {
  return elements.map(({ text }) => text.trim());
}

describe('the records of a JSON feed', () => {
  it.each([
    [
      'of an array',
      '[{"a":1}, {"b":[2,{}]},\n3, "x,]" , [4]]',
      ['{"a":1}', '{"b":[2,{}]}', '3', '"x,]"', '[4]'],
    ],
    [
      'of a list in an object',
      '{"page":[1],"products" : [{"a":1},{"b":2}],"next":[{"c":3}]}',
      ['{"a":1}', '{"b":2}'],
    ],
    ['one after the other', '{"a":1}\n{"b":[1]}{"c":3}', ['{"a":1}', '{"b":[1]}', '{"c":3}']],
    [
      'of an object without that list',
      '{"a":{"products":[1]},"b":"\\"products\\":["}',
      ['{"a":{"products":[1]},"b":"\\"products\\":["}'],
    ],
    ['of an empty list', '{"products":[]} [ ]', []],
    ['of nothing', ' \n', []],
    ['with strings that look like structure', '["\\"]", "\\\\", "}"]', ['"\\"]"', '"\\\\"', '"}"']],
    ['of a list with commas too many', '[1,,2,]', ['1', '2']],
    ['that are no JSON', 'id,title\n}{"a":1}', ['id,title', '}{"a":1}']],
  ])('are found %s', async (_, text, expected) => {
    expect(textsOf(await scan(text))).toEqual(expected);
  });

  it('begin on lines that are counted from 1', async () => {
    const elements = await scan('\uFEFF{\n"products": [\n{"a":\n1},\n\n{"b":2}]}');
    expect(elements.map(({ line }) => line)).toEqual([3, 6]);
  });

  it('are cut where the text ends within one, or before its list does', async () => {
    expect(await scan('[{"a":1},\n{"b":"x')).toEqual([
      { line: 1, text: '{"a":1}', cut: false },
      { line: 2, text: '{"b":"x', cut: true },
    ]);
    expect(await scan('[{"a":1},\n')).toEqual([
      { line: 1, text: '{"a":1}', cut: false },
      { line: 2, text: '', cut: true },
    ]);
    expect(await scan('{"products":[1]')).toEqual([
      { line: 1, text: '1', cut: false },
      { line: 1, text: '', cut: true },
    ]);
  });

  it('end with their line in JSON Lines, however broken', async () => {
    const lines = '{"a":"x\n{"b":[\n\n{"c":3}\n{"d":"';
    expect(await scan(lines, { list: 'products', linewise: true })).toEqual([
      { line: 1, text: '{"a":"x', cut: false },
      { line: 2, text: '{"b":[', cut: false },
      { line: 4, text: '{"c":3}', cut: false },
      { line: 5, text: '{"d":"', cut: true },
    ]);
  });
});

describe('any JSON', () => {
  const values = fc.array(fc.jsonValue({ maxDepth: 4 }), { maxLength: 6 });

  it('is found as it was put into a list, however it is written and cut', async () => {
    const space = fc.constantFrom(undefined, 1, '\t');
    await fc.assert(
      fc.asyncProperty(values, space, fc.boolean(), fc.context(), async (list, indent, isEnvelope, log) => {
        const text = JSON.stringify(
          isEnvelope ? { 'before "[': ['{'], products: list, after: [1] } : list,
          null,
          indent,
        );
        const [cuts = []] = fc.sample(cutsOf(text), 1);
        log.log(`cut at ${cuts.join()}`);
        const found = await scan(text, { list: 'products' }, cuts);
        expect(found.map((element) => JSON.parse(element.text))).toEqual(JSON.parse(JSON.stringify(list)));
      }),
    );
  });

  it('gives the same elements however a damaged text is cut', async () => {
    const damaged = fc.string({ unit: fc.constantFrom(...'{}[]",:\\\n a"products"'), maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(damaged, fc.boolean(), fc.infiniteStream(fc.nat()), async (text, linewise, places) => {
        const cuts = [...places.take(5)].map((place) => place % (text.length + 1));
        const layout = { list: 'products', linewise };
        expect(await scan(text, layout, cuts)).toEqual(await scan(text, layout));
      }),
    );
  });
});
