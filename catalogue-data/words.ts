import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { needsSchema, vocabularySchema, type Words } from '../worker/domain/vocabulary/words.ts';
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
    for (const name of ['colours', 'materials', 'names'] as const) addTo(all[name], words[name] ?? {});
    all.synonyms.push(...(words.synonyms ?? []));
    all.wishes.push(...(words.wishes ?? []));
    all.elsewhere.push(...(words.elsewhere ?? []));
    all.accessories.push(...(words.accessories ?? []));
    all.parts.push(...(words.parts ?? []));
    all.needs.push(...(words.needs ?? []));
    all.policies.push(...(words.policies ?? []));
  }
  return all;
}

/** What a file says of a key is added to what is known of it. */
function addTo(known: Record<string, string[]>, more: Readonly<Record<string, readonly string[]>>): void {
  for (const [key, words] of Object.entries(more))
    known[key] = [...new Set([...(known[key] ?? []), ...words])];
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
