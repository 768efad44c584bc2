/** English words and phrases, each with how a language says it: folded, without accents. */
export interface Glossary {
  /** Of several words, between bars; the longest is read first. */
  readonly phrases: Readonly<Record<string, string>>;
  /** Single words, between spaces. */
  readonly words: Readonly<Record<string, string>>;
}
