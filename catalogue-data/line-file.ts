import { type FileHandle, open } from 'node:fs/promises';

const bufferSize = 256 * 1024;

/** A file that is written line by line, a good piece at a time. */
export class LineFile {
  readonly path: string;
  readonly #file: FileHandle;
  #held = '';

  private constructor(path: string, file: FileHandle) {
    this.path = path;
    this.#file = file;
  }

  /** A new file, in place of what was there. */
  static async create(path: string): Promise<LineFile> {
    return new LineFile(path, await open(path, 'w'));
  }

  async write(line: string): Promise<void> {
    this.#held += `${line}\n`;
    if (this.#held.length >= bufferSize) await this.#flush();
  }

  /** May be called twice. */
  async close(): Promise<void> {
    await this.#flush();
    await this.#file.close();
  }

  async #flush(): Promise<void> {
    if (this.#held === '') return;
    await this.#file.write(this.#held);
    this.#held = '';
  }
}
