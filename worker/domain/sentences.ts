/** Words before a full stop that do not end a sentence. */
const abbreviation = /(?:\b(?:e\.g|i\.e|approx|incl|excl|max|min|no|nr|vs|etc|mr|mrs|ms|dr|st)|\b\p{Lu})$/iu;

/**
 * Cuts text that is still arriving into pieces that can be checked: sentences, list items, table rows. A piece keeps
 * its trailing white space, so that the pieces joined are the text. What may still grow stays in `rest`.
 */
export function takeSentences(buffer: string): { readonly sentences: string[]; readonly rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const match of buffer.matchAll(/\n+|[.!?…。！？]+["'”’)\]*_]*\s+/gu)) {
    const end = match.index + match[0].length;
    const before = buffer.slice(start, match.index);
    if (match[0].startsWith('.') && (abbreviation.test(before) || isListNumber(before))) continue;
    if (end === buffer.length && !match[0].includes('\n')) continue;
    sentences.push(buffer.slice(start, end));
    start = end;
  }
  return { sentences, rest: buffer.slice(start) };
}

/** "1." at the start of a line numbers a list item and ends nothing. */
function isListNumber(before: string): boolean {
  return /(?:^|\n)\s*\d{1,3}$/u.test(before);
}
