import type { Item } from '../catalogue.ts';
import type { Limits } from '../limits.ts';
import type { Reference, References } from '../references.ts';
import { fold } from '../text.ts';

/** A message that asks for what is cheaper, or dearer, than something shown. */
export interface Compared {
  /** What else it says. */
  readonly rest: string;
  readonly price: NonNullable<Limits['price']>;
  /** The words of the comparison: "cheaper than the second one". */
  readonly words: string;
}

/** Stands for the words that point, whatever they are. */
const mark = '\u00a4';
const shown = `(?:${mark}|(?:(?:all|any) of )?(?:those|these|them)|that|this|it)`;
const degree = `(?:(?:a (?:bit|little)|a lot|much|way|far|slightly) )?`;
const cheaper = 'cheaper|less expensive|less pricey|more affordable|lower[- ]priced';
const dearer = 'more expensive|pricier|dearer|higher[- ]priced';

const comparisons: readonly (readonly ['below' | 'above', RegExp])[] = [
  ['below', than(`${cheaper}|less`)],
  ['below', but(cheaper)],
  ['below', too('expensive|pricey|dear|costly')],
  ['above', than(dearer)],
  ['above', but(dearer)],
];

function than(words: string): RegExp {
  return new RegExp(String.raw`\b${degree}(?:${words}) than ${shown}(?![\p{L}\p{N}])`, 'u');
}

/** "Something like the second one but cheaper". */
function but(words: string): RegExp {
  return new RegExp(
    String.raw`(?:\b(?:like|similar to) )?(?<!\p{L})${shown},? (?:but|only|just) ${degree}(?:${words})\b`,
    'u',
  );
}

/** "Too expensive", "the first one is a bit too pricey": whatever is meant is to cost less. */
function too(words: string): RegExp {
  return new RegExp(
    String.raw`^(?:(?:${shown}|they)(?:'s|'re| is| are)? )?(?:(?:a bit|all|still|just|way|far) )*too (?:${words})\b`,
    'u',
  );
}

/**
 * The price a message sets by what was shown. The bound is the lowest price of what is meant, or the highest, in its own
 * currency; what has no price bounds nothing.
 */
export function comparedIn(
  message: string,
  pointed: References,
  newest: readonly Item[],
  items: readonly Item[],
): Compared | undefined {
  const reference = soleReference(pointed);
  if (pointed.kind === 'references' && !reference) return undefined;
  const [text, said] = marked(fold(message).trim(), reference);
  const meant = reference ? items.filter(({ variant }) => reference.skus.includes(variant.sku)) : newest;
  for (const [side, pattern] of comparisons) {
    const match = pattern.exec(text);
    const price = match && boundOf(meant, side);
    if (!price) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    return { rest: rest.trim(), price, words: match[0].replace(mark, said) };
  }
  return undefined;
}

function soleReference(pointed: References): Reference | undefined {
  return pointed.kind === 'references' && pointed.references.length === 1 ? pointed.references[0] : undefined;
}

/** The text with a mark for the words that point, and these words. A name may be its beginning only: "the Adlow". */
function marked(text: string, reference: Reference | undefined): readonly [text: string, said: string] {
  const words = fold(reference?.phrase ?? '')
    .trim()
    .split(' ');
  for (let length = reference ? words.length : 0; length > 0; length -= 1) {
    const phrase = RegExp.escape(words.slice(0, length).join(' '));
    const match = new RegExp(String.raw`(?:\bthe )?(?<![\p{L}\p{N}])${phrase}(?![\p{L}\p{N}])`, 'u').exec(
      text,
    );
    if (match) return [text.replace(match[0], mark), match[0]];
  }
  return [text, ''];
}

function boundOf(items: readonly Item[], side: 'below' | 'above'): Compared['price'] | undefined {
  const currency = items.find(({ variant }) => variant.price)?.variant.price?.currency;
  if (currency === undefined) return undefined;
  const amounts = items
    .flatMap(({ product }) => product.variants)
    .flatMap(({ price }) => (price?.currency === currency ? [price.amount] : []));
  const least = Math.min(...amounts);
  const most = Math.max(...amounts);
  return side === 'below'
    ? { max: least - 1, currency, said: [least] }
    : { min: most + 1, currency, said: [most] };
}
