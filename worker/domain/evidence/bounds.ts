import type { Placed } from '../claims/claim.ts';

/** How a figure is said of a thing: as it is, denied, as a bound, or as another figure than its price or its size. */
export type Bound = 'not' | 'more' | 'least' | 'less' | 'most' | 'from' | 'up to' | 'reduction' | 'another';

const own = '(?:the |your |a |an |our )?$';
/** "None of the lamps", where a clause begins: "no assembly" within it denies another thing. */
const nobody = String.raw`(?<![a-z\d] )\b(?:none|neither|nothing|no(?! more\b) [a-z-]{1,20})(?: of (?:them|these|those|the|our))?(?: (?!and\b|but\b|that\b)[a-z-]{1,20}){0,2}`;
const denying = String.raw`(?:\b(?:not|never|cannot|no longer)|n't|${nobody})`;
const verbs =
  'really|quite|exactly|actually|even|ever|simply|only|just|be|been|is|are|costs?|costing|priced|sold|sells?|goes|go|comes?|to|measures?|weighs?|stands?|at|for|have|has|it|price|height|width|depth|length|of|you|pay|that|from';
const more =
  'more than|over|above|upwards of|exceed(?:s|ing)?|in excess of|north of|(?:taller|wider|higher|deeper|longer|heavier|dearer|greater|larger|bigger|pricier) than|beyond|past';
const less =
  'less than|under|below|(?:cheaper|lower|smaller|shorter|narrower|shallower|lighter) than|beneath|short of|almost|nearly';

/** What stands before a figure, the more particular first: "no more than" is no "more than". */
const before: readonly (readonly [Bound, RegExp])[] = [
  ['most', new RegExp(String.raw`(?:\bno|${denying}(?: (?:${verbs})){0,3}) (?:${more}) ${own}`, 'u')],
  ['least', new RegExp(String.raw`(?:\bno|${denying}(?: (?:${verbs})){0,3}) (?:${less}) ${own}`, 'u')],
  ['most', new RegExp(String.raw`\b(?:at (?:the )?most|within|maximum of|max) ${own}`, 'u')],
  ['least', new RegExp(String.raw`\b(?:at (?:the very )?least|minimum of) ${own}`, 'u')],
  ['more', new RegExp(String.raw`\b(?:${more}) ${own}`, 'u')],
  ['less', new RegExp(String.raw`\b(?:${less}) ${own}`, 'u')],
  ['up to', new RegExp(String.raw`\b(?:up to|as (?:much|high|tall|wide) as) ${own}`, 'u')],
  [
    'from',
    /(?<!\b(?:reduced|down|was|discounted|marked down|lowered|cut|dropped|differs?|apart) )\b(?:from|start(?:s|ing) (?:at|from)|as little as) (?:just |only )?$/u,
  ],
  [
    'reduction',
    /\b(?:sav(?:e|es|ing)(?: you)?|saved|discount(?:ed)?(?: of| by)?|reduction of|reduced by|down by|lowered by|off by) (?:of )?$/u,
  ],
  [
    'another',
    /\b(?:deposit|voucher|gift card|credit|surcharge|down payment|tip|rebate|bonus)(?: of| worth| is)? $/u,
  ],
  ['not', new RegExp(`${denying}(?: (?:${verbs})){0,4} (?:a |an |the )?$`, 'u')],
];
const thing = '(?:pair|set|dozen|couple|box|pack|month|week|year|foot|meter|metre|day|piece of)';
const behind: readonly (readonly [Bound, RegExp])[] = [
  [
    'reduction',
    /^ ?(?:off|less|lower|reduction|discount|savings?|cheaper)\b(?! than (?:the|our|your|it|that)\b)/u,
  ],
  [
    'another',
    new RegExp(
      String.raw`^,? ?\(?(?:(?:a|an|per|the|every|for (?:a|an|the)) ${thing}|monthly|deposit|back|extra|more|dearer|on top|for (?:both|all|two|three|four|\d+)\b|(?:(?:and )?(?:including|includes|inclusive of|incl\.?|with|that includes)) (?:\w+ ){0,2}(?:delivery|shipping|postage|tax(?:es)?|vat|assembly|installation|returns|bulbs?|gift|everything)|delivered|shipped|assembled|installed|all[- ]in|all included|to your door)\b`,
      'u',
    ),
  ],
];

/** Undefined where a figure is said as it is: what stands beside it makes it another claim. */
export function boundOf({ start, end }: Pick<Placed, 'start' | 'end'>, folded: string): Bound | undefined {
  const after = folded.slice(end, end + 40);
  const ahead = folded.slice(Math.max(0, start - 60), start);
  const [said] = [
    ...behind.filter(([, words]) => words.test(after)),
    ...before.filter(([, words]) => words.test(ahead)),
  ].map(([bound]) => bound);
  return said;
}

/** Whether a value is as a bound says; undefined for what no one value tells. */
export function keepsBound(bound: Bound, value: number, said: number, tolerance = 0): boolean | undefined {
  switch (bound) {
    case 'not':
      return Math.abs(value - said) > tolerance;
    case 'more':
      return value > said + tolerance;
    case 'least':
      return value >= said - tolerance;
    case 'less':
      return value < said - tolerance;
    case 'most':
      return value <= said + tolerance;
    default:
      return undefined;
  }
}
