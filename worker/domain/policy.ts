import * as z from 'zod';
import { moneySchema } from '../../shared/product.ts';

/** A shop's policies as typed rules, which the prose of its sections is filled from at import. */

const count = z.int().positive().max(1_000_000);
/** Words as a shopper reads them. */
const words = z.string().trim().min(1).max(200);
const countries = z.array(z.string().regex(/^[A-Z]{2}$/, 'an ISO 3166 code such as US')).min(1);
/** Product types as the catalogue writes them, in the singular: "bed frame". The prose shows their plural. */
const types = z.array(words).min(1);
/** How a thing travels: in a box by a parcel carrier, or on a truck by a delivery team. */
const goods = z.enum(['parcel', 'furniture']);
export type Goods = z.infer<typeof goods>;
/** A person of the shop decides and acts; the assistant only hands over. */
const handledBy = z.literal('person');
/** What that person needs to be sent: "your order number", "photos of the damage". */
const send = z.array(words).min(1).max(8).optional();

const common = {
  /** What placeholders call the rule; its kind when left out. Unique among all rules of a shop. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,63}$/, 'lower-case letters, digits and hyphens')
    .optional(),
};

export const policyRuleSchema = z.discriminatedUnion('kind', [
  /** Until when an order can still be changed or cancelled. */
  z.strictObject({
    ...common,
    kind: z.literal('change-window'),
    /** Hours since the order was placed. */
    hours: count,
  }),
  /** What an order must be, besides within the change window, to be cancelled. */
  z.strictObject({
    ...common,
    kind: z.literal('cancellation'),
    states: z.array(z.enum(['unfulfilled', 'partially-fulfilled', 'fulfilled'])).min(1),
  }),
  /** Where the address of an order may be changed to, within the change window. */
  z.strictObject({ ...common, kind: z.literal('address-change'), countries }),
  /** Where the shop ships to: every item, or only those whose product says so. */
  z.strictObject({
    ...common,
    kind: z.literal('shipping-area'),
    countries,
    items: z.enum(['all', 'selected']),
  }),
  /** What travels as furniture: a thing of the given types, or one that weighs so much. Anything else is a parcel. */
  z.strictObject({
    ...common,
    kind: z.literal('furniture'),
    types,
    /** Grams, where the product states a weight. */
    fromWeight: count.optional(),
  }),
  /** What delivery costs, once an order. */
  z.strictObject({
    ...common,
    kind: z.literal('shipping-fee'),
    goods,
    countries,
    fee: moneySchema,
    /** Total of an order's items, after discounts and before tax, from which this delivery is free. */
    freeFrom: moneySchema.optional(),
  }),
  /** How long delivery takes, from the day of the order. Made-to-order items go by their own lead time. */
  z
    .strictObject({
      ...common,
      kind: z.literal('delivery-time'),
      goods,
      /** Both counted in `unit`. */
      min: count,
      max: count,
      unit: z.enum(['business-days', 'weeks']),
    })
    .refine((rule) => rule.min <= rule.max, { path: ['max'], message: 'max is less than min' }),
  /** Whether prices hold the sales tax in these countries; where they do not, the checkout adds it. */
  z.strictObject({
    ...common,
    kind: z.literal('sales-tax'),
    countries,
    prices: z.enum(['with-sales-tax', 'without-sales-tax']),
  }),
  /** Until when an item can be returned. */
  z.strictObject({
    ...common,
    kind: z.literal('return-window'),
    /** Calendar days since delivery. */
    days: count,
  }),
  /** What cannot be returned: an item of which `when` is true and which is of the given types and goods, if any. */
  z.strictObject({
    ...common,
    kind: z.literal('not-returnable'),
    when: z.enum(['final-sale', 'opened', 'cut-to-size', 'made-to-order']),
    types: types.optional(),
    goods: goods.optional(),
  }),
  /** Products that may be used at home and still be returned; it replaces the return window for them. */
  z.strictObject({
    ...common,
    kind: z.literal('trial'),
    types,
    /** Nights since delivery. */
    nights: count,
  }),
  /** What a return costs the shopper, once a return. */
  z.strictObject({ ...common, kind: z.literal('return-fee'), goods, fee: moneySchema }),
  /** When the shop pays for a return instead. */
  z.strictObject({
    ...common,
    kind: z.literal('return-fee-waiver'),
    reasons: z.array(z.enum(['damaged', 'wrong'])).min(1),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('refund'),
    /** Business days since the return arrived. */
    businessDays: count,
    /** What the shopper chooses from. */
    methods: z.array(z.enum(['original-payment-method', 'store-credit'])).min(1),
  }),
  /** Until when damage on arrival is to be reported. */
  z.strictObject({
    ...common,
    kind: z.literal('damage-report'),
    /** Calendar days since delivery. */
    days: count,
    handledBy,
    send,
  }),
  /** How long a defect is covered: every product, or the given types or part. The longest that fits counts. */
  z.strictObject({
    ...common,
    kind: z.literal('warranty'),
    /** Years since delivery. */
    years: count,
    types: types.optional(),
    part: words.optional(),
  }),
  z.strictObject({ ...common, kind: z.literal('warranty-exclusion'), causes: z.array(words).min(1) }),
  z.strictObject({ ...common, kind: z.literal('warranty-claim'), handledBy, send }),
  /** How often something is to be cared for. */
  z.strictObject({
    ...common,
    kind: z.literal('care-interval'),
    /** Calendar months between. */
    months: count,
  }),
  /** The hottest wash where a product's own label states none. */
  z.strictObject({
    ...common,
    kind: z.literal('wash-temperature'),
    /** Degrees Celsius; the prose shows Fahrenheit beside them. */
    celsius: z.int().min(1).max(100),
  }),
  /** What would harm a material. */
  z.strictObject({ ...common, kind: z.literal('care-avoid'), avoid: z.array(words).min(1) }),
  z.strictObject({ ...common, kind: z.literal('payment'), accepted: z.array(words).min(1) }),
  /** When the full amount is taken. */
  z.strictObject({ ...common, kind: z.literal('charge'), when: z.enum(['on-ordering', 'on-dispatch']) }),
  /** What prices are in: everywhere, or for items sold only in the given countries. */
  z.strictObject({
    ...common,
    kind: z.literal('currency'),
    currency: z.string().regex(/^[A-Z]{3}$/, 'an ISO 4217 code such as USD'),
    countries: countries.optional(),
  }),
  z.strictObject({
    ...common,
    kind: z.literal('promotion'),
    codesPerOrder: count,
    /** Until when a code can be given. */
    apply: z.enum(['before-ordering']),
  }),
  z.strictObject({ ...common, kind: z.literal('trade-order'), handledBy, send }),
  /** What shoppers may expect of a shop and this one does not do. */
  z.strictObject({ ...common, kind: z.literal('not-offered'), services: z.array(words).min(1) }),
]);
export type PolicyRule = z.infer<typeof policyRuleSchema>;
export type RuleOf<Kind extends PolicyRule['kind']> = Extract<PolicyRule, { kind: Kind }>;

/** The rules of one kind, in the shop's order. */
export function rulesOf<Kind extends PolicyRule['kind']>(
  rules: readonly PolicyRule[],
  kind: Kind,
): RuleOf<Kind>[] {
  return rules.filter((rule): rule is RuleOf<Kind> => rule.kind === kind);
}

export const policyRuleKinds: readonly PolicyRule['kind'][] = policyRuleSchema.options.map(
  (option) => option.shape.kind.value,
);

/** The name by which placeholders call a rule. */
export function ruleName(rule: PolicyRule): string {
  return rule.id ?? rule.kind;
}
