import * as z from 'zod';
import { factSchema } from '../../shared/card.ts';
import { languages } from '../../shared/language.ts';
import { type Item, priceText, stockText, titleOf } from './catalogue.ts';
import { type Asked, answerFeatures, isDetail, statedFacts } from './features.ts';
import { takeSentences } from './sentences.ts';

/**
 * What a model is shown of a product, a search and a policy: words and numbers already made by code, so that it can
 * copy them. Small on purpose: everything here is paid for in tokens.
 */

export const productViewSchema = z.object({
  sku: z.string(),
  title: z.string(),
  type: z.string(),
  price: z.string(),
  listPrice: z.string().optional(),
  stock: z.string(),
  finalSale: z.literal(true).optional(),
  facts: z.array(factSchema),
  /** Those of the facts that state what the shopper asked for in words of their own. */
  answers: z.array(factSchema).optional(),
  notStated: z.array(z.string()),
  about: z.string(),
});
export type ProductView = z.infer<typeof productViewSchema>;

export const searchViewSchema = z.object({
  products: z.array(productViewSchema),
  /** How many products keep the limits and match, of which `products` are the best. */
  found: z.int(),
  /** The limits every product here keeps, in words. */
  limits: z.array(z.string()),
  /** Said when nothing is left: which limit to relax. */
  hint: z.string().optional(),
});
export type SearchView = z.infer<typeof searchViewSchema>;

export const detailsViewSchema = z.object({
  products: z.array(productViewSchema),
  unknownSkus: z.array(z.string()),
  /** Said when some asked for are left out. */
  note: z.string().optional(),
});
export type DetailsView = z.infer<typeof detailsViewSchema>;

export const policyViewSchema = z.object({
  sections: z.array(z.object({ id: z.string(), path: z.string(), text: z.string() })),
});
export type PolicyView = z.infer<typeof policyViewSchema>;

/** What the model reads of a turn, as one JSON document. The offline model reads the same one. */
export const promptDataSchema = z.object({
  shop: z.object({
    name: z.string(),
    currency: z.string(),
    contact: z.string(),
    sells: z.array(z.string()),
  }),
  conversation: z.array(z.object({ from: z.enum(['shopper', 'assistant']), text: z.string() })),
  shown: z.array(z.object({ sku: z.string(), title: z.string() })),
  references: z.array(z.object({ words: z.string(), skus: z.array(z.string()) })),
  asksFor: z.array(z.string()),
  /** The search a message of limits goes on with: what it was for, its words now, and all limits in words. */
  search: z.object({ refines: z.string(), query: z.string(), limits: z.array(z.string()) }).optional(),
  /** What its words are mostly said of. */
  seemsAbout: z.literal('policies').optional(),
  /** The question of the shopper's that the message answers. */
  answers: z.string().optional(),
  /** What the answer is written in, by its English name: "German". */
  answerIn: z.string(),
  /** What the shopper writes in, which no model may have to answer in. */
  language: z.enum(languages),
  message: z.string(),
});
export type PromptData = z.infer<typeof promptDataSchema>;

const aboutCharacters = 400;

/** The short form of a search result, or with `everything` the full form of one product. */
export function productView(item: Item, asked: readonly Asked[], everything: boolean): ProductView {
  const { product, variant } = item;
  const answer = answerFeatures(asked, product, variant);
  return {
    sku: variant.sku,
    title: titleOf(item),
    type: product.type,
    price: priceText(variant),
    ...(variant.listPrice && { listPrice: priceText({ ...variant, price: variant.listPrice }) }),
    stock: stockText(variant.stock),
    ...(product.finalSale && { finalSale: true as const }),
    facts: everything ? statedFacts(product, variant) : answer.facts,
    ...(everything && asked.some(isDetail) && { answers: answer.facts }),
    notStated: answer.notStated,
    about: everything ? product.description : excerpt(product.description),
  };
}

/** The first whole sentences that fit; of a sentence too long by itself, its beginning. */
function excerpt(text: string): string {
  if (text.length <= aboutCharacters) return text;
  let whole = '';
  for (const sentence of takeSentences(text).sentences) {
    if ((whole + sentence).trimEnd().length > aboutCharacters) break;
    whole += sentence;
  }
  // Half of a surrogate pair is no character.
  const cut = () => text.slice(0, aboutCharacters - 1).replace(/[\uD800-\uDBFF]$/u, '');
  return whole === '' ? `${cut()}…` : whole.trimEnd();
}
