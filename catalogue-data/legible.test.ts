import { expect, test } from 'vitest';
import { illegibleReason, packedReason } from './legible.ts';

test.each([
  ['gzip', [0x1f, 0x8b, 8, 0]],
  ['zip', [0x50, 0x4b, 3, 4]],
])('%s is compressed', (_, bytes) => {
  expect(packedReason(Uint8Array.from(bytes))).toContain('unpack it first');
});

test('text that begins like an archive is not', () => {
  expect(packedReason(Buffer.from('PK,title\n'))).toBeUndefined();
  expect(packedReason(new Uint8Array())).toBeUndefined();
});

test.each([
  ['', 'is empty'],
  ['\ufeff \r\n\t\n', 'is empty'],
  ['\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0001\0', 'is not text'],
  ['id,title\n1,\ufffd\ufffd\ufffd\ufffd\ufffd\n', 'is not text'],
  ['id,title\n1,"one \u001b[31mred lamp, and the rest of a row as it should be"\n', undefined],
  ['id\ttitle\r\n1\tK\u00fcche\r\n', undefined],
])('%j', (head, reason) => {
  expect(illegibleReason(head)).toBe(reason);
});
