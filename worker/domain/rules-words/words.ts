/** What the rules say in a language other than English. They have no words for details: those stay in English, and are said to. */
export interface RulesWords {
  readonly found: string;
  readonly nothing: string;
  /** Before what is told in English. */
  readonly inEnglish: string;
  /** Before a passage of the shop's policies. */
  readonly policy: string;
  readonly failed: string;
  readonly greeting: string;
  readonly help: string;
  readonly thanks: string;
  readonly whoAreYou: string;
  readonly order: string;
  readonly range: string;
  readonly visit: string;
  readonly elsewhere: string;
  readonly inStock: string;
  readonly onlyLeft: string;
  readonly soldOut: string;
  readonly madeToOrder: string;
  readonly madeToOrderDay: string;
  readonly madeToOrderDays: string;
  readonly priceOnRequest: string;
}
