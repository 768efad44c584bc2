import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

let parent = '';
let folder = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'replace-'));
  folder = join(parent, 'index');
  await mkdir(folder);
  await writeFile(join(folder, 'old.json'), 'old');
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

const fill = (next: string) => writeFile(join(next, 'new.json'), 'new');

test.each(['', '/'])(
  'the new files take the place of all old ones, and nothing is left beside: %j',
  async (end) => {
    await replaceFolder(folder + end, fill);
    expect(await readdir(parent)).toEqual(['index']);
    expect(await readdir(folder)).toEqual(['new.json']);
  },
);

test('until they are whole the old ones are there', async () => {
  await replaceFolder(folder, async (next) => {
    await fill(next);
    expect(await readFile(join(folder, 'old.json'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['old.json']);
  });
});

test('what fails leaves the old ones, and nothing beside', async () => {
  const failing = replaceFolder(folder, async (next) => {
    await fill(next);
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(await readdir(parent)).toEqual(['index']);
  expect(await readdir(folder)).toEqual(['old.json']);
});

test('a folder that cannot take the place leaves the old ones in it', async () => {
  await expect(replaceFolder(folder, (next) => rm(next, { recursive: true }))).rejects.toThrow('ENOENT');
  expect(await readdir(parent)).toEqual(['index']);
  expect(await readdir(folder)).toEqual(['old.json']);
});

test('what a killed process left beside is not taken for anything', async () => {
  for (const ending of ['next', 'old']) {
    await mkdir(`${folder}.${ending}`);
    await writeFile(join(`${folder}.${ending}`, 'left.json'), 'left');
  }
  await replaceFolder(folder, fill);
  expect(await readdir(parent)).toEqual(['index']);
  expect(await readdir(folder)).toEqual(['new.json']);
});

test('there need be no folder, nor one to put it in', async () => {
  const deep = join(parent, 'a', 'b');
  await replaceFolder(deep, fill);
  expect(await readdir(deep)).toEqual(['new.json']);
});
