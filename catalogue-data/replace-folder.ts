import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';

/**
 * Has a new folder filled beside the one there is, and puts it in its place by renames when it is whole. What goes wrong
 * before leaves the old one as it was; a process that ends between the two renames leaves it whole as "….old".
 */
export async function replaceFolder<T>(folder: string, fill: (next: string) => Promise<T>): Promise<T> {
  const next = besides(folder, 'next');
  await rm(next, { recursive: true, force: true });
  await mkdir(next, { recursive: true });
  try {
    const filled = await fill(next);
    await swap(resolve(folder), next);
    return filled;
  } finally {
    await rm(next, { recursive: true, force: true });
  }
}

async function swap(folder: string, next: string): Promise<void> {
  const old = besides(folder, 'old');
  if (existsSync(folder)) {
    await rm(old, { recursive: true, force: true });
    await rename(folder, old);
  }
  try {
    await rename(next, folder);
  } catch (error) {
    if (existsSync(old)) await rename(old, folder);
    throw error;
  }
  await rm(old, { recursive: true, force: true });
}

/** A path beside a folder's and not inside it, also where the folder is written "out/". */
export function besides(folder: string, ending: string): string {
  return `${resolve(folder)}.${ending}`;
}
