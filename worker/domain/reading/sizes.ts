import type { Remainder } from './remainder.ts';
import { takeBounds } from './sizes/bounds.ts';
import type { SizeLimit } from './sizes/dimension.ts';
import { takeFootprints } from './sizes/footprints.ts';
import { length } from './sizes/kinds.ts';
import { takeRanges } from './sizes/ranges.ts';
import { lengthUnit } from './units.ts';

/** "A 6ft 4 tall man": how tall somebody is bounds no thing. */
const stature = new RegExp(
  String.raw`(?:\b(?:i am|i'm|im|he is|he's|she is|she's|we are) (?:about |over |nearly )?${length}(?:\s?\d{1,2})?(?: tall)?|${length}(?:\s?\d{1,2})?(?: tall)?(?= (?:m[ae]n|guy|wom[ae]n|person|people|husband|wife|son|daughter|teen(?:ager)?|boy|girl|adult|partner)\b))`,
  'gu',
);

const sameUnit = new RegExp(
  String.raw`(?<unit>${lengthUnit})(?<between>[^.!?]{0,40}?[, ](?:max(?:imum)?|at most|up to|under|min(?:imum)?|at least|and|by) )(?<value>\d+(?:\.\d+)?)(?= (?:wide|deep|tall|high|long|in (?:width|depth|height|length))\b)`,
  'gu',
);

/** A side that is named makes a figure a length, and what a shop measures so is measured in centimetres. */
const noUnit =
  /\b(?<lead>(?:(?:max(?:imum)?|min(?:imum)?)\.? )?(?<!seat )(?:height|width|depth|length|diameter)(?: (?:is|of|max(?:imum)?|min(?:imum)?|under|below|at most|up to|less than|over|at least|about|around))*:? )(?<value>\d{2,3}(?:\.\d+)?)(?= ?(?:$|[,.!?](?!\d)|(?:and|with|in|please|for|that)\b))/gu;

/** "120 cm wide, max 40 deep": the second figure has the unit of the first. */
function withUnits(text: string): string {
  return text
    .replaceAll(sameUnit, '$<unit>$<between>$<value> $<unit>')
    .replaceAll(noUnit, '$<lead>$<value> cm');
}

/** Takes the size and weight limits of a message. Must run before the budget, which would read "under 60". */
export function takeSizes(message: Remainder): SizeLimit[] {
  if (!/\d/.test(message.text)) return [];
  message.takeAll(stature, () => true);
  message.text = withUnits(message.text);
  return [...takeFootprints(message), ...takeRanges(message), ...takeBounds(message)];
}
