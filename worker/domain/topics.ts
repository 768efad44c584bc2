import { isOffTopic } from './off-topic.ts';
import { dutch } from './topics/dutch.ts';
import { french } from './topics/french.ts';
import { german } from './topics/german.ts';
import { italian } from './topics/italian.ts';
import { portuguese } from './topics/portuguese.ts';
import { spanish } from './topics/spanish.ts';
import { type ForeignTopic, foreignTopics } from './topics/words.ts';

/** What a message is about where it seeks no product. Patterns are for folded text. */

export type Talk =
  | 'greeting'
  | 'help'
  | 'thanks'
  | 'who-are-you'
  | 'order'
  | 'person'
  | 'range'
  | 'visit'
  | 'elsewhere';

export const returnTopic = 'return window';

/** Topic of a policy question -> the words its section is found by. The first that fits is meant. */
const topics: readonly (readonly [RegExp, string])[] = [
  [/\b(?:return|send\b.{0,30}\bback|bring\b.{0,30}\bback)/u, returnTopic],
  [/\b(?:refund|money back)/u, 'refunds'],
  [/\b(?:exchange|swap)/u, 'exchanges'],
  [/\b(?:damaged|broken|defective|faulty)/u, 'damaged on arrival'],
  [/\b(?:warranty|guarantee)/u, 'warranty'],
  [/\btrack(?:ing|s)?\b(?! light)|\bwhere is my (?:order|parcel|package)/u, 'tracking'],
  [/(?<!noise[- ])\bcancel/u, 'change or cancel an order'],
  [/\b(?:change|wrong) (?:my |the )?address/u, 'address changes'],
  [/\b(?:price match|match (?:the|a) price)/u, 'price matching'],
  [/\b(?:gift cards?|store credit)/u, 'gift cards and store credit'],
  [/\b(?:promo|coupon|voucher|discount codes?)/u, 'promotion codes'],
  [/\b(?:invoice|receipt)/u, 'invoices and receipts'],
  // "I can't pay more than $80" is a limit.
  [
    /\b(?:pay(?! (?:more|less|over|under|up to|at most|about|around|[$£€\d]))|payment|credit card|debit|installments?)\b/u,
    'ways to pay',
  ],
  [/\b(?:tax|taxes|duty|duties|customs)\b/u, 'taxes and duties'],
  [/\b(?:how (?:long|soon|fast)|when)\b.*\b(?:deliver|delivery|arrive|ship|take|come)/u, 'delivery times'],
  [
    /\b(?:(?:ship|deliver)(?:s|ing|ed)?|delivery) to\b|\b(?:do|does|will|can) (?:it|this|that|they|these|those|you) (?:go|come|get|be sent|send (?:it|this|that|them|these|those)) to\b/u,
    'where we ship',
  ],
  [/\b(?:shipping|delivery|deliver|postage)\b/u, 'delivery cost parcel furniture'],
];

const others = [german, french, spanish, italian, portuguese, dutch];
const found: Readonly<Record<ForeignTopic, string>> = {
  returns: returnTopic,
  refunds: 'refunds',
  warranty: 'how long is the warranty',
  cancel: 'change or cancel an order',
  invoices: 'invoices and receipts',
  pay: 'ways to pay',
  times: 'delivery times',
  where: 'where we ship',
  delivery: 'delivery cost parcel furniture',
};

/** The words that find the policy a message asks for, in any of our languages, or undefined where it asks for none. */
export function policyTopic(folded: string): string | undefined {
  return topics.find(([pattern]) => pattern.test(folded))?.[1] ?? foreignTopic(folded);
}

function foreignTopic(folded: string): string | undefined {
  const topic = foreignTopics.find((name) => others.some(({ policies }) => policies[name].test(folded)));
  return topic && found[topic];
}

/** A greeting may ask how the assistant is, and says nothing else. */
const greeting =
  /^(?:(?:hi|hello|hey|hiya|howdy|yo|good (?:morning|afternoon|evening|day)|greetings)(?: (?:there|again|all|everyone))?[\s!.,]*|(?:how are you(?: doing)?(?: today)?|how(?:'s| is) it going|how do you do|what's up|nice to meet you)[\s!.,?]*)+$/u;
/** Whoever asks what there is to ask. */
const help =
  /^(?:(?:hi|hello|hey|please)[\s!.,]+)?(?:help(?: me)?|(?:can|could|would|will) you help(?: me)?|i need (?:some )?help|what can (?:you|i) (?:do|help(?: me)?(?: with)?|ask(?: you)?)(?: for me| here)?|how (?:can|do) you help(?: me)?|what do you do|how does this work|what (?:are you for|is this))(?: please)?[\s!.?]*$/u;
const thanks =
  /^(?:thanks?|thank you|thx|great,? thanks?|cheers|ok(?:ay)?,? thanks?|bye|goodbye)\b[^?]{0,20}$/u;
const someone = '(?:person|human(?: being)?|bot|chat ?bot|robot|ai|machine|computer|program)';
/** "Is this a robot?" ends there: "is this a robot vacuum" is about another one. */
const identity = new RegExp(
  String.raw`\b(?:are you (?:(?:an?|just|really|actually|even|some kind of) )*(?:${someone}|real|alive|automated)|(?:who|what) are you)\b|\b(?:is (?:this|that|it)|am i|are we) (?:(?:really|actually|just) )*(?:(?:talking|speaking|chatting|writing|texting) (?:to|with) )?(?:an? )?(?:(?:real|actual|live|living) )?(?:${someone}|someone real|somebody real)(?= ?(?:$|[?.!,]| (?:or|i|that|who|here|writing|answering|typing)\b))|^who am i (?:talking|speaking|chatting) (?:to|with)\b`,
  'u',
);
const person =
  /\b(?:talk|speak|chat) (?:to|with) (?:a |an |some ?)*(?:person|human|someone|somebody|agent|representative)\b/u;
const order = /\b(?:my order|order (?:number|status)|where is my (?:order|parcel|package))\b/u;

const you = `(?:you|this (?:shop|store)|the (?:shop|store))(?: guys)?`;
const allOfIt = `(?:all|every|everything|(?:the|your) (?:whole|entire|full))(?: of)?(?: the| your)? ?(?:products?|items?|things?|catalog(?:ue)?|inventory|stock|range|database)?`;
/** What there is to buy at all. */
const range = new RegExp(
  String.raw`^(?:(?:so|and|hi|hello),? )?(?:what(?: all)? (?:do|does) ${you} (?:sell|have|offer|carry|stock)|what (?:else )?(?:kinds?|sorts?|types?) of (?:things|products|stuff|items|furniture) (?:do|does) ${you} (?:sell|have|offer|carry|stock)|what (?:can i buy|products (?:do|does) ${you} (?:sell|have|offer))|(?:what are )?(?:your |the |all )?(?:product )?(?:categories|departments)|what(?:'s| is) in (?:your|the|this) (?:shop|store)|(?:show|list)(?: me)? ${allOfIt})(?: here| exactly)?[\s?.!]*$`,
  'u',
);
/** Where and when the shop is met otherwise than here. */
const visit =
  /\b(?:opening|business|store|shop|office|working) hours\b|\b(?:when|what time) (?:do|are|does) (?:you|the (?:shop|store)) (?:open|close)|\b(?:have|got|is there|are there|find) (?:an?|any|your) (?:physical |real |retail |actual |local )?(?:stores?|shops?|showrooms?|branch(?:es)?|locations?)(?=\s*(?:$|[?.!,])|\s(?:in|near|nearby|around|close|at|i|we|that|where|open)\b)|\bwhere (?:is|are) (?:your|the) (?:stores?|shops?|showrooms?)\b|\bwhere are you (?:located|based)\b|(?:\b(?:your|a|the) |^)(?:phone|telephone) number\b|\bcan i (?:call|phone|ring|visit) (?:you|your)\b|\b(?:visit|come to) (?:your|the|a) (?:store|shop|showroom)\b/u;
/** The shop's data, which is not to be had as such. */
const dump = new RegExp(
  String.raw`^(?:(?:please|hey|hi|hello|so),? )*(?:(?:print|dump|export|output)\b.*\b(?:products?|catalog(?:ue)?|items?|inventory|database)\b|(?:list|show|give)(?: me)? ${allOfIt} (?:as|in) (?:json|csv|xml|a table))`,
  'u',
);

export function talkIn(folded: string): Talk | undefined {
  if (greeting.test(folded)) return 'greeting';
  if (help.test(folded)) return 'help';
  if (thanks.test(folded)) return 'thanks';
  if (identity.test(folded)) return 'who-are-you';
  if (person.test(folded)) return 'person';
  if (range.test(folded)) return 'range';
  if (visit.test(folded)) return 'visit';
  if (dump.test(folded) || isOffTopic(folded)) return 'elsewhere';
  const foreign = foreignTalk(folded);
  if (foreign) return foreign;
  return order.test(folded) && !/\b(?:can|may|how)\b.*\b(?:cancel|change|return)/u.test(folded)
    ? 'order'
    : undefined;
}

const small = ['greeting', 'help', 'thanks', 'identity', 'order', 'elsewhere'] as const;

function foreignTalk(folded: string): Talk | undefined {
  const talk = small.find((name) => others.some((words) => words[name].test(folded)));
  return talk === 'identity' ? 'who-are-you' : talk;
}
