import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refuseForeign } from './out-folder.ts';

let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'out-'));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function holding(files: Readonly<Record<string, string>>): Promise<string> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  return folder;
}

const ours = JSON.stringify({ shop: {}, source: 'catalogue import' });

test.each([
  ['nothing', {}],
  ['a report', { 'import-report.json': '{}' }],
  ['a catalogue', { 'manifest.json': ours, 'products.idx': '' }],
])('a folder with %s may be written to', async (_, files) => {
  await expect(refuseForeign(await holding(files))).resolves.toBeUndefined();
});

test('so may one that is not there', async () => {
  await expect(refuseForeign(join(folder, 'none', 'there'))).resolves.toBeUndefined();
});

test.each([
  ['a text', { 'thesis.txt': '' }],
  ['a text beside a report', { 'import-report.json': '{}', 'thesis.txt': '' }],
  ['the manifest of an app', { 'manifest.json': '{"name": "App", "icons": []}' }],
  ['a manifest that is torn', { 'manifest.json': ours.slice(0, -1) }],
])('one with %s may not', async (_, files) => {
  await expect(refuseForeign(await holding(files))).rejects.toThrow('of no import');
});

test('nor one whose manifest is a folder', async () => {
  await mkdir(join(folder, 'manifest.json'));
  await expect(refuseForeign(folder)).rejects.toThrow('of no import');
});
