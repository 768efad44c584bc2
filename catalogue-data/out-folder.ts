import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod';
import { ImportError, isSystemError } from './import-error.ts';

export const reportName = 'import-report.json';

/** What a manifest names as its source: others have a manifest.json as well. */
export const source = 'catalogue import';

const manifestSchema = z.object({ source: z.literal(source) });

/** An import replaces the whole folder: it must be new or empty, or what an import has written. */
export async function refuseForeign(folder: string): Promise<void> {
  const names = await namesIn(folder);
  if (names.every((name) => name === reportName) || (await isImported(folder))) return;
  throw new ImportError(
    `${folder}: holds files that are of no import, and an import would delete them; name a new or an empty folder with --out DIR.`,
  );
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    if (error.code === 'ENOENT') return [];
    throw new ImportError(
      `${folder}: is no folder that can be written to (${error.code}); name another with --out DIR.`,
    );
  }
}

async function isImported(folder: string): Promise<boolean> {
  try {
    const manifest = await readFile(join(folder, 'manifest.json'), 'utf8');
    return manifestSchema.safeParse(JSON.parse(manifest)).success;
  } catch (error) {
    if (error instanceof SyntaxError || isSystemError(error)) return false;
    throw error;
  }
}
