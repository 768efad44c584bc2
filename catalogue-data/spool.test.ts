import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { products } from '../tests/fixtures/shop.ts';
import { Spool } from './spool.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'spool-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

test('whatever ends a line elsewhere is part of a text: it comes back as it was', async () => {
  const text = 'one\u2028two\u2029three\u0085four\rfive\r\nsix\nseven';
  const product = { ...products[0]!, description: text };
  const spool = await Spool.create(folder);
  await spool.add({ kind: 'product', line: 1, product, file: 'a.csv' });
  await spool.add({ kind: 'warning', line: 1, reason: text, file: 'a.csv' });
  await spool.add({ kind: 'rejected', line: 2, reason: 'no price', file: 'a.csv' });
  await spool.close();
  expect(await Array.fromAsync(spool.products())).toEqual([product]);
  const report = join(folder, 'out', 'import-report.json');
  await spool.writeReport(report, { products: 1, onOffer: 1, variants: 1, rejected: 1, warnings: 1 });
  expect(JSON.parse(await readFile(report, 'utf8')).rows).toEqual([
    { kind: 'warning', file: 'a.csv', line: 1, reason: text },
    { kind: 'rejected', file: 'a.csv', line: 2, reason: 'no price' },
  ]);
});
