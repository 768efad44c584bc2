import * as z from 'zod';

/** The index keeps a colour family as a bit beside those of the bed sizes, of which there are so many. */
export const mostFamilies = 24;

const coloursSchema = z
  .record(z.string(), z.array(z.string()))
  .refine((families) => Object.keys(families).length <= mostFamilies, {
    error: `an index holds ${mostFamilies} colour families at most`,
  });

/**
 * What words mean in a shop: data, one file a kind of shop, which a merchant may add to. An import
 * compiles it for whoever reads a query, so that all retrieval understands the same words.
 */
export const vocabularySchema = z.object({
  /** Colour family -> the words that name it: `{ green: ["green", "sage", "olive"] }`. */
  colours: coloursSchema,
  /** Material -> materials that are one: `{ wood: ["oak", "pine"] }`. */
  materials: z.record(z.string(), z.array(z.string())),
  /** Words for one thing: `["sofa", "couch", "settee"]`. */
  synonyms: z.array(z.array(z.string()).min(2)),
  /** Further names, of which the thing itself is none: `{ sofa: ["Kanapee", "canapé"] }`, mostly of other languages. */
  names: z.record(z.string(), z.array(z.string())),
  /** What a wish is mostly met by: `{ words: ["reading nook"], means: ["armchair", "reading lamp"] }`. */
  wishes: z.array(z.object({ words: z.array(z.string()).min(1), means: z.array(z.string()).min(1) })),
  /** What such a shop is asked for and does not sell: "ceiling fan" is neither a ceiling light nor a fan of ours. */
  elsewhere: z.array(z.string()),
  /** Behind the name of a thing, what makes it another that such a shop does not sell: "oil" of "lamp oil". */
  accessories: z.array(z.string()),
  /** What things have, and may be of a colour of its own: "legs". */
  parts: z.array(z.string()),
  /** Words for one thing in questions on delivery, returns and payment. */
  policies: z.array(z.array(z.string()).min(2)),
  /** Every product type of the catalogue. */
  types: z.array(z.string()),
});
export type VocabularyData = z.infer<typeof vocabularySchema>;

/**
 * What is said where no thing is named, and the types that are meant, the best first: `{ said: ["guests to crash"],
 * means: ["sofa bed"] }`. Too many to be kept by whoever reads queries: they become a statistic at import.
 */
export const needsSchema = z.array(
  z.object({ said: z.array(z.string()).min(1), means: z.array(z.string()).min(1) }),
);
export type Needs = z.infer<typeof needsSchema>;

/** The words of a kind of shop, to which a catalogue adds the names of its types. */
export type Words = Omit<VocabularyData, 'types'> & { readonly needs: Needs };
