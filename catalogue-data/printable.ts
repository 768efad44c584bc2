/** Controls, which a terminal obeys, and format characters, which reorder or hide what it shows. */
const commands = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Text of a file as a line for a terminal: what would not be shown but obeyed is written out, as "\u{1b}". */
export function printable(text: string): string {
  return text.replaceAll(commands, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
