import type { Placed } from '../claims/claim.ts';
import { affirmsNothing } from './assent.ts';
import { equals } from './equal.ts';
import { deniedIn } from './polarity.ts';
import type { Sentence } from './sentence.ts';

/** Said of the shopper's own words: "you asked for 90 days", "your 160 cm wall". */
const quoted =
  /\b(?:you (?:asked|said|want(?:ed)?|need(?:ed)?|mentioned|wrote|named|gave|are after|were after)|sie (?:suchen|suchten|wollten|brauchen|brauchten|nannten)|vous (?:cherchez|voulez|vouliez|avez demande)|(?:busca|quiere|necesita|ha pedido))\b.*$|\b(?:your|ihr\p{L}{0,2}|votre|vos|sus?|tus?)(?: \p{L}+)? $/u;
/** Behind "so" stands what is made of their wish. */
const concludes = /\b(?:so|then|yes) (?:\w+ ){0,3}$/u;
const refused = /\b(?:nothing|no|none|not|neither|nor|without)\b|n't\b/u;
/** What a thing is to be for, or to fit: a measure of the shopper's own, and none of the thing. */
const fitted =
  /\b(?:for|if|under|below|within|fits?|around|about|fur|unter|pour|sous|para)(?: \p{L}+){0,2} $/u;

/**
 * What the shopper wrote may be repeated as theirs: quoted, denied or asked back. A price it never is, nor what is
 * taken off one, but to deny it; and a time, a share or a size that they hope for is no promise because they named it.
 */
export function isTheirs({ claim, start }: Placed, sentence: Sentence): boolean {
  const { folded, known, hasNames } = sentence;
  const denials = deniedIn(folded).filter((one) => start >= one.start && start < one.end).length;
  // "Never without" is always with it.
  if (denials % 2 === 0 && (denials > 0 || (claim.kind === 'percent' && claim.discount))) return false;
  const before = folded.slice(Math.max(0, start - 40), start);
  const isPromise = claim.kind === 'duration' || claim.kind === 'date' || claim.kind === 'percent';
  const isMeant =
    (quoted.test(folded.slice(0, start)) && !concludes.test(folded.slice(0, start))) ||
    denials > 0 ||
    refused.test(before) ||
    folded.trimEnd().endsWith('?') ||
    (!isPromise && !hasNames && fitted.test(before));
  return (
    isMeant &&
    affirmsNothing(sentence, start) &&
    known.message.passages.some(({ claims }) => claims.some((one) => equals(one, claim)))
  );
}
