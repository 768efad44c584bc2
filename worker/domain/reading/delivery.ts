import type { Vocabulary } from '../vocabulary.ts';
import { namesThing } from './excluded.ts';
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
const countries = `(?<countries>${country}(?:(?:, | and |, and )${country})*)`;
const shipsTo = new RegExp(
  String.raw`\b(?:ships?|shipped|shipping|deliver(?:s|ed|y)?|send|sent)(?: it)? to ${countries}\b`,
  'gu',
);
/** "Can you send a sofa to Canada": said of the thing between, which goes on being sought. */
const thingTo = new RegExp(
  String.raw`\b(?:can|could|do|will|would) you (?:ship|deliver|send|get) (?:me )?(?<thing>(?!it\b|this\b|that\b|them\b|these\b|those\b)[^,.!?]{2,40}?) (?:out |over )?to ${countries}\b`,
  'gu',
);
/** Where somebody is, it must be shipped to. */
const livesIn = new RegExp(
  String.raw`\b(?:i am|i'm|im|we are|we're|i live|we live|(?:i am|i'm|im|we are|we're) (?:based|living|located)) in ${countries}\b`,
  'gu',
);

const toCountry = new RegExp(String.raw`\b(?:to|in|for) (?<name>${country})\b`, 'u');

/** The country a folded question is about: "what is delivery of these to Canada?" is about CA. */
export function countryIn(folded: string): string | undefined {
  return codes[toCountry.exec(folded)?.groups?.name?.replace(/^the /u, '') ?? ''];
}

interface ShipsTo {
  readonly codes: string[];
  readonly words: string;
}

/** Takes the countries it must be shipped to (ISO 3166), all of them. */
export function takeCountries(message: Remainder, vocabulary: Vocabulary): ShipsTo[] {
  const things: string[] = [];
  const ofThings = message.takeAll(thingTo, (match) => {
    const thing = match.groups?.thing ?? '';
    if (!namesThing(thing.split(' ').at(-1) ?? '', vocabulary)) return undefined;
    things.push(thing);
    return { codes: codesOf(match), words: match[0].slice(match[0].lastIndexOf(' to ') + 1) };
  });
  message.text = [...things, message.text].join(' ');
  const others = [shipsTo, livesIn].flatMap((pattern) =>
    message.takeAll(pattern, (match) => ({ codes: codesOf(match), words: match[0] })),
  );
  return [...ofThings, ...others];
}

function codesOf(match: RegExpExecArray): string[] {
  return (match.groups?.countries ?? '')
    .split(/, and | and |, /u)
    .flatMap((name) => codes[name.replace(/^the /u, '')] ?? []);
}
