import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeText } from './decode.ts';

const text = 'id;title;price\n1;Küchenregal „Öland“;1.299,00 €\n2;Çay – tray;12\n';

const encoders: Readonly<Record<string, (text: string) => Uint8Array>> = {
  'UTF-8': (all) => Buffer.from(all),
  'UTF-8 with a mark': (all) => Buffer.from(`\ufeff${all}`),
  'UTF-16 LE': (all) => Buffer.from(all, 'utf16le'),
  'UTF-16 LE with a mark': (all) => Buffer.from(`\ufeff${all}`, 'utf16le'),
  'UTF-16 BE': (all) => Buffer.from(all, 'utf16le').swap16(),
  'UTF-16 BE with a mark': (all) => Buffer.from(`\ufeff${all}`, 'utf16le').swap16(),
  'Windows-1252': windows1252,
};

/** The signs of Windows-1252 that are not Latin-1, where this file uses them. */
const special = new Map([
  ['€', 0x80],
  ['„', 0x84],
  ['“', 0x93],
  ['–', 0x96],
]);

function windows1252(all: string): Uint8Array {
  return Uint8Array.from(all, (letter) => special.get(letter) ?? letter.charCodeAt(0));
}

async function* cut(bytes: Uint8Array, cuts: readonly number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const at of [...cuts.toSorted((a, b) => a - b), bytes.length]) {
    yield bytes.subarray(from, at);
    from = at;
  }
}

async function decode(bytes: Uint8Array, cuts: readonly number[] = []): Promise<string> {
  return (await Array.fromAsync(decodeText(cut(bytes, cuts)))).join('');
}

describe.each(Object.entries(encoders))('%s', (_, encode) => {
  test('is recognised', async () => {
    expect(await decode(encode(text))).toBe(text);
  });

  test('wherever the file is cut', async () => {
    const bytes = encode(text);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(bytes.length)), async (cuts) => {
        expect(await decode(bytes, cuts)).toBe(text);
      }),
    );
  });

  test('also where the first letter that is not ASCII comes late', async () => {
    const late = 'plain,ascii\n'.repeat(12_000) + text;
    expect(await decode(encode(late))).toBe(late);
  });
});

test('a letter of UTF-8 on the edge of what is looked at is not taken for Windows-1252', async () => {
  for (const before of [64 * 1024 - 1, 64 * 1024 - 2, 64 * 1024 - 3]) {
    const all = `${'a'.repeat(before)}€${'b'.repeat(100)}é`;
    expect(await decode(Buffer.from(all))).toBe(all);
  }
});

test('a letter of Windows-1252 may be the last', async () => {
  expect(await decode(Uint8Array.from([0x63, 0x61, 0x66, 0xe9]))).toBe('café');
});

test('an empty file is an empty text', async () => {
  expect(await decode(new Uint8Array())).toBe('');
});
