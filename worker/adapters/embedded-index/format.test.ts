import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatVersion, IndexFormatError, readIndex, type Section, writeIndex } from './format.ts';

const arrays = [Uint8Array, Uint16Array, Uint32Array, Float32Array, Float64Array];
const section: fc.Arbitrary<Section> = fc.oneof(
  fc.uint8Array(),
  fc.uint16Array(),
  fc.uint32Array(),
  fc.float32Array(),
  fc.float64Array(),
);
const name = fc.oneof(fc.string({ minLength: 1 }), fc.constantFrom('constructor', 'toString', 'ü')).filter(
  // As a key of a literal object it would set the prototype; sections are named by us.
  (text) => text !== '__proto__',
);

const bufferOf = (bytes: Uint8Array) => bytes.slice().buffer as ArrayBuffer;

describe('an index file', () => {
  test('gives back every section and every fact as it was written', () => {
    fc.assert(
      fc.property(fc.dictionary(name, section), fc.dictionary(name, fc.string()), (sections, facts) => {
        const file = readIndex(bufferOf(writeIndex(facts, sections)));
        expect(file.facts).toEqual({ ...facts });
        for (const [key, written] of Object.entries(sections)) {
          const type = arrays.find((candidate) => written instanceof candidate);
          expect(file.section(key, type as typeof Uint8Array)).toEqual(written);
        }
      }),
    );
  });

  test('keeps a section that is a window on a larger buffer', () => {
    const window = new Uint32Array([1, 2, 3, 4]).subarray(1, 3);
    const file = readIndex(bufferOf(writeIndex({}, { window })));
    expect([...file.section('window', Uint32Array)]).toEqual([2, 3]);
  });

  test('is used where it lies: a section is a view, not a copy', () => {
    const buffer = bufferOf(writeIndex({}, { numbers: new Uint32Array([7]) }));
    expect(readIndex(buffer).section('numbers', Uint32Array).buffer).toBe(buffer);
  });

  test.each(['missing', 'constructor', '__proto__', 'toString'])('without a section %j says so', (wanted) => {
    const file = readIndex(bufferOf(writeIndex({}, { numbers: new Uint8Array([1]) })));
    expect(() => file.section(wanted, Uint8Array)).toThrow(IndexFormatError);
  });

  test('does not give a section as numbers of another type', () => {
    const file = readIndex(bufferOf(writeIndex({}, { numbers: new Float32Array([1.5, 2.5]) })));
    expect(() => file.section('numbers', Uint32Array)).toThrow(IndexFormatError);
  });
});

describe('a file that is not an index of this version is refused as such', () => {
  test.each([
    ['nothing', new Uint8Array(0)],
    ['seven bytes', new TextEncoder().encode('SAIX123')],
    ['a page of HTML', new TextEncoder().encode('<!doctype html><title>Not found</title>')],
    ['zeros', new Uint8Array(64)],
    ['another magic', bytesWith(writeIndex({}, {}), (view) => view.setUint32(0, 0x58494152, true))],
    ['a header longer than the file', bytesWith(writeIndex({}, {}), (view) => view.setUint32(4, 9999, true))],
    ['a header that is no JSON', bytesWith(writeIndex({}, {}), (view) => view.setUint8(8, 0x5b))],
  ])('%s', (_, bytes) => {
    expect(() => readIndex(bufferOf(bytes))).toThrow(IndexFormatError);
  });

  test('another version, and the message says what mends it', () => {
    const bytes = writeIndex({}, {});
    const text = new TextDecoder().decode(bytes);
    const other = text.replace(`"version":${formatVersion}`, `"version":${(formatVersion + 1) % 10}`);
    expect(() => readIndex(bufferOf(new TextEncoder().encode(other)))).toThrow(/build it again/);
    expect(() => readIndex(bufferOf(new TextEncoder().encode(other)))).toThrow(IndexFormatError);
  });

  test('a file that was cut anywhere', () => {
    const whole = writeIndex({ a: 1 }, { numbers: new Uint32Array([1, 2, 3]), more: new Uint8Array(16) });
    for (let length = 0; length < whole.length; length += 1) {
      const read = () => {
        const file = readIndex(bufferOf(whole.subarray(0, length)));
        file.section('numbers', Uint32Array);
        file.section('more', Uint8Array);
      };
      expect(read, `cut at ${length}`).toThrow(IndexFormatError);
    }
  });
});

function bytesWith(bytes: Uint8Array, change: (view: DataView) => void): Uint8Array {
  const copy = bytes.slice();
  change(new DataView(copy.buffer));
  return copy;
}
