import { type Amount, amountsIn } from '../amounts.ts';
import type { Limits } from '../limits.ts';
import { isNoun } from '../pointing/kinds.ts';
import { policyTopic } from '../topics.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { aroundPrice } from './budget.ts';
import { quantityIn } from './quantity.ts';
import type { Remainder } from './remainder.ts';

interface Beside {
  readonly price: NonNullable<Limits['price']>;
  readonly words: string;
}

interface Said {
  readonly text: string;
  readonly amounts: readonly Amount[];
  readonly currency: string;
  readonly vocabulary: Vocabulary;
}

/**
 * A sum that stands beside a product without a word of how it bounds: "sofa 1299 €" is near it, "lamp 50 to 100" from
 * one to the other. Without a currency it is read only where the number can hardly mean anything else.
 */
export function takePriceBeside(
  message: Remainder,
  currency: string,
  vocabulary: Vocabulary,
): Beside | undefined {
  const text = message.rest;
  const said = { text, amounts: amountsIn(text), currency, vocabulary };
  const found = inCurrency(said) ?? bareRange(said) ?? ofSeveral(said) ?? bareSum(said);
  if (!found) return undefined;
  const { start, end, price } = found;
  message.text = `${text.slice(0, start)} ${text.slice(end)}`;
  return { price, words: text.slice(start, end) };
}

interface Found {
  readonly price: Beside['price'];
  readonly start: number;
  readonly end: number;
}

/** Sums that are told of and not offered: of a charge, of another shop, of what somebody said. */
const toldOf = new RegExp(
  String.raw`\b(?:${[
    'why|charged?|paid|owed?|costs?|ordered|bought|refund|off|save|saving|discount|coupon|credit|deposit|fee|orders?|purchases?|cards?|vouchers?',
    'showed|shows|said|says|saw|still|will|elsewhere|less|more|just to|mistake|honou?r|beat|bring|extra|difference',
  ].join('|')})\b`,
  'u',
);

function inCurrency({ text, amounts, currency, vocabulary }: Said): Found | undefined {
  const amount = amounts.find((one) => one.currency !== undefined);
  const money = amount?.money(currency);
  if (!amount || !money || toldOf.test(text) || policyTopic(text) !== undefined) return undefined;
  const others = `${text.slice(0, amount.start)} ${text.slice(amount.end)}`;
  if (!wordsOf(others).some((word) => isNoun(word, vocabulary))) return undefined;
  return { price: aroundPrice(money), start: amount.start, end: amount.end };
}

const ends = /^\s*(?:$|[.,!?](?!\d)|(?:please|in|with|that|for)\b)/u;
const joint = /^ ?(?:to|-) ?$/u;
const gift = /\b(?:gifts?|presents?)\b/u;
/** Whose numbers are ages, and what is told apart by numbers of its own: thread counts, watts, inches, centimetres. */
const numbered =
  /\b(?:ages?|aged|wom[ae]n|m[ae]n|people|adults?|kids?|child(?:ren)?|girls?|boys?|rugs?|runners?|carpets?|mats?|mattress(?:es)?|toppers?|sheets?|sets?|towels?|duvets?|pillows?|cushions?|curtains?|bulbs?|screens?|tvs?|frames?) $/u;
/** Of fewer, the figures may be pieces or years of age; what is sold has lengths of up to three metres. */
const leastOfRange = 20;
const mostCentimetres = 300;

function bareRange({ text, amounts, currency, vocabulary }: Said): Found | undefined {
  const [first, second] = amounts;
  if (!first || !second || !joint.test(text.slice(first.end, second.start))) return undefined;
  const lead = text.slice(0, first.start);
  const [min, max] = [first.money(currency), second.money(currency)];
  const isOffered = isBehindThing(lead, vocabulary) || (gift.test(lead) && !numbered.test(lead));
  if (!min || !max || !isOffered || !ends.test(text.slice(second.end))) return undefined;
  if (min.amount >= max.amount || Number(text.slice(first.start, first.end)) < leastOfRange) return undefined;
  const price = { min: min.amount, max: max.amount, currency, said: [min.amount, max.amount] };
  return { price, start: first.start, end: second.end };
}

/** "3 chairs for 200": of a number of things, so much is no number of people. */
const leastOfSeveral = 40;

function ofSeveral({ text, amounts, currency, vocabulary }: Said): Found | undefined {
  const amount = amounts.at(-1);
  const lead = amount && / for (?:about |around )?$/u.exec(text.slice(0, amount.start));
  const money = amount?.money(currency);
  if (!amount || !lead || !money || !ends.test(text.slice(amount.end))) return undefined;
  const things = quantityIn(text.slice(0, lead.index), vocabulary);
  const isAll = things !== undefined && text.slice(0, lead.index).endsWith(things.words);
  if (!isAll || Number(text.slice(amount.start, amount.end)) < leastOfSeveral) return undefined;
  const price = { max: money.amount, currency, said: [money.amount] };
  return { price, start: lead.index + 1, end: amount.end };
}

/** Prices are round or just under it; a year and a number of an article mostly are not. */
const priceLike = /^(?!(?:19|20)\d\d$)\d{3,5}(?<=[059])$/u;

function bareSum({ text, amounts, currency, vocabulary }: Said): Found | undefined {
  const [amount, ...more] = amounts;
  const money = amount?.money(currency);
  if (!amount || !money || more.length > 0) return undefined;
  const written = text.slice(amount.start, amount.end);
  const isPrice = priceLike.test(written) && Number(written) > mostCentimetres;
  const isLast = /^\s*(?:please)?[.!?]*$/u.test(text.slice(amount.end));
  if (!isPrice || !isLast || !isBehindThing(text.slice(0, amount.start), vocabulary)) return undefined;
  return { price: aroundPrice(money), start: amount.start, end: amount.end };
}

function isBehindThing(lead: string, vocabulary: Vocabulary): boolean {
  const word = /(?<word>\p{L}+) $/u.exec(lead)?.groups?.word;
  return word !== undefined && isNoun(word, vocabulary) && !numbered.test(lead);
}

function wordsOf(text: string): string[] {
  return text.match(/\p{L}+/gu) ?? [];
}
