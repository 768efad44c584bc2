import { expect, test } from 'vitest';
import { Report, reportRow } from './report.ts';

const row = { kind: 'rejected', file: 'shop.json', line: 1, reason: 'the price "-1" is below zero' } as const;

function shown(...rows: Parameters<Report['add']>[0][]): string[] {
  const report = new Report();
  for (const each of rows) report.add(each);
  return report.lines('').slice(1);
}

test('no control character of a feed gets to the terminal', () => {
  const [line = ''] = shown({ ...row, file: '\u0007.csv', reason: 'price "\u001b[31mred"', about: 'a\nb' });
  expect(line).toContain('rejected \\u{7}.csv:1: a\\u{a}b: price "\\u{1b}[31mred"');
  expect(JSON.parse(reportRow({ ...row, reason: '\u001b' })).reason).toBe('\u001b');
});

test('a row names its product, unless the reason does', () => {
  expect(shown({ ...row, about: 'lamp' })[0]).toContain('shop.json:1: lamp: the price "-1" is below zero');
  expect(shown({ ...row, about: '-1' })[0]).toContain('shop.json:1: the price');
  expect(shown({ ...row, about: 'e' })[0]).toContain('shop.json:1: e: the price');
  expect(JSON.parse(reportRow({ ...row, about: 'lamp' })).reason).toMatch(/^lamp: the price/);
});
