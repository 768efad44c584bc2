import { formatMoney } from '../../shared/money.ts';
import { moneySchema } from '../../shared/product.ts';
import { formatWeight } from './measures.ts';
import { type PolicyRule, ruleName } from './policy.ts';

/**
 * A number or a list stands in a rule once; the prose takes it from there by `{{rule.field}}`, so that what the
 * assistant decides by and what the shopper reads cannot drift apart.
 */

const locale = 'en-US';

/** A placeholder that cannot be filled. */
export class PlaceholderError extends Error {
  override readonly name = 'PlaceholderError';
  /** As written between the braces: "return-window.days". */
  readonly placeholder: string;

  constructor(placeholder: string, reason: string) {
    super(`{{${placeholder}}}: ${reason}`);
    this.placeholder = placeholder;
  }
}

/**
 * Puts the rules' values in place of `{{rule.field}}`, and of `{{rule.field|or}}` for a list joined by "or".
 * Throws `PlaceholderError` when there is no such rule or field, or when braces are left open.
 */
export function fillPlaceholders(text: string, rules: readonly PolicyRule[]): string {
  const [start = '', ...pieces] = text.split('{{');
  const filled = pieces.map((piece) => {
    const end = piece.indexOf('}}');
    if (end < 0) {
      throw new PlaceholderError(piece.slice(0, 40).trim(), 'its braces are not closed');
    }
    return shownFor(piece.slice(0, end).trim(), rules) + piece.slice(end + 2);
  });
  return start + filled.join('');
}

function shownFor(placeholder: string, rules: readonly PolicyRule[]): string {
  const match = /^([a-z0-9-]+)\.([A-Za-z]+)(\|or)?$/.exec(placeholder);
  if (!match) throw new PlaceholderError(placeholder, 'write it as rule.field or rule.field|or');
  const [, name = '', field = '', or] = match;
  const rule = rules.find((candidate) => ruleName(candidate) === name);
  if (!rule) throw new PlaceholderError(placeholder, `there is no rule "${name}"`);
  const value = formatRuleField(rule, field, or ? 'or' : 'and');
  if (value === undefined)
    throw new PlaceholderError(placeholder, `the rule "${name}" has no field "${field}"`);
  return value;
}

/**
 * A field of a rule as the prose shows it: "$7.50", "30", "the United States and Canada", "mattress toppers and
 * pillows", "US dollars", "business days". Undefined when the rule does not have the field.
 */
export function formatRuleField(
  rule: PolicyRule,
  field: string,
  conjunction: 'and' | 'or' = 'and',
): string | undefined {
  if (!Object.hasOwn(rule, field)) return undefined;
  const value: unknown = (rule as Record<string, unknown>)[field];
  const format = byField[field] ?? plain;
  if (Array.isArray(value)) return joinWords(value.map(format), conjunction);
  return value === undefined ? undefined : format(value);
}

/** Fields that are not shown as they stand; the rest are numbers, money and words. */
const byField: Record<string, (value: unknown) => string> = {
  apply: spaced,
  methods: spaced,
  states: spaced,
  unit: spaced,
  when: spaced,
  countries: (code) => countryName(String(code)),
  types: (type) => plural(String(type)),
  currency: (code) => currencyName(String(code)),
  celsius: (degrees) => temperature(Number(degrees)),
  fromWeight: (grams) => formatWeight(Number(grams)),
  prices: spaced,
};

function plain(value: unknown): string {
  const money = moneySchema.safeParse(value);
  if (money.success) return formatMoney(money.data, locale);
  if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
  return String(value);
}

/** A code as words: "business-days" is "business days". What English hyphenates before a noun stays as it is. */
function spaced(code: unknown): string {
  return code === 'made-to-order' ? code : String(code).replaceAll('-', ' ');
}

/** "A, B, and C". */
export function joinWords(list: readonly string[], conjunction: 'and' | 'or'): string {
  const type = conjunction === 'or' ? 'disjunction' : 'conjunction';
  return new Intl.ListFormat(locale, { type }).format(list);
}

/** Countries that English puts an article before; `Intl` knows their names only. */
const withArticle = new Set(['AE', 'BS', 'CD', 'CF', 'DO', 'GB', 'GM', 'MV', 'NL', 'PH', 'US']);

/** "the United States", "Canada": a country as it stands in a sentence. `code` is ISO 3166. */
export function countryName(code: string): string {
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  return withArticle.has(code) ? `the ${name}` : name;
}

function currencyName(currency: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
  }).formatToParts(2);
  return parts.find((part) => part.type === 'currency')?.value ?? currency;
}

function temperature(celsius: number): string {
  const format = (degrees: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 0 }).format(degrees);
  return `${format(celsius, 'celsius')} (${format((celsius * 9) / 5 + 32, 'fahrenheit')})`;
}

/** The regular English plural, which is all that names of furniture need. */
function plural(noun: string): string {
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  if (/[el]f$/.test(noun)) return `${noun.slice(0, -1)}ves`;
  return `${noun}s`;
}
