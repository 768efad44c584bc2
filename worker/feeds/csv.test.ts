import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cutsOf, expectSameHoweverCut, piecesOf } from '../../tests/fixtures/feeds/pieces.ts';
import { csvColumns, csvRecords } from './csv.ts';

async function read(text: string, cuts: readonly number[] = []) {
  const rows = await Array.fromAsync(csvRecords(piecesOf(text, cuts)));
  return rows.map((row) =>
    row.kind === 'record' ? [row.line, Object.fromEntries(row.record)] : [row.line, row.reason],
  );
}

describe('lines', () => {
  test('are counted from 1, through cells of several lines and empty lines', async () => {
    expect(await read('a,b\n\n"one\n\ntwo",2\n\n\n3,"4\n"\n5,6')).toEqual([
      [3, { a: 'one\n\ntwo', b: '2' }],
      [8, { a: '3', b: '4' }],
      [10, { a: '5', b: '6' }],
    ]);
  });

  test.each(['\r\n', '\r'])('may end in %j', async (end) => {
    expect(await read(['a,b', '"one', 'two",2', '3,4', ''].join(end))).toEqual([
      [2, { a: 'one\ntwo', b: '2' }],
      [4, { a: '3', b: '4' }],
    ]);
  });

  test('may end in one way here and in another there', async () => {
    expect(await read('a,b\r\n1,2\n3,4\r5,6')).toHaveLength(3);
  });
});

describe('separators', () => {
  test.each([',', ';', '\t', '|'])('%j is found in the header', async (separator) => {
    const text = `\ufeff"a, or; b|c${separator}"${separator}b\n1${separator}2,5\n`.replace(
      ',5',
      separator === ',' ? '' : ',5',
    );
    expect(await read(text)).toMatchObject([[2, { b: separator === ',' ? '2' : '2,5' }]]);
  });

  test('"sep=" says it', async () => {
    expect(await read('sep=|\r\na|b,c,d\r\n1|2\r\n')).toEqual([[3, { a: '1', 'b,c,d': '2' }]]);
    expect(csvColumns('sep=|\r\na|b,c,d\r\n1|2\r\n')).toEqual(new Set(['a', 'b,c,d']));
  });

  test('a header may hold line ends', async () => {
    expect(await read('"a\nb";c\n1;2\n')).toEqual([[3, { 'a\nb': '1', c: '2' }]]);
  });
});

describe('cells', () => {
  test('padded ones and padded headers are trimmed', async () => {
    expect(await read(' a , "b"  ,c\n 1 ,"x, y"  , "z" \n')).toEqual([[2, { a: '1', b: 'x, y', c: 'z' }]]);
  });

  test('columns of one name are told apart', async () => {
    expect(await read('a,a,b,a\n1,2,3,4\n')).toEqual([[2, { a: '1', 'a (2)': '2', b: '3', 'a (3)': '4' }]]);
  });

  test('two columns of one name are worth a word where the name identifies or prices', async () => {
    expect(await read('id,Price,price,Price\n1,2,3,4\n')).toMatchObject([
      [1, 'there is more than one column "Price"; the first counts'],
      [2, { Price: '2', price: '3' }],
    ]);
  });

  test('quotes inside a cell are part of it', async () => {
    expect(await read('a,b\n27" wide,1\n"say ""hi""",2\n"27" wide,3\n')).toEqual([
      [2, { a: '27" wide', b: '1' }],
      [3, { a: 'say "hi"', b: '2' }],
      [4, { a: '"27" wide', b: '3' }],
    ]);
  });
});

describe('records that do not fit the header', () => {
  test('are rejected one by one; empty ones are none', async () => {
    expect(await read('a,b\n1\n2,3\n4,5,6\n7,8,,\n,\n9,0\n')).toEqual([
      [2, expect.stringContaining('1 cells')],
      [3, { a: '2', b: '3' }],
      [4, expect.stringContaining('3 cells')],
      [5, { a: '7', b: '8' }],
      [7, { a: '9', b: '0' }],
    ]);
  });

  test('a quote that is not closed ends the reading, with the line it stands on', async () => {
    expect(await read('a,b\n1,2\n3,"open\n5,6\n')).toEqual([
      [2, { a: '1', b: '2' }],
      [3, expect.stringContaining('not closed')],
    ]);
  });

  test.each([
    ['1,"open,2,3\n4,"five",6,7\n8,9,10,11\n', 'text after the quote that ends it'],
    ['1,"open,2,3\n4,five,"six",7\n8,9,10,11\n', 'another column'],
    ['1,"open,2,3\n4,", five",,\n8,9,10,11\n', 'a quote that ends it by the rules'],
    ['1,"open,2,3\n4,"",6,"7"\n8,9,10,11\n', 'an empty cell between'],
  ])('one that takes in the next row is rejected with it: %j (%s)', async (rows) => {
    expect(await read(`id,text,more,price\n${rows}`)).toEqual([
      [2, expect.stringMatching(/quote.*; nothing on lines 2 to 3 is read$/)],
      [4, { id: '8', text: '9', more: '10', price: '11' }],
    ]);
  });

  test('also when it takes in no more than its own row', async () => {
    expect(await read('id,text,more,price\n1,"open,2,"a, b, c",3\n')).toEqual([
      [2, 'a quote in this record is probably not closed'],
    ]);
  });

  test.each(['id', 'Price', 'Image Src'])('a line break in "%s" tells of one', async (column) => {
    expect(await read(`${column},text\n"1\n2","3\n4"\n`)).toEqual([
      [2, expect.stringContaining(`a line break in "${column}"`)],
    ]);
  });

  test('quotes and rows within a cell that is closed are text', async () => {
    const text = '"""Oak"",a\n1,""b"",c"';
    expect(await read(`id,text\n1,${text}\n2,"3\n4",,\n5,"27"" a\n"\n`)).toMatchObject([
      [2, { text: '"Oak",a\n1,"b",c' }],
      [4, { text: '3\n4' }],
      [6, { text: '27" a' }],
    ]);
  });

  test('also in a file that is too large to be kept', async () => {
    async function* endless() {
      yield 'a,b\n1,2\n3,"open';
      for (let times = 0; times < 1000; times += 1) yield 'x\n'.repeat(32 * 1024);
    }
    const rows = await Array.fromAsync(csvRecords(endless()));
    expect(rows.map(({ kind, line }) => [kind, line])).toEqual([
      ['record', 2],
      ['rejected', 3],
    ]);
  });
});

test('an error of the source is the reader’s', async () => {
  async function* broken() {
    yield 'a,b\n1,2\n';
    throw new Error('disk');
  }
  await expect(Array.fromAsync(csvRecords(broken()))).rejects.toThrow('disk');
});

test('nothing is nothing', async () => {
  expect(await read('')).toEqual([]);
  expect(csvColumns('')).toEqual(new Set());
});

test('records are the same however the text is cut', async () => {
  const text = '\ufeffa;"b\r\nc";a\r\n1;"x ""y""\r\nz";3\r\n\r\n4;5;6\r\n7;8\r\n"9"  ;"";é\r\n';
  await expectSameHoweverCut(text, (pieces) => csvRecords(pieces));
});

test('what is written in quotes is read back, with the line it begins on', async () => {
  const cell = fc
    .stringMatching(/^[a-z",;\n]([a-z ",;\n]{0,8}[a-z",;])?$/)
    .filter((text) => text.trim() === text);
  const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(table, fc.constantFrom(',', ';', '\t'), fc.context(), async (rows, separator, log) => {
      const quoted = rows.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(separator));
      const text = `left${separator}right\n${quoted.join('\n')}\n`;
      const [cuts = []] = fc.sample(cutsOf(text), 1);
      log.log(JSON.stringify({ text, cuts }));
      let line = 2;
      const expected = rows.map(([left, right]) => {
        const at = line;
        line += `${left}${right}`.split('\n').length;
        return [at, { left, right }];
      });
      expect(await read(text, cuts)).toEqual(expected);
    }),
  );
});
