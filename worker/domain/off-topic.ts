/**
 * Questions and errands that no shop's assistant is there for, whatever the shop sells. Patterns are for folded text,
 * and of whole clauses: one that goes on with anything else may be about the shop, and is not known here.
 */

const words = (most: number) => String.raw`(?: [\p{L}\p{N}'-]+){1,${most}}`;
/** How often is bounded: a repeat without end is read in too many ways. */
const when = `(?: like| outside| now| right now| today| tonight| tomorrow| yesterday| last (?:night|year)| this week(?:end)?| in${words(3)}){0,3}`;
const what = "(?:what(?:'s| is| was)|tell me|do you know)";
const languages =
  '(?:french|spanish|german|italian|portuguese|dutch|polish|russian|chinese|mandarin|japanese|korean|arabic|hindi|turkish|latin|swedish|greek)';
const pieces =
  '(?:poem|haiku|limerick|sonnet|story|essay|song|rap|novel|joke|riddle|fairy tale|screenplay|cover letter|(?:python|javascript|java|sql) (?:script|code|program|function|query)|computer program)s?';

const tones = '(?:(?:short|funny|good|long|little|love|bedtime|silly|dirty|rude) )*';

const clauses: readonly string[] = [
  // The world.
  `${what} the (?:capital|capital city|population|president|prime minister|king|national anthem|flag) of${words(4)}`,
  `who (?:is|was) the (?:president|prime minister|king|chancellor|mayor|pope) of${words(4)}`,
  `who won (?:the |last night's |yesterday's )?(?:[\\p{L}\\p{N}]+ )?(?:world cup|super ?bowl|elections?|champions league|nobel prize|oscars?|olympics|football match|grand prix)${when}`,
  `who (?:invented|discovered)${words(4)}`,
  `${what} the (?:meaning of life|speed of light|square root of${words(2)}|distance to the (?:moon|sun)|stock market|price of (?:bitcoin|ethereum))${when}`,
  `how (?:far|big|old|hot|tall|high) (?:away )?is (?:the )?(?:moon|sun|earth|universe|eiffel tower|mount everest)`,
  `(?:${what}|explain)(?: to me)? (?:quantum (?:physics|mechanics|computing)|photosynthesis|the theory of relativity|relativity|blockchain|bitcoin|machine learning)(?: to me)?(?: in simple (?:terms|words))?`,
  `when did (?:world war|ww) ?(?:1|2|i|ii|one|two) (?:start|begin|end)`,
  `${what} \\d ?\\+ ?\\d`,
  `should i (?:buy|invest in|sell) (?:bitcoin|crypto|stocks|shares)`,
  `who should i vote for`,
  // The day.
  `(?:${what}|how(?:'s| is)) (?:the |today's )?weather(?: forecast)?${when}`,
  `(?:will it|is it going to) (?:rain|snow)${when}`,
  `is it (?:raining|snowing|sunny)${when}`,
  `what time is it${when}`,
  `${what} the time${when}`,
  `${what} in the news(?: today)?`,
  `${what} my horoscope(?: today)?`,
  // Something made up, or done in another's place.
  `(?:write|compose|make up|create|sing|recite)(?: me| us)? (?:an? |the |some )?${tones}${pieces}(?: (?:about|on|for|in|of|with)${words(10)})?`,
  `tell (?:me|us) (?:an? |another |some )?${tones}(?:joke|story|riddle|fairy tale|fun fact|poem)s?(?: about${words(6)})?`,
  `(?:sing|rap|dance|swear|curse)(?: (?:for|at) me)?`,
  `how do (?:you|i) say${words(4)} in ${languages}`,
  `translate "[^"]{1,80}" (?:in)?to ${languages}`,
  `(?:please )?(?:do|help me with) my (?:math |maths |history |physics |english )?homework`,
  `(?:let's |can we |i want to )?play (?:a game|chess|tic[- ]tac[- ]toe|hangman|20 questions)(?: with me)?`,
  `(?:${what} the|give me (?:a|the)) recipe for${words(4)}`,
  `(?:insult|roast) (?:me|yourself|this (?:shop|store)|your (?:boss|company|makers))`,
  `(?:name|list|recommend)(?: me)? (?:(?:some|any|three|\\d) )?(?:better (?:shops|stores|websites)|competitors)`,
];

const lead =
  '(?:(?:please|hey|hi|hello|hi there|so|ok|okay|well|btw|by the way|and|then|also|quick question|can you|could you|would you|will you|i want you to)[,:!.]? )*';
const known = new RegExp(`^${lead}(?:${clauses.join('|')})(?: please| for me){0,2}$`, 'u');
/** What a question may be about after all, however it begins. */
const ofShop =
  /\b(?:orders?|packages?|parcels?|deliver\w*|ship\w*|returns?|refunds?|prices?|costs?|buy|bought|purchase\w*|cart|basket|stock|discounts?|codes? (?:for|off)|account|pay\w*|warranty|gift|looking for|need|find|show|products?|items?|catalog\w*|it|this|these|those|them|your|you sell)\b/u;
/** These are told of the shop itself without asking for anything of it: "how useless this shop is". */
const harmless =
  /\bthis (?:shop|store|week|weekend)\b|\byour (?:boss|company|makers)\b|\b(?:will|is) it (?:going to )?(?:rain|snow|sunny)\w*|\bwhat time is it\b|\bprice of (?:bitcoin|ethereum)\b|\bbuy (?:bitcoin|crypto|stocks|shares)\b/gu;

/** Whether every clause of a folded message is one of these, and nothing in it could be about the shop. */
export function isOffTopic(folded: string): boolean {
  if (ofShop.test(folded.replaceAll(harmless, ' '))) return false;
  const said = folded.replace(/[\s.?!]+$/u, '').trim();
  return known.test(said) || clausesOf(said).every((clause) => known.test(clause));
}

function clausesOf(said: string): string[] {
  return said.split(/[\s.,;!?]*[.,;!?\n][\s.,;!?]*/u);
}
