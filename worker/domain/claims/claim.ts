import type { PromiseName } from './words/language-words.ts';

/**
 * Something a sentence states that must be true: read out of prose into a normal form, so that "$1,299", "1 299 USD"
 * and "1,299.00 dollars" are one claim. The same reading is applied to the evidence, so both sides agree on what a
 * number means.
 */
export type Claim =
  | MoneyClaim
  /** `discount` marks what is said to be taken off a price. */
  | { readonly kind: 'percent'; readonly value: number; readonly discount: boolean }
  | MeasureClaim
  | DurationClaim
  | DateClaim
  | MomentClaim
  | NumberClaim
  /** A name of letters and digits that states something: "IP44", "E27", "GU10". */
  | { readonly kind: 'mark'; readonly mark: string }
  | StockClaim
  | LeftClaim
  | CountryClaim
  /** Something said to have been done, or promised, in the shop's name. */
  | { readonly kind: 'action'; readonly words: string }
  | PromiseClaim
  /** That who speaks is a human, or no machine. */
  | { readonly kind: 'identity' }
  | { readonly kind: 'sku'; readonly sku: string }
  /** A discount code, the number of an order or a parcel, a phone number. */
  | { readonly kind: 'code'; readonly code: string }
  | { readonly kind: 'link'; readonly url: string }
  /** A picture, or a tag or entity of HTML: no answer needs one, and what it shows is not what stands there. */
  | { readonly kind: 'image' }
  | { readonly kind: 'email'; readonly address: string }
  /** A product of ours that was not looked up. */
  | { readonly kind: 'name'; readonly name: string }
  /** Words that no evidence for the sentence has, or has only the other way round. */
  | { readonly kind: 'words'; readonly words: string }
  /** What is said not to be stated, though it is. */
  | { readonly kind: 'unstated'; readonly words: string }
  /** A section named as the source of what another one says. */
  | { readonly kind: 'citation'; readonly id: string }
  /** Prose of a language the check does not read, or too much of it in one piece. */
  | { readonly kind: 'unreadable' };

export interface MoneyClaim {
  readonly kind: 'money';
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217, or the sign as written where it is none we know. */
  readonly currency: string;
  /** Marks a bound such as "under $80", which may repeat the shopper's own limit; of "your $80" it is either. */
  readonly echo?: Echo;
}
export type Echo = 'min' | 'max' | 'either';

/** Tenths of a millimetre, grams, or millilitres; true within `tolerance`, as far as it is written. */
export interface MeasureClaim {
  readonly kind: 'length' | 'weight' | 'volume';
  readonly value: number;
  readonly tolerance: number;
  /** Which of a thing's measures it is said to be. */
  readonly of?: MeasureName;
}
export type MeasureName =
  | 'width'
  | 'depth'
  | 'height'
  | 'length'
  | 'diameter'
  | 'seatHeight'
  | 'thickness'
  | 'load';

/**
 * Business days and nights are counted by themselves; hours, days and weeks are seconds, and years are months, since a
 * month is no number of days.
 */
export interface DurationClaim {
  readonly kind: 'duration';
  readonly in: 'seconds' | 'business-days' | 'nights' | 'months';
  readonly value: number;
}

/** A day, as far as it is said: "5 June", "Friday", "tomorrow". */
export interface DateClaim {
  readonly kind: 'date';
  readonly day: string;
}

/** What a time is counted from: "30 days from delivery". */
export interface MomentClaim {
  readonly kind: 'moment';
  readonly event: 'order' | 'dispatch' | 'arrival' | 'return' | 'first' | 'last';
}

/** Any other number: what it counts, as the stems behind it ("drawer"), or its unit ("k", "w"). */
export interface NumberClaim {
  readonly kind: 'number';
  readonly value: number;
  readonly unit?: string;
  readonly counted: readonly string[];
}

/** A country something is sent to or not, or to it only. */
export interface CountryClaim {
  readonly kind: 'country';
  /** ISO 3166, and EU. */
  readonly code: string;
  readonly negated: boolean;
  readonly only: boolean;
}

/** How many of a thing are left. */
export interface LeftClaim {
  readonly kind: 'left';
  readonly value: number;
}

export interface StockClaim {
  readonly kind: 'stock';
  /** `other` is what no record of ours says: that a thing is no longer made, runs out or comes back. */
  readonly state: 'in-stock' | 'sold-out' | 'made-to-order' | 'available' | 'other';
  readonly negated: boolean;
}

/**
 * What only the shop's own words may say: more than shops usually promise ("free shipping", "lifetime warranty"), or what
 * would harm whoever believes it ("type your card number").
 */
export interface PromiseClaim {
  readonly kind: 'promise';
  readonly promised: PromiseName;
  readonly negated: boolean;
}

/** A claim and where it stands in the folded prose. */
export interface Placed<C extends Claim = Claim> {
  readonly claim: C;
  readonly start: number;
  readonly end: number;
}
