/** First bytes of files that hold others, compressed. An Excel workbook is a zip too. */
const archives = ['1f8b', '504b0304', '425a68', 'fd377a585a', '28b52ffd', '377abcaf'];

/** Why the bytes a file begins with are no text, as the end of a sentence about it. */
export function packedReason(beginning: Uint8Array): string | undefined {
  const hex = Buffer.from(beginning.subarray(0, 8)).toString('hex');
  return archives.some((signature) => hex.startsWith(signature))
    ? 'is compressed: unpack it first, or save it as CSV if it is a workbook'
    : undefined;
}

/** Why the decoded beginning of a file cannot be read, as the end of a sentence about it. */
export function illegibleReason(head: string): string | undefined {
  if (head.trim() === '') return 'is empty';
  const odd = head.match(/[^\P{Cc}\t\n\v\f\r]|\ufffd/gu)?.length ?? 0;
  return odd > head.length / 20 ? 'is not text' : undefined;
}
