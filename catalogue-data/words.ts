import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { terms } from '../worker/domain/text.ts';
import {
  mostFamilies,
  needsSchema,
  vocabularySchema,
  type Words,
} from '../worker/domain/vocabulary/words.ts';
import { firstLine, ImportError, isSystemError } from './import-error.ts';

/** A vocabulary file names no types: those are the catalogue's own. */
const wordsSchema = vocabularySchema.omit({ types: true }).extend({ needs: needsSchema });

/** The words of a kind of shop, with a merchant's own files added to them. */
export async function readWords(files: readonly string[]): Promise<Words> {
  const all: Words = {
    colours: {},
    materials: {},
    synonyms: [],
    names: {},
    wishes: [],
    elsewhere: [],
    accessories: [],
    parts: [],
    policies: [],
    needs: [],
  };
  for (const file of files) {
    const words = await readWordFile(file);
    all.colours = merged(all.colours, words.colours);
    all.materials = merged(all.materials, words.materials);
    all.names = merged(all.names, words.names);
    all.synonyms.push(...(words.synonyms ?? []));
    all.wishes.push(...(words.wishes ?? []));
    all.elsewhere.push(...(words.elsewhere ?? []));
    all.accessories.push(...(words.accessories ?? []));
    all.parts.push(...(words.parts ?? []));
    all.needs.push(...(words.needs ?? []));
    all.policies.push(...(words.policies ?? []));
  }
  refuseMoreFamilies(files, Object.keys(all.colours));
  return all;
}

type Kinds = Words['colours'];

/** A key that stands in both, in whatever spelling, has the words of both: one that comes to the same is the same. */
function merged(kinds: Kinds, more: Kinds = {}): Kinds {
  const all = new Map<string, { key: string; words: Set<string> }>();
  for (const [key, words] of [...Object.entries(kinds), ...Object.entries(more)]) {
    const name = terms(key).join(' ');
    const known = all.get(name) ?? { key, words: new Set() };
    all.set(name, { key: known.key, words: known.words.union(new Set(words)) });
  }
  return Object.fromEntries([...all.values()].map(({ key, words }) => [key, [...words]]));
}

function refuseMoreFamilies(files: readonly string[], families: readonly string[]): void {
  if (families.length <= mostFamilies) return;
  throw new ImportError(
    `${files.join(', ')}: name ${families.length} colour families, and an index holds ${mostFamilies} at most; add the words of ${families.slice(mostFamilies).join(', ')} to families that come before.`,
  );
}

async function readWordFile(file: string) {
  const { success, data, error } = wordsSchema
    .partial()
    .strict()
    .safeParse(yamlOf(file, await textOf(file)));
  if (success) return data;
  const [issue] = error.issues;
  const field = issue?.path.length ? `field "${issue.path.join('.')}": ` : '';
  throw new ImportError(`${file}: is no vocabulary. ${field}${issue?.message}; ${whereToLook}`);
}

const whereToLook = 'catalogue-data/vocabulary/home.yaml shows what goes into one.';

async function textOf(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new ImportError(
      `${file}: cannot be read (${error.code}); name another file with --vocabulary FILE.`,
    );
  }
}

function yamlOf(file: string, text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw new ImportError(`${file}: is not YAML. ${firstLine(error as Error)}; ${whereToLook}`);
  }
}
