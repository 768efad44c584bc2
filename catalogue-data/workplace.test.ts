import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { inWorkplace } from './workplace.ts';

let parent = '';
let out = '';
let lock = '';

/** More than any system numbers its processes by. */
const dead = '999999999';

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'workplace-'));
  out = join(parent, 'out');
  lock = `${out}.catalogue-import.lock`;
});

afterEach(async () => {
  await rm(parent, { recursive: true });
});

const write = (place: string) => writeFile(join(place, 'spool'), 'spool');

test.each(['', '/'])('a folder beside is there for the work and not after it: %j', async (end) => {
  await inWorkplace(out + end, async (place) => {
    await write(place);
    expect(await readdir(parent)).toEqual(['out.catalogue-import', 'out.catalogue-import.lock']);
    expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  });
  expect(await readdir(parent)).toEqual([]);
});

test('work that fails leaves nothing either, and no one listens for signals any more', async () => {
  const before = process.listenerCount('SIGINT');
  const failing = inWorkplace(out, async (place) => {
    await write(place);
    throw new Error('a mistake');
  });
  await expect(failing).rejects.toThrow('a mistake');
  expect(await readdir(parent)).toEqual([]);
  expect(process.listenerCount('SIGINT')).toBe(before);
});

test('what the system says is said in a sentence', async () => {
  const failing = inWorkplace(out, (place) => writeFile(join(place, 'a', 'b'), ''));
  await expect(failing).rejects.toEqual(
    new ImportError(`${out}: cannot be written (ENOENT); mend that, or name another folder with --out DIR.`),
  );
});

test.each([
  ['a process that runs', String(process.ppid)],
  ['nobody known', 'mine'],
])('a lock of %s is left', async (_, text) => {
  await writeFile(lock, text);
  await expect(inWorkplace(out, write)).rejects.toThrow('another import is writing there');
  expect(await readFile(lock, 'utf8')).toBe(text);
});

test.each([
  ['a process that died', dead],
  ['one before of the same number', String(process.pid)],
])('a lock of %s is taken over, with what it left', async (_, text) => {
  await writeFile(lock, text);
  await mkdir(join(`${out}.catalogue-import`, 'old'), { recursive: true });
  await writeFile(join(`${out}.catalogue-import`, 'old', 'manifest.json'), '{}');
  await inWorkplace(out, async (place) => expect(await readdir(place)).toEqual([]));
  expect(await readdir(parent)).toEqual(['out']);
  expect(await readdir(out)).toEqual(['manifest.json']);
});

test("a folder of that name that is somebody else's is left", async () => {
  await mkdir(`${out}.catalogue-import`);
  await expect(inWorkplace(out, write)).rejects.toThrow('is of no import; move it away');
  expect(await readdir(parent)).toEqual(['out.catalogue-import']);
});
