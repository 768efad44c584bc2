import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ImportError, isSystemError } from './import-error.ts';
import { putBack } from './replace-folder.ts';

/**
 * Gives an import a folder beside `out` for what it is not done with. One import at a time has it, and nothing is left of
 * it at the end, however that comes; one that was killed leaves it to the next.
 */
export async function inWorkplace<T>(out: string, work: (place: string) => Promise<T>): Promise<T> {
  const place = `${resolve(out)}.catalogue-import`;
  const lock = `${place}.lock`;
  const leave = () => {
    for (const path of [place, lock]) rmSync(path, { recursive: true, force: true });
  };
  return sayingWhatFails(out, async () => {
    enter(out, place, lock);
    const stopListening = onSignal(leave);
    try {
      return await work(place);
    } finally {
      stopListening();
      leave();
    }
  });
}

/** What the system says against writing to `out`, in a sentence. */
export async function sayingWhatFails<T>(out: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new ImportError(
      `${out}: cannot be written (${error.code}); mend that, or name another folder with --out DIR.`,
    );
  }
}

/** The lock is there before the folder and after it, so that a folder without one is not ours. */
function enter(out: string, place: string, lock: string): void {
  mkdirSync(dirname(place), { recursive: true });
  if (existsSync(place) && !existsSync(lock))
    throw new ImportError(
      `${place}: stands where an import into ${out} would keep its work, and is of no import; move it away, or name another folder with --out DIR.`,
    );
  const isLeft = existsSync(lock) && isOfDead(lock);
  if (isLeft) rmSync(lock);
  claim(out, lock);
  if (isLeft) {
    putBack(out, place);
    rmSync(place, { recursive: true, force: true });
  }
  mkdirSync(place);
}

function claim(out: string, lock: string): void {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if (!isSystemError(error) || error.code !== 'EEXIST') throw error;
    throw new ImportError(
      `${out}: another import is writing there; wait until it is done, or remove ${lock} if there is none.`,
    );
  }
}

/** In a container every import may have the same number: a lock of this very process is that of one before. */
function isOfDead(lock: string): boolean {
  const text = readFileSync(lock, 'utf8');
  if (!/^\d+$/.test(text)) return false;
  const pid = Number(text);
  if (pid === process.pid) return true;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return isSystemError(error) && error.code === 'ESRCH';
  }
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Leaves, and has the signal end the process as it would have: nobody listens to it the second time. */
function onSignal(leave: () => void): () => void {
  const end = (signal: NodeJS.Signals) => {
    leave();
    process.kill(process.pid, signal);
  };
  for (const signal of signals) process.once(signal, end);
  return () => {
    for (const signal of signals) process.off(signal, end);
  };
}
