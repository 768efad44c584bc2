const ones = 'one two three four five six seven eight nine'.split(' ');
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const values = new Map([
  ['zero', 0],
  ...ones.map((word, at) => [word, at + 1] as const),
  ...teens.map((word, at) => [word, at + 10] as const),
  ...tens.map((word, at) => [word, (at + 2) * 10] as const),
]);

/** The words a number is written out in, as a pattern of any one of them. */
export const numberWord = `(?:${[...values.keys(), 'hundred', 'thousand'].join('|')})`;

/** The value of a number written out: "two hundred and five", "a thousand". */
export function spelled(words: string): number {
  let total = 0;
  let current = 0;
  for (const part of words.split(/[ -]/u)) {
    if (part === 'hundred') current = (current || 1) * 100;
    else if (part === 'thousand') [total, current] = [total + (current || 1) * 1000, 0];
    else current += values.get(part) ?? 0;
  }
  return total + current;
}

/** What a word behind a number counts, as a power of ten: "5k", "2 lakhs", "1.2 million". */
export const powers: Readonly<Record<string, number>> = {
  hundred: 2,
  k: 3,
  thousand: 3,
  grand: 3,
  lakh: 5,
  lakhs: 5,
  m: 6,
  million: 6,
  crore: 7,
  crores: 7,
  bn: 9,
  billion: 9,
};

const one = `(?:${ones.join('|')})`;
const ten = `(?:${tens.join('|')})`;
const below100 = String.raw`(?:${ten}(?:[- ]${one})?|${teens.join('|')}|zero|${one})\b`;
/** Of "one hundred and two hundred" there are two numbers, and "5 hundred" is left to whoever reads the digits. */
const isWhole = String.raw`(?![- ](?:hundred|thousand)\b)`;
const leading = (number: string) => String.raw`(?:(?:a|${number})[- ]|(?<!\d[- ]?))`;
const hundreds = String.raw`${leading(below100)}hundred\b(?:(?: and |[- ])${below100}${isWhole})?`;
const thousands = String.raw`${leading(`${hundreds}|${below100}`)}thousand\b(?:(?: and |[- ])${below100}${isWhole}|[- ]${hundreds}${isWhole})?`;
const inWords = new RegExp(
  String.raw`\b(?:${thousands}|${hundreds}|${below100}|a(?= (?:grand|lakh|crore)\b))`,
  'gu',
);
const countedAsOne =
  /^ (?:seat|seater|person|drawer|door|shelf|tier|grand|lakh|crore|cm|inch|foot|met(?:re|er)|dollar|pound|euro)/u;

/** "Two-fifty" is 250, as prices are spoken. Apart, "two fifty" must end what is said: not "two fifty watt bulbs". */
const hundredUnsaid = new RegExp(
  String.raw`\b(${one})(?:-(${ten}(?:[- ]${one})?)\b(?!-)| (${ten}(?:[- ]${one})?)(?=$|[,.!?]| (?:dollars|bucks|or|and)\b))`,
  'gu',
);
const hundredSaid = (_: string, hundreds: string, joined?: string, apart?: string) =>
  `${hundreds} hundred ${joined ?? apart}`;

/**
 * Numbers in words as digits: "twenty-five" is "25", "two hundred and fifty" is "250". "One" stays a word unless it
 * counts something ("one drawer"), since it mostly stands for a thing ("the blue one").
 */
export function digitsForWords(folded: string): string {
  return folded.replaceAll(hundredUnsaid, hundredSaid).replaceAll(inWords, (words, at: number) => {
    if (words === 'a') return '1';
    if (words === 'one' && !countedAsOne.test(folded.slice(at + 3))) return words;
    return String(spelled(words));
  });
}
