import { number } from '../numbers.ts';
import type { Remainder } from '../remainder.ts';
import { lengthUnit, volumeUnit, weightUnit } from '../units.ts';
import { dimensionIn, dimensionName, type SizeLimit } from './dimension.ts';
import { begin, isMoney, type Kind, lengths, slack, volumes, weights } from './kinds.ts';

const range = (unit: string) =>
  new RegExp(
    String.raw`(?<name>seat height|height|width|depth|length|\bweigh(?:s|ing)?)?\s*(?:of |is )?\b(?:between|from)\s*(?<low>${number})\s*(?<lowUnit>${unit})?\s*(?:and|to|-)\s*(?<high>${number})\s?-?(?<highUnit>${unit})[\s-]*(?<after>${dimensionName})?`,
    'gu',
  );
/** "100-120 cm wide", "5 to 6 ft": without "between" only where no other relation may stand before it. */
const bareRange = (unit: string) =>
  new RegExp(
    String.raw`(?<name>seat height|height|width|depth|length)?\s*(?:of |is )?(?<!\bfor (?:an? )?)${begin}\b(?<low>${number})\s?-?(?<lowUnit>${unit})?\s?(?:to|-)\s?(?<high>${number})\s?-?(?<highUnit>${unit})[\s-]*(?<after>${dimensionName})?`,
    'gu',
  );

const forms: readonly (readonly [Kind, RegExp])[] = [
  [lengths, range(lengthUnit)],
  [weights, range(weightUnit)],
  [volumes, range(volumeUnit)],
  [lengths, bareRange(lengthUnit)],
  [volumes, bareRange(volumeUnit)],
];

/** Takes the sizes that are said from one figure to another. */
export function takeRanges(message: Remainder): SizeLimit[] {
  return forms.flatMap(([kind, pattern]) => message.takeAll(pattern, (match) => readRange(kind, match)));
}

function readRange({ measure, dimension }: Kind, match: RegExpExecArray): SizeLimit | undefined {
  const { low = '', high = '', highUnit = '', name = '', after = '' } = match.groups ?? {};
  const [min, max] = [measure(low + (match.groups?.lowUnit ?? highUnit)), measure(high + highUnit)];
  if (min === undefined || max === undefined || max < min || isMoney(match[0])) return undefined;
  return {
    dimension: dimension ?? dimensionIn(`${name} ${after}`),
    min: Math.ceil(min - slack),
    max: Math.floor(max + slack),
    words: match[0].trim(),
  };
}
