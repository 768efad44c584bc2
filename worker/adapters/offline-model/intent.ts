import { questionInEnglish } from '../../domain/foreign-questions.ts';
import { withoutPointing } from '../../domain/pointing/without-pointing.ts';
import { fold } from '../../domain/text.ts';
import { policyTopic, returnTopic, type Talk, talkIn } from '../../domain/topics.ts';
import type { PromptData } from '../../domain/views.ts';
import { type Basket, basketIn } from './basket.ts';
import { type Measure, measureAsked } from './measures.ts';

/** What the rules make of a message. */
export interface Intent {
  readonly talk?: Talk;
  /** Questions for the policies, in words their sections use; a second one asks for the exceptions. */
  readonly policies: readonly string[];
  /** SKUs the message is about, in the order displayed. */
  readonly about: readonly string[];
  /** By what the products are to be held against each other. */
  readonly by?: Measure;
  /** Whether they are held against each other, by that or by everything. */
  readonly compares?: true;
  /** Whether they are wanted in the cart, or delivered; and how many of each. */
  readonly basket?: Basket;
  /** Whether they are shipped to a place. */
  readonly asksWhereShipped?: true;
  /** Words that point at nothing of what was shown, where that is all the message is about. */
  readonly missing?: string;
}

const wish =
  /^(?:show|find|search|any|another|other|do you have(?! (?:it|this|that|these|those|them)\b)|i(?:'m| am)? (?:want|need|looking))\b(?! (?:(?:me|for) )?the\b)/u;
/** As many as a list of cards holds. */
const most = 12;

export function readIntent(data: PromptData): Intent {
  const said = [data.answers, data.message].filter(Boolean).join(' ');
  const talk = talkIn(fold(said).trim());
  if (talk) return { talk, policies: [], about: [] };
  const text = fold(questionInEnglish(said)).trim();
  const pointed = aboutOf(data).slice(0, most);
  const basket = pointed.length > 0 ? basketIn(text) : undefined;
  return basket ? { policies: [], about: pointed, basket } : lookUpIn(text, pointed, data);
}

/** What is to be found out, of the products pointed at or of others. */
function lookUpIn(text: string, pointed: readonly string[], data: PromptData): Intent {
  const topic = topicOf(text, data, pointed);
  const seeksOther =
    data.search !== undefined || (wish.test(text) && data.asksFor.length === 0 && topic === undefined);
  const about = seeksOther ? [] : pointed;
  const exceptions = topic === returnTopic && about.length > 0 ? ['items that cannot be returned'] : [];
  const question = withoutPointing(
    text,
    data.references.map(({ words }) => words),
  );
  const missing = seeksOther || topic !== undefined ? undefined : missingIn(data);
  return {
    policies: topic === undefined ? [] : [questionOf(question, topic, data), ...exceptions],
    about,
    ...(about.length > 1 && comparisonIn(text)),
    ...(missing !== undefined && { missing }),
    ...(topic === whereWeShip && data.asksFor.includes('shipsTo') && { asksWhereShipped: true as const }),
  };
}

/**
 * A topic by its own words, or whatever the policies say where the message sounds like one for them; but a product
 * answers for itself what the shop states of each.
 */
function topicOf(
  text: string,
  { search, seemsAbout, asksFor }: PromptData,
  about: readonly string[],
): string | undefined {
  if (search !== undefined) return undefined;
  const ofProduct = about.length > 0 && (asksFor.length > 0 || ofEach.test(text) || asksToCompare(text));
  return policyTopic(text) ?? (seemsAbout === 'policies' && !ofProduct ? '' : undefined);
}

const comparing = /\b(?:compar\w+|differ\w*|versus|vs|side by side|better)\b/u;

function comparisonIn(text: string): Pick<Intent, 'by' | 'compares'> {
  const by = measureAsked(text);
  if (by) return { by, compares: true };
  return comparing.test(text) ? { compares: true } : {};
}

function asksToCompare(text: string): boolean {
  return comparisonIn(text).compares === true;
}

const ofEach =
  /\b(?:in stock|available|sold out|prices?|costs?|how much|discount(?:ed)?|on sale|reduced|deal)\b/u;

function missingIn({ references }: PromptData): string | undefined {
  return references.find(({ skus }) => skus.length === 0)?.words;
}

/** The topic of "does it ship to Canada?". */
const whereWeShip = policyTopic('ship to');
const questionCharacters = 300;

/**
 * The question as it was asked, with the words its section uses: "can I return it?" alone says next to nothing. The
 * sections are in English: of another language only those words help.
 */
function questionOf(text: string, topic: string, { language }: PromptData): string {
  if (language !== 'en' && topic !== '' && topic !== whereWeShip) return topic;
  // A word that is there already would count twice, and drown the thing it is asked of.
  const words = text.includes(topic) ? text : `${topic} ${text}`;
  return Array.from(words.trim()).slice(0, questionCharacters).join('');
}

function aboutOf({ references, shown }: PromptData): string[] {
  const pointed = [...new Set(references.flatMap((reference) => reference.skus))];
  const place = (sku: string) => {
    const at = shown.findIndex((one) => one.sku === sku);
    return at < 0 ? shown.length : at;
  };
  return pointed.toSorted((a, b) => place(a) - place(b));
}
