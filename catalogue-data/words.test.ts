import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ImportError } from './import-error.ts';
import { sampleWords } from './products.ts';
import { readWords } from './words.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'words-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function file(name: string, yaml: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, yaml);
  return path;
}

describe('a file beside another', () => {
  test('adds words to a colour or a material, each once', async () => {
    const words = await readWords([
      await file('one.yaml', 'colours: {green: [green, sage]}\nmaterials: {wood: [oak], wool: []}'),
      await file(
        'two.yaml',
        'colours: {green: [pistachio, sage], red: [rust]}\nmaterials: {wood: [bamboo, oak]}',
      ),
    ]);
    expect(words.colours).toEqual({ green: ['green', 'sage', 'pistachio'], red: ['rust'] });
    expect(words.materials).toEqual({ wood: ['oak', 'bamboo'], wool: [] });
  });

  test('may write their names as it likes, whatever they are', async () => {
    const words = await readWords([
      await file('one.yaml', 'colours: {green: [sage]}\nmaterials: {wood: [oak]}'),
      await file('two.yaml', 'colours: {Green: [moss], constructor: [tan]}\nmaterials: {" Woods": [pine]}'),
    ]);
    expect(words.colours).toEqual({ green: ['sage', 'moss'], constructor: ['tan'] });
    expect(words.materials).toEqual({ wood: ['oak', 'pine'] });
  });

  test('leaves all that those of the sample shop say', async () => {
    const own = await file('own.yaml', 'colours: {green: [quetzal]}\nmaterials: {wood: [zebrano]}');
    const [sample, both] = [await readWords(sampleWords), await readWords([...sampleWords, own])];
    expect(both).toEqual({
      ...sample,
      colours: { ...sample.colours, green: [...sample.colours.green!, 'quetzal'] },
      materials: { ...sample.materials, wood: [...sample.materials.wood!, 'zebrano'] },
    });
  });
});

describe('more colour families than an index holds are refused', () => {
  const families = (from: number, to: number) =>
    `colours: {${Array.from({ length: to - from }, (_, at) => `hue${from + at}: [hue]`).join(', ')}}`;

  test('where all files come to them', async () => {
    const files = [await file('a.yaml', families(0, 20)), await file('b.yaml', families(10, 26))];
    await expect(readWords(files)).rejects.toEqual(
      new ImportError(
        `${files.join(', ')}: name 26 colour families, and an index holds 24 at most; add the words of hue24, hue25 to families that come before.`,
      ),
    );
    await expect(readWords([files[0]!, await file('b.yaml', families(10, 24))])).resolves.toBeDefined();
  });

  test('where one file has them', async () => {
    const one = await file('c.yaml', families(0, 25));
    await expect(readWords([one])).rejects.toThrow(
      `${one}: is no vocabulary. field "colours": an index holds 24 colour families at most; `,
    );
  });
});
