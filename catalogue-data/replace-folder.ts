import { existsSync, renameSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/**
 * Has a new folder filled in `place`, which is beside the one there is, and puts it in its place by renames when it is
 * whole. What goes wrong before leaves the old one as it was.
 */
export async function replaceFolder<T>(
  folder: string,
  place: string,
  fill: (next: string) => Promise<T>,
): Promise<T> {
  const next = join(place, 'next');
  await mkdir(next);
  const filled = await fill(next);
  swap(resolve(folder), place, next);
  return filled;
}

/** At once, so that no signal is heard between the renames. */
function swap(folder: string, place: string, next: string): void {
  if (existsSync(folder)) renameSync(folder, oldIn(place));
  try {
    renameSync(next, folder);
  } catch (error) {
    putBack(folder, place);
    throw error;
  }
}

/** The old folder, where the process came no further than to take it away. */
export function putBack(folder: string, place: string): void {
  if (existsSync(oldIn(place)) && !existsSync(folder)) renameSync(oldIn(place), folder);
}

const oldIn = (place: string) => join(place, 'old');
