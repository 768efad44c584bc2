import { numberWord, spelled } from '../../domain/number-words.ts';
import { countryIn } from '../../domain/reading/delivery.ts';

/** What a message wants done with the products it points at, and how many of each. */
export interface Basket {
  readonly tool: 'propose_cart' | 'quote_shipping';
  readonly quantity: number;
  /** ISO 3166, where one is named. */
  readonly country?: string;
}

const wantsCart =
  /\b(?:add|put|throw|drop|place)\b.{0,80}\b(?:cart|basket|bag|trolley)\b|\bi(?:'ll| will|'d like to| want to| would like to) (?:take|buy|order|have|purchase)\b|^(?:please )?(?:buy|order|add)\b/u;
const wantsQuote =
  /\b(?:how much|costs?|price|what (?:is|'s|would|does))\b.{0,60}\b(?:deliver\w*|ship\w*|postage|send)\b|\b(?:deliver\w*|shipping|postage) (?:costs?|price|fee)\b|\b(?:when|how (?:long|soon|fast))\b.{0,60}\b(?:arrive|deliver\w*|come|get here|ship)\b/u;

/** `folded` is a message that points at something. */
export function basketIn(folded: string): Basket | undefined {
  const quantity = quantityIn(folded);
  if (wantsCart.test(folded)) return { tool: 'propose_cart', quantity };
  if (!wantsQuote.test(folded)) return undefined;
  const country = countryIn(folded);
  return { tool: 'quote_shipping', quantity, ...(country && { country }) };
}

const count = `(?:\\d{1,2}|${numberWord}|a (?:pair|couple))`;
const counted = new RegExp(
  String.raw`\b(?<before>${count}) (?:of|x)\b|\b(?:add|put|take|buy|order|have|purchase) (?<after>${count})\b(?! (?:cm|mm|inch))`,
  'u',
);

/** "Two of the second one", "add 3": pieces of each; one where none are counted, or none that can be. */
function quantityIn(folded: string): number {
  const { before, after } = counted.exec(folded)?.groups ?? {};
  const written = before ?? after ?? 'one';
  const pieces = /^\d/u.test(written) ? Number(written) : written.startsWith('a ') ? 2 : spelled(written);
  return pieces >= 1 && pieces <= 99 ? pieces : 1;
}
