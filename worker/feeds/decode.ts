/** How much of a file its encoding is guessed from. */
const windowSize = 64 * 1024;

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The text of a file of unknown encoding: UTF-8 or UTF-16 by its byte order mark or by how its bytes look, else
 * Windows-1252, which Latin-1 is read as everywhere. While all bytes are ASCII the question stays open.
 */
export async function* decodeText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  for await (const { piece, isLast } of windowsOf(bytes)) {
    const encoding = decoder ? undefined : guess(piece, isLast);
    if (encoding) decoder = new TextDecoder(encoding);
    const text = decoder ? decoder.decode(piece, { stream: true }) : asciiDecoder.decode(piece);
    if (text !== '') yield text;
  }
  const rest = decoder?.decode() ?? '';
  if (rest !== '') yield rest;
}

const asciiDecoder = new TextDecoder();

/** The bytes in pieces large enough to guess by; the last says that it is. */
async function* windowsOf(
  bytes: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ piece: Uint8Array; isLast: boolean }> {
  let held: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of bytes) {
    held.push(chunk);
    size += chunk.length;
    if (size < windowSize) continue;
    yield { piece: joined(held, size), isLast: false };
    held = [];
    size = 0;
  }
  yield { piece: joined(held, size), isLast: true };
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const [first] = chunks;
  if (first && chunks.length === 1) return first;
  const all = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

/** Undefined while every byte is ASCII, which is the same in UTF-8 and Windows-1252. */
function guess(piece: Uint8Array, isLast: boolean): Encoding | undefined {
  const byMark = guessByMark(piece) ?? guessByZeros(piece);
  if (byMark) return byMark;
  if (piece.every((byte) => byte < 0x80)) return undefined;
  return isUtf8(piece, isLast) ? 'utf-8' : 'windows-1252';
}

function guessByMark([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  return first === 0xef && second === 0xbb && third === 0xbf ? 'utf-8' : undefined;
}

/** Western text in UTF-16 has a zero in every other byte; in other encodings text has none. */
function guessByZeros(piece: Uint8Array): Encoding | undefined {
  let [even, odd] = [0, 0];
  for (let at = 0; at < piece.length; at += 1) {
    if (piece[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  if (Math.max(even, odd) <= piece.length / 20) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(piece: Uint8Array, isLast: boolean): boolean {
  try {
    // A character may be cut at the end of a piece, but not at the end of the file.
    new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(piece, { stream: !isLast });
    return true;
  } catch {
    return false;
  }
}
