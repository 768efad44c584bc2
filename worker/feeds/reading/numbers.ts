import { fail, ok, type Result } from '../../domain/result.ts';

/** A number as it is written, never through a float: the digits before and after its decimal separator. */
export interface Decimal {
  readonly whole: string;
  readonly fraction: string;
}

interface Convention {
  readonly decimal: string;
  readonly group: string;
}

const conventions: readonly Convention[] = [
  ...[',', ' ', "'"].map((group) => ({ decimal: '.', group })),
  ...['.', ' ', "'"].map((group) => ({ decimal: ',', group })),
];

/** Some countries write money with other separators than plain numbers: Austria "1.299,00" and "1 299,00". */
export type NumberStyle = 'decimal' | 'currency';

/**
 * Reads a number without sign or unit as `locale` (BCP 47) writes it. A number that does not fit the locale is read only
 * if every way of writing numbers there is gives it the same value ("1'299.00"); otherwise it is refused, never guessed.
 */
export function readDecimal(
  text: string,
  locale: string,
  style: NumberStyle = 'decimal',
): Result<Decimal, string> {
  const plain = plainSeparators(text.trim());
  const own = readBy(plain, conventionOf(locale, style));
  if (own) return ok(own);
  const readings = new Map(
    conventions.flatMap((convention) => {
      const reading = readBy(plain, convention);
      return reading ? [[written(reading), reading] as const] : [];
    }),
  );
  const [only, another] = readings.values();
  if (!only) return fail(`"${text}" is not a number`);
  if (another) return fail(ambiguous(text, [...readings.keys()], locale));
  return ok(only);
}

/** The sentence that says why a number is refused, and what to do. */
export function ambiguous(text: string, readings: readonly string[], locale: string): string {
  return `"${text}" may be ${readings.join(' or ')}; numbers are read as in ${locale}, say with --locale how this feed writes them`;
}

export function written({ whole, fraction }: Decimal): string {
  return fraction === '' ? whole : `${whole}.${fraction}`;
}

/** Separators that only look different: spaces that do not break or are thin, and the apostrophes of Swiss figures. */
function plainSeparators(text: string): string {
  return text.replaceAll(/[\u00a0\u2009\u202f]/g, ' ').replaceAll(/[’ʼ]/g, "'");
}

const conventionsByLocale = new Map<string, Convention>();

function conventionOf(locale: string, style: NumberStyle): Convention {
  const key = `${locale} ${style}`;
  let convention = conventionsByLocale.get(key);
  if (!convention) {
    const format = new Intl.NumberFormat(locale, { style, currency: 'EUR', numberingSystem: 'latn' });
    const parts = format.formatToParts(1234567.5);
    const separator = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
    convention = { decimal: separator('decimal'), group: plainSeparators(separator('group')) };
    conventionsByLocale.set(key, convention);
  }
  return convention;
}

function readBy(text: string, { decimal, group }: Convention): Decimal | undefined {
  const [whole = '', fraction = '', ...rest] = text.split(decimal);
  if (rest.length > 0 || !/^\d*$/.test(fraction) || whole + fraction === '') return undefined;
  const digits = whole === '' ? '0' : ungroup(whole, group);
  return digits === undefined ? undefined : { whole: digits.replace(/^0+(?=\d)/, ''), fraction };
}

/** Digits without separators, or undefined when these do not stand where thousands, or lakhs and crores, are parted. */
function ungroup(whole: string, group: string): string | undefined {
  if (/^\d+$/.test(whole)) return whole;
  const groups = whole.split(group);
  const isGrouped = hasGroups(groups, 3) || (group === ',' && hasGroups(groups, 2));
  return isGrouped ? groups.join('') : undefined;
}

/** Whether there are several groups: up to `size` digits first, then groups of `size`, and always three at the end. */
function hasGroups(groups: readonly string[], size: number): boolean {
  const [first = '', ...others] = groups;
  const last = others.pop() ?? '';
  const isFirst = /^[1-9]\d{0,2}$/.test(first) && first.length <= size;
  return (
    isFirst && /^\d{3}$/.test(last) && others.every((part) => /^\d+$/.test(part) && part.length === size)
  );
}
