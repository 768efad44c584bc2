/**
 * How German, French, Spanish, Italian, Portuguese, Dutch and Hindi in Latin letters say the bounds of a price, in
 * English: the rest of a query is understood word by word, where a bound would be lost. On folded text, without accents,
 * and only beside a figure. What is not wanted is read in foreign-exclusions.ts; bounds of sizes are read in English only.
 */
const relations: readonly (readonly [string, readonly string[]])[] = [
  [
    'not more than',
    [
      'nicht uber|nicht mehr als|nicht teurer als|hochstens|maximal|bis zu|bis maximal|bis',
      "jusqu'a|au maximum|au plus|pas plus de|ne depassant pas|maximum de",
      'hasta|como maximo|no mas de|a lo sumo|maximo',
      'fino a|al massimo|non piu di|non oltre|entro|massimo',
      'ate|no maximo|nao mais (?:de|que)',
      'tot en met|hoogstens|ten hoogste|maximaal|niet meer dan|tot',
    ],
  ],
  [
    'under',
    [
      'unter|weniger als|billiger als|gunstiger als',
      'a moins de|moins de|en dessous de|moins chere?s? que|inferieure? a|sous',
      'por menos de|menos de|por debajo de|mas barat[oa]s? que|inferior a',
      'al di sotto di|sotto (?:i|ai|gli)|sotto|a meno di|meno di|meno car[oa] di',
      'abaixo de|abaixo dos|mais barat[oa] (?:do )?que',
      'onder de|onder|minder dan|goedkoper dan|beneden',
    ],
  ],
  [
    'at least',
    [
      'mindestens|wenigstens|ab',
      'au moins|a partir de|pas moins de|des',
      'al menos|por lo menos|como minimo|no menos de|desde',
      'almeno|a partire da|non meno di',
      'pelo menos|no minimo',
      'minstens|minimaal|ten minste|vanaf',
    ],
  ],
  [
    'over',
    [
      'uber|mehr als|teurer als',
      'plus de|au-dessus de|superieure? a',
      'por mas de|mas de|por encima de',
      'piu di|oltre|sopra (?:i|ai)|sopra',
      'mais de|acima de|acima dos',
      'boven de|boven|meer dan|duurder dan',
    ],
  ],
  [
    'around',
    [
      'um die|rund|etwa|ungefahr|circa|ca\\.?',
      'environ|autour de',
      'alrededor de|unos',
      'intorno a',
      'cerca de',
      'ongeveer|rond de|rond',
    ],
  ],
];

const figure = String.raw`(?=(?:(?:eur|euros?|usd|gbp|chf) ?)?[\p{Sc}]? ?\d)`;
const forms = relations.map(
  ([english, languages]) =>
    [english, new RegExp(String.raw`(?<![\p{L}])(?:${languages.join('|')}) ${figure}`, 'gu')] as const,
);
const between =
  /(?<![\p{L}])(?:zwischen|entre|[tf]ra(?: i)?|tussen(?: de)?) (?=[\p{Sc}\d])([\p{Sc}]? ?[\d.,']+(?: ?(?:€|£|\$|eur|euros?))?) (?:und|et|y|e|en)(?: (?:i|de))? (?=[\p{Sc}\d])/gu;

/** Hindi says its bounds behind the figure: "80 dollar ke andar". */
const postpositions: readonly (readonly [string, string])[] = [
  ['under', 'ke (?:andar|neeche|niche|under)|se (?:kam|sast[aei])'],
  ['not more than', 'tak'],
  ['over', 'se (?:zyada|jyada|upar|mehng[aei])'],
  ['around', 'ke (?:aas ?paas|kareeb|karib)'],
];
const price = String.raw`((?:[\p{Sc}]|rs\.?|inr)? ?\d[\d.,]*k?(?: ?(?:[\p{Sc}]|dollars?|usd|euros?|eur|pounds?|gbp|rs|rupees?|rupaye|inr))?)`;
const behind = postpositions.map(
  ([english, words]) =>
    [english, new RegExp(String.raw`(?<![\p{L}\d.,])${price} (?:${words})(?![\p{L}])`, 'gu')] as const,
);

/** Folded text with such bounds in English: "unter 80 €" is "under 80 €". */
export function boundsInEnglish(folded: string): string {
  const joined = folded.replaceAll(between, 'between $1 and ');
  const before = forms.reduce((text, [english, pattern]) => text.replaceAll(pattern, `${english} `), joined);
  return behind.reduce((text, [english, pattern]) => text.replaceAll(pattern, `${english} $1`), before);
}
