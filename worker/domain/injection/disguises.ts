import { fold } from '../text.ts';

/**
 * A message as it would read without a disguise that a model sees through: letters apart, digits for letters, rot13,
 * base64, hexadecimal, percent signs. Each is made only where the message looks like it.
 */
export function undisguised(message: string): string[] {
  const folded = fold(message);
  return [
    ...(spacedOut.test(folded) ? [joined(folded)] : []),
    ...(digitsForLetters.test(folded)
      ? [folded.replaceAll(/[013457@$]/gu, (sign) => letters[sign] ?? sign)]
      : []),
    ...(inRot13.test(folded) ? [rot13(folded)] : []),
    ...decoded(message).map(fold),
  ];
}

/** Six letters or more, each by itself. */
const spacedOut = /(?:(?<!\p{L})\p{L}[\s._*-]{1,3}){6}/u;

/** "i g n o r e   a l l": where more than one sign stands between two letters a word ends. */
function joined(folded: string): string {
  return folded
    .replaceAll(/(?<=(?<!\p{L})\p{L})[\s._*-](?=\p{L}(?!\p{L}))/gu, '')
    .replaceAll(/[\s._*-]+/gu, ' ');
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
const digitsForLetters = /\p{L}[013457@$]\p{L}/u;

/** "Instruction", "prompt", "rules", "system" and "mode", turned. */
const inRot13 = /vafgehpgvba|cebzcg|ehyrf|flfgrz|zbqr/u;

function rot13(folded: string): string {
  return folded.replaceAll(/[a-z]/gu, (letter) =>
    String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

const most = 8;
const encoded: readonly (readonly [RegExp, (written: string) => Uint8Array])[] = [
  [/(?<![A-Za-z0-9+/])[A-Za-z0-9+/_-]{20,4000}={0,2}/gu, fromBase64],
  [/(?:[0-9a-fA-F]{2}[\s:]?){12,2000}/gu, fromHex],
];

function decoded(message: string): string[] {
  const hidden = encoded.flatMap(([pattern, decode]) =>
    [...message.matchAll(pattern)].slice(0, most).flatMap(([written]) => textOf(decode, written)),
  );
  return message.includes('%') ? [...hidden, fromPercent(message)] : hidden;
}

/** Of bytes that are no text there is nothing to read. */
function textOf(decode: (written: string) => Uint8Array, written: string): string[] {
  try {
    return [new TextDecoder('utf-8', { fatal: true, ignoreBOM: false }).decode(decode(written))];
  } catch {
    return [];
  }
}

function fromBase64(written: string): Uint8Array {
  return Uint8Array.from(atob(written.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
    char.charCodeAt(0),
  );
}

function fromHex(written: string): Uint8Array {
  const digits = written.replaceAll(/[^0-9a-fA-F]/gu, '');
  return Uint8Array.from(digits.match(/../gu) ?? [], (pair) => Number.parseInt(pair, 16));
}

function fromPercent(message: string): string {
  try {
    return decodeURIComponent(message.replaceAll('+', ' '));
  } catch {
    return '';
  }
}
