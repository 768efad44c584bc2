import type { Item } from '../catalogue.ts';
import { resolveReferences } from '../references.ts';
import { fold, terms } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';

/** Things of no name: what points at one of them would point at anything. */
const anything: readonly Item[] = Array.from({ length: 12 }, (_, at) => nameless(`nameless-${at}`));

function nameless(id: string): Item {
  const variant: Item['variant'] = { sku: id, options: {}, price: null, stock: { state: 'in-stock' } };
  const product: Item['product'] = {
    id,
    title: '§§',
    url: '/',
    type: '§§',
    category: '§§',
    rooms: [],
    description: '',
    materials: [],
    size: {},
    facts: {},
    variants: [variant],
    finalSale: false,
    status: 'active',
  };
  return { product, variant };
}

/** Words that point whatever else is said, and those that point only where they are all that is asked about. */
const certain =
  /\b(?:ones?|\d{1,2}(?:st|nd|rd|th)|first|second|third|fourth|fifth|sixth|last|number|option)\b/u;
const aboutIt =
  /^(?:(?:and|so|ok|okay|but|hi|hello|please)\b[, ]*)*(?:(?:is|are|does|do|did|will|would|has|have|can|could|was|how|what|where|when|why|which|whose)\b|(?:tell|show|give) me\b|(?:add|buy|order|compare|more about)\b|i(?:'ll| will| would|'d)? (?:take|want|like|buy|order|have)\b|(?:it|this|that|these|those|them)\b\s*[?.!]*$)/u;
/** "Is this a real shop?" is about something else. */
const aboutElse = /\b(?:this|that|it|these|those) (?:an?|the|your|my|our)\b/u;
const wordsAtMost = 2;

/**
 * The words of a message that can only be meant for something shown, for a shopper who was shown nothing yet. "It" is
 * such a word where hardly anything else is said: of "it gets dark so early" a lamp can be found.
 */
export function pointingWords(message: string, vocabulary: Vocabulary): string | undefined {
  const pointed = resolveReferences(message, { lists: [anything] }, vocabulary);
  if (pointed.kind === 'none') return undefined;
  const phrase = pointed.kind === 'ambiguous' ? pointed.phrase : pointed.references[0]?.phrase;
  if (phrase === undefined || certain.test(phrase)) return phrase;
  const text = fold(message).trim();
  const onlyPoints = aboutIt.test(text) && !aboutElse.test(text) && terms(text).length <= wordsAtMost;
  return onlyPoints ? phrase : undefined;
}
