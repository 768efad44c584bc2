import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type PolicyDocument, PolicyError, type PolicyFile, readPolicies } from '../worker/feeds/policies.ts';
import { firstLine, ImportError, isSystemError } from './import-error.ts';

/** The policy documents of a folder, by file name. */
export async function readPolicyFolder(folder: string): Promise<PolicyDocument[]> {
  const names = (await namesIn(folder)).filter((name) => name.endsWith('.md')).sort();
  if (names.length === 0)
    throw new ImportError(
      `${folder}: holds no policy, which is a file whose name ends in ".md"; ${whatToGive}`,
    );
  const files = await Promise.all(names.map((name) => readFileOf(folder, name)));
  try {
    return readPolicies(files);
  } catch (error) {
    throw error instanceof PolicyError
      ? new ImportError(`${join(folder, firstLine(error))}; mend it and import again.`)
      : error;
  }
}

const whatToGive = "name the folder of the shop's policies with --policies DIR.";

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new ImportError(`${folder}: is no folder that can be read (${error.code}); ${whatToGive}`);
  }
}

async function readFileOf(folder: string, name: string): Promise<PolicyFile> {
  const file = join(folder, name);
  try {
    return { name: basename(name, '.md'), markdown: await readFile(file, 'utf8') };
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new ImportError(`${file}: cannot be read (${error.code}); mend it, or take it out of the folder.`);
  }
}
