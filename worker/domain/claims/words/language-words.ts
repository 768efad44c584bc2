import type { MeasureName } from '../claim.ts';

/**
 * The words by which claims of a language are read. All are patterns over folded text (lower case, without accents),
 * alternatives separated by bars; every quantifier in them is bounded, so that no text can make them slow.
 */
export interface LanguageWords {
  /** Words of grammar that tell the language, separated by spaces; those of two languages count for both. */
  readonly tells: string;
  /** Small numbers in words. Those above twenty are put together where the language joins words by hyphen or space. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly hundred: string;
  readonly thousand: string;
  readonly units: Readonly<Record<Unit, string>>;
  readonly times: Readonly<Record<TimeUnit, string>>;
  /** "a", before a unit of time: one of it. */
  readonly article: string;
  readonly percent: string;
  /** What makes a percentage a discount, before it and behind it. */
  readonly discountBefore: string;
  readonly discountAfter: string;
  /** "half price", "a third off": share taken off -> its words. */
  readonly shares: Readonly<Record<number, string>>;
  readonly weekdays: readonly string[];
  readonly months: readonly string[];
  /** Days named from today: name -> its words. */
  readonly relativeDays: Readonly<Record<string, string>>;
  readonly measures: Readonly<
    Partial<Record<MeasureName, { readonly before: string; readonly after: string }>>
  >;
  readonly stock: Readonly<
    Record<'in-stock' | 'sold-out' | 'made-to-order' | 'available', string> & { readonly other?: string }
  >;
  readonly negation: string;
  /** What makes a sentence a condition, of which nothing is said to be so. */
  readonly condition: string;
  /** What a sentence says was done for the shopper, or will be. */
  readonly actions: readonly Action[];
  /** What a sentence says of who speaks, such as "I am", and what it is: of these only a machine is true. */
  readonly speaker: string;
  readonly human: string;
  readonly machine: string;
  /** Promises of more than is usual, by what is promised. */
  readonly promises: Readonly<Partial<Record<PromiseName, string>>>;
  /** Before an amount that is a bound, or the shopper's own. */
  readonly atMost: string;
  readonly atLeast: string;
  readonly yours: string;
  /** Before a discount code, and before the number of an order or a parcel. */
  readonly code: string;
  readonly reference: string;
  /** That something is not stated. */
  readonly unstated: string;
}

/** Ways to say that something was done, with what each of them has: most sentences are done with after the hint. */
export interface Action {
  readonly hint: string;
  readonly words: string;
}

export type Unit = 'mm' | 'cm' | 'm' | 'in' | 'ft' | 'g' | 'kg' | 'oz' | 'lb' | 'ml' | 'l';
export type TimeUnit =
  | 'second'
  | 'minute'
  | 'hour'
  | 'day'
  | 'business-day'
  | 'night'
  | 'week'
  | 'fortnight'
  | 'month'
  | 'year';

export type PromiseName =
  | 'free'
  | 'worldwide'
  | 'lifetime'
  | 'express'
  | 'guaranteed'
  | 'money-back'
  | 'no-questions'
  | 'instalments'
  | 'price-match'
  | 'wallets'
  | 'callback'
  | 'hours'
  | 'elsewhere'
  | 'popular'
  | 'secrets'
  | 'sale'
  | 'bundle'
  | 'gift'
  | 'agreed'
  | 'nothing-to-pay'
  | 'pay-later';
