export interface Seats {
  readonly count: number;
  readonly words: string;
  /** Said of a thing that holds so many itself: a sofa or a table, not the chairs of which several are bought. */
  readonly isLimit: boolean;
}

const people = '(?: (?:people|persons|guests|adults|of us))?';
const atLeast = String.raw`(?:up to )?(?:\d{1,2}(?: to |-| or ))?`;
const ends = String.raw`(?=$|[,.!?]| (?:in|with|that|under|and|or(?! (?:higher|taller|lower)\b)|please|at|on|below|less|over|for|from|up|which|to)\b)`;
const group = '(?:an? |our |my )?(?:(?:family|party|group) of )';
/** "Seats 8", "6-seater": said of the thing itself. */
const itself = new RegExp(
  String.raw`\b(?:(?<!\b(?:the|an?|my|with) )(?:seats?|seating|accommodates?) (?:for )?(?:${group})?${atLeast}(?<a>\d{1,2})${people}${ends}|(?<b>\d{1,2})[ -]?seaters?\b)`,
  'u',
);
/** "For six", "for 4 to 6 people", "for a family of five": how many it must hold, not how many are bought. */
const company = new RegExp(
  String.raw`\b(?:(?:for|fits) (?:${group})?${atLeast}(?<a>\d{1,2})${people}${ends}|(?<b>\d{1,2})[ -]?(?:seats?|persons?|people|guests)|(?:the )?(?<c>\d) of us)\b`,
  'u',
);
/** What holds several people, or serves them, as one thing. */
const shared =
  /\b(?:sofas?|couch(?:es)?|settees?|sectionals?|loveseats?|futons?|day ?beds?|hammocks?|bench(?:es)?|pews?|tables?(?! (?:lamps?|cloths?|runners?|tops?|legs?|linens?|mats?))|(?:dinner|dinnerware|cutlery|flatware|bistro|dining|patio|garden) sets?|dinnerware|crockery|cutlery|flatware)\b/u;
/** "Sofa with 3 seats": its own, not those of a story. */
const ofShared = new RegExp(`${shared.source}(?: with| of|,)? $`, 'u');
const says = /^(?:for|fits)\b/u;

/** How many people it is for. The words stay in the text, since products state them too. */
export function seatsIn(text: string): Seats | undefined {
  const said = itself.exec(text);
  const match = said ?? company.exec(text);
  const { a, b, c } = match?.groups ?? {};
  const count = Number(a ?? b ?? c ?? 0);
  if (!match || count === 0) return undefined;
  const isShared = says.test(match[0]) && shared.test(text.slice(0, match.index));
  const isOfShared = ofShared.test(text.slice(0, match.index)) && /seats?$/u.test(match[0]);
  return { count, words: match[0], isLimit: said !== null || isShared || isOfShared };
}
