/** Words before a full stop that do not end a sentence, and those that do not before a number. */
const abbreviation = /\b(?:e\.g|i\.e|approx|incl|excl|vs|etc|mr|mrs|ms|dr|st)$/iu;
/** The units that are written with a full stop: "3 ft. tall". */
const unit = /\d\s?(?:ft|in|cm|mm|lbs?|oz|yd|kg)$/iu;
const beforeNumber = /\b(?:max|min|no|nr)$/iu;
/** "J. Smith", "U.S."; not the unit of "60 W." and "85 °F." */
const initial = /(?<![\d°]\s?)\b\p{Lu}$/u;

/** A mark behind a sentence that names where it comes from: "[policy:returns#window]". It belongs to that sentence. */
const mark = String.raw`\[policy:[^\]\s]{1,120}\]`;
const sentenceEnd = new RegExp(
  [
    String.raw`\n+`,
    String.raw`[.!?…]+["'”’)\]*_]*(?:\s*${mark})*\s+`,
    String.raw`[。！？]+["'”’)\]*_」』）]*(?:\s*${mark})*\s*`,
  ].join('|'),
  'gu',
);

/**
 * Cuts text that is still arriving into pieces that can be checked: sentences, list items, table rows. A piece keeps
 * its trailing white space, so that the pieces joined are the text. What may still grow stays in `rest`.
 */
export function takeSentences(buffer: string): { readonly sentences: string[]; readonly rest: string } {
  const sentences: string[] = [];
  let start = 0;
  for (const match of buffer.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (end === buffer.length && !match[0].includes('\n')) continue;
    if (isMarkBegun(buffer.slice(end))) continue;
    if (match[0].startsWith('.') && goesOn(buffer.slice(start, match.index), buffer.slice(end))) continue;
    sentences.push(buffer.slice(start, end));
    start = end;
  }
  return { sentences, rest: buffer.slice(start) };
}

/** Whether what has arrived behind a sentence may yet become a mark of it. */
function isMarkBegun(after: string): boolean {
  return after !== '' && ('[policy:'.startsWith(after) || /^\[policy:[^\]\s]{0,120}\]?$/u.test(after));
}

/** Whether a full stop between `before` and `after` ends nothing. */
function goesOn(before: string, after: string): boolean {
  if (isListNumber(before) || abbreviation.test(before) || initial.test(before)) return true;
  if (unit.test(before) && /^\s*\p{Ll}/u.test(after)) return true;
  return beforeNumber.test(before) && /^\p{Sc}?\d/u.test(after);
}

/** "1." at the start of a line numbers a list item and ends nothing. */
function isListNumber(before: string): boolean {
  return /(?:^|\n)\s*\d{1,3}$/u.test(before);
}
