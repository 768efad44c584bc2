import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putBack, replaceFolder } from './replace-folder.ts';

let parent = '';
let folder = '';
let place = '';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'replace-'));
  folder = join(parent, 'index');
  place = join(parent, 'place');
  await mkdir(folder);
  await mkdir(place);
  await writeFile(join(folder, 'old.json'), 'old');
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

const fill = (next: string) => writeFile(join(next, 'new.json'), 'new');

test.each(['', '/'])('the new files take the place of all old ones: %j', async (end) => {
  await replaceFolder(folder + end, place, fill);
  expect(await readdir(folder)).toEqual(['new.json']);
});

test('until they are whole the old ones are there', async () => {
  await replaceFolder(folder, place, async (next) => {
    await fill(next);
    expect(await readFile(join(folder, 'old.json'), 'utf8')).toBe('old');
    expect(await readdir(folder)).toEqual(['old.json']);
  });
});

test('what fails leaves the old ones', async () => {
  const failing = replaceFolder(folder, place, async (next) => {
    await fill(next);
    throw new Error('no space left');
  });
  await expect(failing).rejects.toThrow('no space left');
  expect(await readdir(folder)).toEqual(['old.json']);
});

test('a folder that cannot take the place leaves the old ones in it', async () => {
  await expect(replaceFolder(folder, place, (next) => rm(next, { recursive: true }))).rejects.toThrow(
    'ENOENT',
  );
  expect(await readdir(folder)).toEqual(['old.json']);
});

test('the old ones are put back where a killed process took them away, and only there', async () => {
  await rename(folder, join(place, 'old'));
  putBack(folder, place);
  expect(await readdir(folder)).toEqual(['old.json']);
  await mkdir(join(place, 'old'));
  putBack(folder, place);
  expect(await readdir(folder)).toEqual(['old.json']);
});

test('there need be no folder', async () => {
  const none = join(parent, 'none');
  await replaceFolder(none, place, fill);
  expect(await readdir(none)).toEqual(['new.json']);
});
