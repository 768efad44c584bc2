/** How a currency is written that we know by another name, in folded text. */
const written: readonly (readonly [RegExp, string])[] = [
  [/\brs\.? ?(?=\d)/gu, '₹'],
  [/\bdollars? (canadian|australian)\b/gu, '$1 dollars'],
];

export function currencyInOneWay(folded: string): string {
  return written.reduce((text, [pattern, name]) => text.replaceAll(pattern, name), folded);
}
