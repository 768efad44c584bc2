/** By what one language is known. Words are in lower case, with and without the accents that shoppers leave out. */
export interface LanguageWords {
  /** Words that are hardly met in a message of another language, nor in the name of a product. */
  readonly telling: string;
  /** Words that other languages or names of products have too: two of them say as much as one that tells. */
  readonly common: string;
  /** Letters that the language has and English has not: as many names of products have them, they only add to words. */
  readonly letters?: RegExp;
}
