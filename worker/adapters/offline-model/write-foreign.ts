import { fill } from '../../../shared/strings/index.ts';
import type { RulesWords } from '../../domain/rules-words/words.ts';
import type { Talk } from '../../domain/topics.ts';
import type { ProductView, PromptData, SearchView } from '../../domain/views.ts';
import { paragraphsOf, type Views } from './answer.ts';
import type { Intent } from './intent.ts';
import { factsOf, writePolicy } from './write.ts';

const listedAtMost = 4;

const talkWords = {
  greeting: 'greeting',
  help: 'help',
  thanks: 'thanks',
  'who-are-you': 'whoAreYou',
  order: 'order',
  range: 'range',
  visit: 'visit',
  elsewhere: 'elsewhere',
} as const satisfies Record<Exclude<Talk, 'person'>, keyof RulesWords>;

export function foreignTalk(
  talk: Talk | undefined,
  { shop }: PromptData,
  words: RulesWords,
): string | undefined {
  if (talk === undefined || talk === 'person') return undefined;
  return fill(words[talkWords[talk]], {
    shop: shop.name,
    contact: shop.contact,
    sells: shop.sells.join(', '),
  });
}

/** Products and passages with a sentence in the shopper's language; whatever else there is to tell, in English. */
export function foreignAnswer(views: Views, data: PromptData, intent: Intent, words: RulesWords): string {
  const { search, details, policies } = views;
  const policy = intent.asksWhereShipped ? '' : writePolicy(policies, details, data.message);
  const listed = details && saysAllOf(intent, data) ? details : undefined;
  const rest = {
    ...views,
    search: undefined,
    policies: policy === '' ? policies : [],
    details: listed ? undefined : details,
  };
  const english = paragraphsOf(rest, data, intent);
  const paragraphs = [
    ...(listed ? foreignDetails(listed.products, words) : []),
    ...(policy === '' ? [] : [`${words.policy}\n\n${policy}`]),
    ...(english.length > 0 ? [inEnglish(english.join('\n\n'), words)] : []),
    ...(search ? [foreignSearch(search, words)] : []),
  ];
  return paragraphs.length > 0 ? paragraphs.join('\n\n') : fill(words.failed, { contact: data.shop.contact });
}

/** Whether name, price and stock are what was asked of the products pointed at. */
function saysAllOf({ policies, missing, compares }: Intent, { asksFor }: PromptData): boolean {
  return policies.length === 0 && missing === undefined && !compares && asksFor.length === 0;
}

/** What was asked of one product the rules cannot read in its language: all that is stated of it holds the answer. */
function foreignDetails(products: readonly ProductView[], words: RulesWords): string[] {
  const [only, ...others] = products;
  const facts = only && others.length === 0 ? factsOf(only).trim() : '';
  return [foreignLines(products, words), ...(facts === '' ? [] : [inEnglish(facts, words)])];
}

/** The products that fit, by name, price and stock; why nothing does, is told in English. */
function foreignSearch({ products, hint }: SearchView, words: RulesWords): string {
  if (products.length > 0) return [words.found, foreignLines(products, words)].join('\n\n');
  return hint === undefined ? words.nothing : inEnglish(hint, words);
}

function foreignLines(products: readonly ProductView[], words: RulesWords): string {
  const lines = products
    .slice(0, listedAtMost)
    .map(({ title, price, stock }) => `- **${title}**: ${priceIn(price, words)}, ${stockIn(stock, words)}.`);
  return lines.join('\n');
}

export function inEnglish(text: string, words: RulesWords): string {
  return `${words.inEnglish}\n\n${text}`;
}

function priceIn(price: string, { priceOnRequest }: RulesWords): string {
  return price === 'price on request' ? priceOnRequest : price;
}

/** How the shop's records are worded for a model -> what is said instead. */
const stocks: readonly (readonly [RegExp, keyof RulesWords])[] = [
  [/^in stock$/u, 'inStock'],
  [/^in stock, only (?<count>\d+) left$/u, 'onlyLeft'],
  [/^sold out$/u, 'soldOut'],
  [/^made to order$/u, 'madeToOrder'],
  [/^made to order in 1 day$/u, 'madeToOrderDay'],
  [/^made to order in (?<count>\d+) days$/u, 'madeToOrderDays'],
];

function stockIn(stock: string, words: RulesWords): string {
  for (const [pattern, key] of stocks) {
    const match = pattern.exec(stock);
    if (match) return fill(words[key], match.groups ?? {});
  }
  return stock;
}
