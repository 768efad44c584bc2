/** Something that stops an import altogether: what was wrong, where, and what to do. */
export class ImportError extends Error {}

/** What the system says of a file: it is not there, or may not be read. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'code' in error && 'syscall' in error;
}

/** The first line of a message, without what it ends in to lead to the next: a parser goes on with a piece of the file. */
export function firstLine({ message }: Error): string {
  return (message.split('\n', 1)[0] ?? '').replace(/[\s.:]+$/, '');
}
