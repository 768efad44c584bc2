import { say } from '../../shared/strings/index.ts';
import type { WorkerStrings } from '../../shared/strings/worker.ts';
import { type Item, priceText, titleOf } from '../domain/catalogue.ts';
import type { Claim } from '../domain/claims/claim.ts';
import { claimsIn } from '../domain/claims.ts';
import { namedItems } from '../domain/evidence/mentions.ts';
import type { Evidence } from '../domain/evidence.ts';

/** What stands before and behind the words of a sentence: its mark in a list, and the space to the next one. */
export function frameOf(sentence: string): { readonly bullet: string; readonly space: string } {
  const [bullet = ''] = /^\s*(?:[-*•]|\d{1,3}\.)\s+/u.exec(sentence) ?? [];
  const [space = ''] = /\s*$/u.exec(sentence) ?? [];
  return { bullet, space };
}

/**
 * Code's own true sentence in the place of one that does not hold: the real price of what gave a wrong one; otherwise a
 * word that something is left out, which is said once.
 */
export function insteadOf(
  sentence: string,
  uncovered: readonly Claim[],
  evidence: Evidence,
  strings: WorkerStrings,
  first: boolean,
): string {
  const { bullet, space } = frameOf(sentence);
  const about = isOfPrice(sentence, uncovered) ? namedItems(sentence, evidence) : [];
  const [item, ...others] = about;
  if (item && others.length === 0) return bullet + priceOf(item, strings) + space;
  return first ? bullet + strings.sentenceWithheld + space : '';
}

/** A fee, a difference or one of several amounts is no price, and is not mended by one. */
const otherAmount =
  /\b(?:deliver\p{L}*|ship\p{L}*|parcels?|fees?|returns?|more|less|cheaper|dearer|off|sav(?:e|es|ing)|together|total)\b/iu;

function isOfPrice(sentence: string, uncovered: readonly Claim[]): boolean {
  const amounts = claimsIn(sentence).filter(({ kind }) => kind === 'money');
  return (
    amounts.length === 1 && uncovered.some(({ kind }) => kind === 'money') && !otherAmount.test(sentence)
  );
}

function priceOf(item: Item, strings: WorkerStrings): string {
  const key = item.variant.price === null ? 'priceIsOnRequest' : 'priceIs';
  return say(strings, key, { title: titleOf(item), price: priceText(item.variant) });
}
