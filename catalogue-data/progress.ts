import { stat } from 'node:fs/promises';
import { SingleBar } from 'cli-progress';
import { ImportError } from './import-error.ts';

export interface Progress {
  readonly add: (bytes: number) => void;
  readonly stop: () => void;
}

/** A bar over the bytes of all files; where the output is no terminal, nothing is drawn. */
export async function showProgress(files: readonly string[]): Promise<Progress> {
  const sizes = await Promise.all(files.map(sizeOf));
  const bar = new SingleBar({
    format: 'Reading [{bar}] {percentage}% of {megabytes} MB, {eta_formatted} left',
    noTTYOutput: false,
    clearOnComplete: true,
  });
  const total = sizes.reduce((sum, size) => sum + size, 0);
  bar.start(total, 0, { megabytes: (total / 1e6).toFixed(1) });
  return { add: (bytes) => bar.increment(bytes), stop: () => bar.stop() };
}

async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size;
  } catch {
    throw new ImportError(`${file}: there is no such file.`);
  }
}
