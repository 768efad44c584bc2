import { fold } from '../../domain/text.ts';
import type { PromptData } from '../../domain/views.ts';

/** What the rules make of a message. */
export interface Intent {
  readonly talk?: 'greeting' | 'thanks' | 'who-are-you' | 'order' | 'person';
  /** Questions for the policies, in words their sections use; a second one asks for the exceptions. */
  readonly policies: readonly string[];
  /** SKUs the message is about. */
  readonly about: readonly string[];
}

const returnTopic = 'return window';

/** Topic of a policy question -> the words its section is found by. The first that fits is meant. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/\b(?:return|send (?:it |them )?back|bring (?:it )?back)/u, returnTopic],
  [/\b(?:refund|money back)/u, 'refunds'],
  [/\b(?:exchange|swap)/u, 'exchanges'],
  [/\b(?:damaged|broken|defective|faulty)/u, 'damaged on arrival'],
  [/\b(?:warranty|guarantee)/u, 'general warranty'],
  [/\b(?:track|where is my (?:order|parcel|package))/u, 'tracking'],
  [/\bcancel/u, 'change or cancel an order'],
  [/\b(?:change|wrong) (?:my |the )?address/u, 'address changes'],
  [/\b(?:price match|match (?:the|a) price)/u, 'price matching'],
  [/\b(?:gift cards?|store credit)/u, 'gift cards and store credit'],
  [/\b(?:promo|coupon|voucher|discount codes?)/u, 'promotion codes'],
  [/\b(?:invoice|receipt)/u, 'invoices and receipts'],
  [/\b(?:pay|payment|credit card|debit|installments?)\b/u, 'ways to pay'],
  [/\b(?:tax|taxes|duty|duties|customs)\b/u, 'taxes and duties'],
  [/\b(?:how (?:long|soon|fast)|when)\b.*\b(?:deliver|delivery|arrive|ship|take|come)/u, 'delivery times'],
  [/\b(?:ship|deliver)(?:s|ing|ed)? to\b/u, 'where we ship'],
  [/\b(?:shipping|delivery|deliver|postage)\b/u, 'delivery cost parcel furniture'],
];

const greeting = /^(?:hi|hello|hey|good (?:morning|afternoon|evening)|howdy)\b[\s!.,]*(?:there)?[\s!.]*$/u;
const thanks =
  /^(?:thanks?|thank you|thx|great,? thanks?|cheers|ok(?:ay)?,? thanks?|bye|goodbye)\b[^?]{0,20}$/u;
const identity =
  /\b(?:are you (?:a |an |really |actually )*(?:person|human|real|bot|robot|ai|machine)|who are you|what are you)\b/u;
const person =
  /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some ?)*(?:person|human|someone|somebody|agent|representative)\b/u;
const order = /\b(?:my order|order (?:number|status)|where is my (?:order|parcel|package))\b/u;
const wish = /^(?:show|find|search|any|another|other|do you have|i(?:'m| am)? (?:want|need|looking))\b/u;

export function readIntent(data: PromptData): Intent {
  const text = fold(data.message).trim();
  const about = [...new Set(data.references.flatMap((reference) => reference.skus))].slice(0, 4);
  const talk = talkOf(text);
  if (talk) return { talk, policies: [], about: [] };
  const topic = topics.find(([pattern]) => pattern.test(text))?.[1];
  const seeksOther = wish.test(text) && data.asksFor.length === 0 && topic === undefined;
  const exceptions = topic === returnTopic && about.length > 0 ? ['items that cannot be returned'] : [];
  return { policies: topic === undefined ? [] : [topic, ...exceptions], about: seeksOther ? [] : about };
}

function talkOf(text: string): Intent['talk'] {
  if (greeting.test(text)) return 'greeting';
  if (thanks.test(text)) return 'thanks';
  if (identity.test(text)) return 'who-are-you';
  if (person.test(text)) return 'person';
  return order.test(text) && !/\b(?:can|may|how)\b.*\b(?:cancel|change|return)/u.test(text)
    ? 'order'
    : undefined;
}
