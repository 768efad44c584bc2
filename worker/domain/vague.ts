import { isNoun } from './pointing/kinds.ts';
import { terms } from './text.ts';
import { dutch } from './topics/dutch.ts';
import { french } from './topics/french.ts';
import { german } from './topics/german.ts';
import { italian } from './topics/italian.ts';
import { portuguese } from './topics/portuguese.ts';
import { spanish } from './topics/spanish.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Messages that leave open what is sought. Patterns are for folded text. */

const recipient =
  '(?:mum|mom|mother|dad|father|parents|wife|husband|partner|girlfriend|boyfriend|friend|best friend|sister|brother|daughter|son|kids?|aunt|uncle|boss|colleague|co-?worker|teacher|neighbou?r|grandma|grandmother|grandpa|grandfather|nan|her|him|them|someone|somebody|me|myself)';
const forWhom = `for (?:my |an? |the |our )?${recipient}`;
const asking =
  "i(?:'m| am)? (?:want|need|looking for)|i(?:'d| would) like|show me|do you have|find me|give me|get me|recommend(?: me)?|suggest";
/** "Nice" alone is small talk; "something nice" is a wish. */
const wishing =
  'something|anything|some thing|gifts?|presents?|ideas?|stuff|help me|surprise me|show(?: me)?(?: some)? more';
const vague = new RegExp(
  String.raw`^(?:(?:hi|hello|hey)[\s,!.]+)?(?=.*\b(?:${wishing}|${asking})\b)(?:(?:${wishing}|${asking}|nice|cool|good|special|unique|pretty|beautiful|cute|fun|interesting|${forWhom}|please|new|else|an?|the|any|some|to buy)\b[\s.!?,]*)+$`,
  'u',
);

const fillers = [german, french, spanish, italian, portuguese, dutch].map(
  (words) => new Set(words.vague.split(' ')),
);

/** Whether a message has nothing in it to search for, by patterns in English and by the filler words of our other languages. */
export function isVague(folded: string): boolean {
  if (terms(folded).length <= 3 && vague.test(folded.trim())) return true;
  const words = folded.match(/\p{L}+/gu) ?? [];
  return words.length > 0 && fillers.some((some) => words.every((word) => some.has(word)));
}

const choosing =
  /^(?:(?:hi|hello|hey|please|ok|okay|so|can you|could you|i need|i want)[\s,!.]+)*(?:(?:some )?help(?: me)?(?: to)? (?:choos\w+|decid\w+|pick(?:ing)?)(?: something)?|what (?:do you|would you|can you) (?:recommend|suggest)|(?:i(?:'m| am) )?not sure what (?:i want|to (?:buy|get|choose|pick))|i (?:don't|do not) know what (?:i want|to (?:buy|get|choose|pick)))(?: please)?[\s.!?]*$/u;

/** "Help me choose": among what is on the screen, or else among everything. */
export function asksToChoose(folded: string): boolean {
  return choosing.test(folded.trim());
}

const broad = new RegExp(
  String.raw`^(?:(?:${asking}|hi|hello|hey|please|an?|some|any|the|nice|cool|good|new)[\s,!.]+)*(?<name>robots?|gadgets?|devices?|machines?|gizmos?|appliances?|electronics|equipment|gear|tools?|toys?|accessor(?:y|ies)|furniture|decor|decorations?)(?: please| ${forWhom})?[\s.!?]*$`,
  'u',
);

/** A word for so many things that none is meant by it, where it is not what the shop calls one of its own. */
export function isTooBroad(folded: string, vocabulary: Vocabulary): boolean {
  const name = broad.exec(folded.trim())?.groups?.name;
  return name !== undefined && !isNoun(name, vocabulary);
}
