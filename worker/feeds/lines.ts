/** The lines of a text that comes in pieces, without their ends: "\n", "\r\n" or "\r". */
export async function* linesOf(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of unixLineEnds(text)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** The same text with "\n" for every line end, whatever system it was written on, so that lines can be counted. */
export async function* unixLineEnds(text: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of text) {
    const all = held + piece;
    // The other half of "\r\n" may be in the next piece.
    held = all.endsWith('\r') ? '\r' : '';
    yield all.slice(0, all.length - held.length).replaceAll(/\r\n?/g, '\n');
  }
  if (held !== '') yield '\n';
}

/** The first characters of a text, up to `size` or its end, and the whole text still to be read once. */
export async function peek(
  text: AsyncIterable<string>,
  size: number,
): Promise<{ head: string; whole: AsyncGenerator<string> }> {
  const pieces = text[Symbol.asyncIterator]();
  let head = '';
  let next = await pieces.next();
  for (; !next.done && head.length < size; next = await pieces.next()) head += next.value;
  const read = head;
  async function* whole() {
    try {
      yield read;
      for (; !next.done; next = await pieces.next()) yield next.value;
    } finally {
      await pieces.return?.();
    }
  }
  return { head: read.slice(0, size), whole: whole() };
}
