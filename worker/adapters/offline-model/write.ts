import { claimsIn } from '../../domain/claims.ts';
import { questionInEnglish } from '../../domain/foreign-questions.ts';
import { skuLikeIn } from '../../domain/pointing/names.ts';
import { countryName } from '../../domain/policy-prose.ts';
import { countryIn } from '../../domain/reading/delivery.ts';
import { takeSentences } from '../../domain/sentences.ts';
import { fold } from '../../domain/text.ts';
import type { DetailsView, PolicyView, ProductView, PromptData, SearchView } from '../../domain/views.ts';
import { listed, writeComparison } from './compare.ts';
import type { Intent } from './intent.ts';
import { priceAsked, writeWithin } from './within.ts';

const listedAtMost = 4;
const policySentences = 3;
const onRequest = 'price on request';

export function smallTalk({ talk }: Intent, { shop }: PromptData): string | undefined {
  switch (talk) {
    case 'greeting':
      return `Hello, and welcome to ${shop.name}. Tell me what you are looking for, or ask me about delivery and returns.`;
    case 'help':
      return `I can find and compare products of ${shop.name} for you, and answer questions about delivery, returns, payment and care. What are you looking for?`;
    case 'thanks':
      return 'You are welcome. Is there anything else I can find for you?';
    case 'who-are-you':
      return `I am the automated assistant of ${shop.name}, not a person. If you would rather reach a person, write to ${shop.contact}.`;
    case 'order':
      return `I cannot see orders. Please write to ${shop.contact}, and a person will look at yours.`;
    case 'range':
      return `${shop.sells.length > 0 ? `We sell these: ${shop.sells.join(', ')}. ` : ''}What are you looking for?`;
    case 'visit':
      return `I do not know that. Please write to ${shop.contact}, and a person will tell you.`;
    case 'elsewhere':
      return `I can only help with what ${shop.name} sells and with its delivery, returns and payment.`;
    case 'person':
    case undefined:
      return undefined;
  }
}

/** That what the shopper points at was not shown, rather than something else. */
export function writeMissing({ missing, about }: Intent, { shown }: PromptData): string | undefined {
  if (missing === undefined || about.length > 0) return undefined;
  // A number nobody has looked up is not repeated.
  if (skuLikeIn(missing) !== undefined)
    return 'Nothing is on offer here under that number now. What should I look for instead?';
  if (shown.length === 0)
    return `I have not shown you anything yet, so I cannot tell what you mean by “${missing}”. What are you looking for?`;
  const lead =
    shown.length === 1
      ? `I showed one product last, and it is not “${missing}”.`
      : `I showed ${shown.length} products last, and “${missing}” is none of them.`;
  return `${lead} Which one do you mean, or what else should I look for?`;
}

/** That what was shown does not come as the shopper would have it: "in green". */
export function writeNoVersion(missing: string, { products }: DetailsView): string {
  return `The shop states no version of ${listed(products.map(({ title }) => `the ${title}`))} “${missing}”.`;
}

export function writeSearch(view: SearchView, { search }: PromptData): string {
  const wanted = wantedIn(view, search?.refines);
  if (view.products.length === 0) {
    const nothing = `I found nothing like that${wanted} in this shop.`;
    if (view.hint === undefined) return `${nothing} Could you say it in other words?`;
    return search === undefined ? view.hint : `I searched again${wanted}. ${view.hint}`;
  }
  const [first, ...others] = view.products;
  const again = search === undefined ? '' : `I searched again${wanted}. `;
  if (first && others.length === 0)
    return `${again}I found one that fits: **${first.title}**, ${first.price}, ${first.stock}.${factsOf(first)}`;
  const lines = view.products
    .slice(0, listedAtMost)
    .map((product) => `- **${product.title}**: ${product.price}, ${product.stock}.${factsOf(product)}`);
  return `Here is what fits best${wanted}:\n\n${lines.join('\n')}`;
}

/** What was searched for, as far as it may be repeated: a figure in the shopper's own words is nothing looked up. */
function wantedIn({ limits }: SearchView, refines: string | undefined): string {
  const subject = refines !== undefined && claimsIn(refines).length === 0 ? ` for “${refines}”` : '';
  const sayable = limits.filter((words) => claimsIn(words).every(({ kind }) => kind === 'money'));
  return `${subject}${sayable.length > 0 ? ` ${sayable.join(', ')}` : ''}`;
}

export function factsOf(product: ProductView): string {
  // What a shop writes may end its own sentence: "Wipe with a dry cloth only."
  const stated = product.facts.map((fact) => ` ${fact.label}: ${fact.value.replace(/\.$/u, '')}.`);
  return [...stated, missingOf(product)].join('');
}

function missingOf({ notStated }: ProductView): string {
  return notStated.map((label) => ` ${label}: not stated.`).join('');
}

export function writeDetails(view: DetailsView, data: PromptData, { by }: Intent): string {
  if (by && view.products.length > 1) return writeComparison(by, view.products);
  const price = view.products.length > 1 ? priceAsked(data.message, data.shop.currency) : undefined;
  // Behind a question of price alone, what else there is to tell is on the cards.
  const told = price && data.asksFor.length === 0 ? [] : view.products.map((product) => tell(product, data));
  return [...(price ? [writeWithin(price, view.products)] : []), ...told].join('\n\n');
}

function tell(product: ProductView, data: PromptData): string {
  return data.asksFor.length > 0
    ? answerAsked(product, data.asksFor)
    : summary(product) + reduction(product, data);
}

/** What a product cost before, or that it did not, for whoever asks after a discount. */
function reduction({ listPrice }: ProductView, { message }: PromptData): string {
  if (!/\b(?:discount(?:ed)?|on sale|reduced|deal)\b/iu.test(message)) return '';
  return listPrice === undefined ? ' Its price is not reduced.' : ` It is reduced from ${listPrice}.`;
}

/** Which label a feature is stated under, and the sentence it makes. */
const sentences: Readonly<Record<string, readonly [string, (title: string, value: string) => string]>> = {
  height: ['Height', (title, value) => `The ${title} is ${value} high.`],
  width: ['Width', (title, value) => `The ${title} is ${value} wide.`],
  depth: ['Depth', (title, value) => `The ${title} is ${value} deep.`],
  length: ['Length', (title, value) => `The ${title} is ${value} long.`],
  diameter: ['Diameter', (title, value) => `The ${title} is ${value} across.`],
  seatHeight: ['Seat height', (title, value) => `The seat of the ${title} is ${value} high.`],
  weight: ['Weight', (title, value) => `The ${title} weighs ${value}.`],
  colours: ['Colours', (title, value) => `The ${title} comes in these colours: ${value}.`],
  materials: ['Materials', (title, value) => `The ${title} is made of ${value}.`],
  seats: ['Seats', (title, value) => `The ${title} seats ${value}.`],
  capacity: ['Capacity', (title, value) => `The ${title} holds ${value}.`],
  care: ['Care', (title, value) => `Care of the ${title}: ${value}`],
  assembly: ['Assembly', (title, value) => `Assembly of the ${title}: ${value.toLowerCase()}.`],
  shipsTo: ['Ships to', (title, value) => `The ${title} ships to ${value}.`],
};

/** What was asked in the shopper's own words, as the shop states it: or that it does not, or only in its description. */
function answerDetail({ title, answers = [], notStated }: ProductView, asked: readonly string[]): string {
  const words = asked.join(' ');
  if (answers.length > 0) {
    const stated = answers.map(({ label, value }) => `${label.toLowerCase()}: ${value.replace(/\.$/u, '')}`);
    return `Of the ${title} the shop states: ${stated.join('; ')}.`;
  }
  if (notStated.length > 0) return `Of the ${title} the shop does not state this: ${words}.`;
  return `What the shop writes about the ${title} has something on this: ${words}. Its page has it in full.`;
}

function answerAsked(product: ProductView, asked: readonly string[]): string {
  if (product.answers) return answerDetail(product, asked);
  const said = asked.flatMap((feature) => {
    const [label, sentence] = sentences[feature] ?? [];
    const fact = product.facts.find((candidate) => candidate.label === label);
    return sentence && fact ? [sentence(product.title, fact.value)] : [];
  });
  const missing = product.notStated.map((label) => label.toLowerCase());
  // Of a question for the size, what a thing has no word for is left out; with nothing to say, it is said.
  if (said.length > 0 && asked.length > 1) return said.join(' ');
  if (missing.length > 0)
    said.push(`The shop does not state the ${missing.join(', ')} of the ${product.title}.`);
  return said.join(' ');
}

export function statesWhereShipped({ products }: DetailsView): boolean {
  return products.every(({ facts }) => facts.some(({ label }) => label === 'Ships to'));
}

function summary(product: ProductView): string {
  const sale = product.finalSale ? ' It is a final sale item.' : '';
  const price = product.price === onRequest ? 'has its price on request' : `costs ${product.price}`;
  return `The ${product.title} ${price} and is ${product.stock}.${sale}${missingOf(product)}`;
}

/**
 * The beginning of the best section, word for word, with its marker. Where exceptions were looked up too and a product
 * is a final sale, they are what is told of.
 */
export function writePolicy(
  [rule, exceptions]: readonly PolicyView[],
  details: DetailsView | undefined,
  message = '',
): string {
  const finalSale = exceptions ? (details?.products ?? []).filter((product) => product.finalSale) : [];
  const section = (finalSale.length > 0 ? exceptions : rule)?.sections[0];
  if (!section) return '';
  const about = finalSale.map((product) => `The ${product.title} is a final sale item.`);
  const { sentences: whole, rest } = takeSentences(`${section.text.replaceAll('\n', ' ')} `);
  const quoted = ofCountry([...whole, rest], message)
    .slice(0, policySentences)
    .join('')
    .trim();
  return [...about, `${quoted} [policy:${section.id}]`].join(' ');
}

/** Of a country that the message names, the sentences that name it, where some do: the first are of the shop's own. */
function ofCountry(sentences: readonly string[], message: string): readonly string[] {
  const code = countryIn(fold(questionInEnglish(message)));
  const name = code === undefined ? '' : countryName(code);
  const about = name === '' ? [] : sentences.filter((sentence) => sentence.includes(name));
  return about.length > 0 ? about : sentences;
}

export function writeNothing(contact: string): string {
  return contact === ''
    ? 'I could not look that up.'
    : `I could not look that up. Please write to ${contact}, and a person will help you.`;
}
