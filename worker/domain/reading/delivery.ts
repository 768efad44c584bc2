import type { Remainder } from './remainder.ts';

/** Asked about, but not for: "when is it back in stock", "why is it not in stock". */
const denied = String.raw`(?<!\b(?:not|back|out of)(?: currently| still| always)? |n't (?:currently |still )?|\bun)`;
/** What is sold out or made to order is not wanted: a wish for stock, said by its opposite. */
const notToBeHad =
  "(?:not|no|nothing|without|exclud(?:e|ing)|hide|except|avoid|skip|isn't|aren't)(?: (?:any|that is|that's|anything))? (?:sold[- ]out|out[- ]of[- ]stock|made[- ]to[- ]order|back-?ordered|pre-?order(?:ed)?)";
const inStock = new RegExp(
  String.raw`${denied}\b(?:(?:must be |has to be |still |currently )?in stock(?: now| today)?|in-stock(?= \p{L})|available (?:now|today|immediately)|(?:that )?i can (?:buy|order|get) (?:it )?(?:now|today|right away)|ready to ship|${notToBeHad})\b`,
  'gu',
);

/** Takes the wish for what can be bought now, as its words: none where it is not wished for. */
export function takeStock(message: Remainder): string[] {
  return message.takeAll(inStock, (match) => match[0]);
}

const codes: Readonly<Record<string, string>> = {
  canada: 'CA',
  'united states': 'US',
  usa: 'US',
  us: 'US',
  america: 'US',
  'united kingdom': 'GB',
  uk: 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  ireland: 'IE',
  mexico: 'MX',
  australia: 'AU',
  germany: 'DE',
  france: 'FR',
};
// "Ship to us" is to whoever writes.
const country = `(?:the (?:us|usa|uk|united states|united kingdom)|${Object.keys(codes)
  .filter((name) => name !== 'us')
  .join('|')})`;
const shipsTo = new RegExp(
  String.raw`\b(?:ships?|shipped|shipping|deliver(?:s|ed|y)?|send|sent)(?: it)? to (?<countries>${country}(?:(?:, | and |, and )${country})*)\b`,
  'gu',
);

const toCountry = new RegExp(String.raw`\b(?:to|in|for) (?<name>${country})\b`, 'u');

/** The country a folded question is about: "what is delivery of these to Canada?" is about CA. */
export function countryIn(folded: string): string | undefined {
  return codes[toCountry.exec(folded)?.groups?.name?.replace(/^the /u, '') ?? ''];
}

/** Takes the countries it must be shipped to (ISO 3166), all of them. */
export function takeCountries(message: Remainder): { readonly codes: string[]; readonly words: string }[] {
  return message.takeAll(shipsTo, (match) => ({
    codes: (match.groups?.countries ?? '')
      .split(/, and | and |, /u)
      .flatMap((name) => codes[name.replace(/^the /u, '')] ?? []),
    words: match[0],
  }));
}

/** "For six", "for 4 to 6", "seats 8", "6-seater": how many it must hold, not how many are bought. */
const seats =
  /\b(?:(?:for|seats?|seating|fits|accommodates?) (?:up to )?(?:\d{1,2}(?: to |-| or ))?(?<a>\d{1,2})(?: (?:people|persons|guests|adults|of us))?(?=$|[,.!?]| (?:in|with|that|under|and|or|please)\b)|(?<b>\d{1,2})[ -]?(?:seaters?|seats?|persons?|people|guests)|(?:the )?(?<c>\d) of us)\b/u;

/** How many people it is for. The words stay in the text, since products state them too. */
export function seatsIn(text: string): { readonly count: number; readonly words: string } | undefined {
  const match = seats.exec(text);
  if (!match) return undefined;
  const count = Number(match.groups?.a ?? match.groups?.b ?? match.groups?.c);
  return count > 0 ? { count, words: match[0] } : undefined;
}
