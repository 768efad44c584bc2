import { expect, test } from 'vitest';
import { printable } from './printable.ts';

test('what a terminal would obey is written out', () => {
  expect(printable('"\u001b[31mred\u0007\u009b" \u202eabc\r\n\u2028')).toBe(
    '"\\u{1b}[31mred\\u{7}\\u{9b}" \\u{202e}abc\\u{d}\\u{a}\\u{2028}',
  );
});

test('other text stays', () => {
  expect(printable('Küche 灯 “27"” – 5 €')).toBe('Küche 灯 “27"” – 5 €');
});
