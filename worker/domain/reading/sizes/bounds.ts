import { denied } from '../denial.ts';
import type { Remainder } from '../remainder.ts';
import { gramsOf } from '../units.ts';
import { dimensionIn, dimensionName, type SizeLimit } from './dimension.ts';
import {
  around,
  isMoney,
  type Kind,
  length,
  lengths,
  slack,
  volume,
  volumes,
  weight,
  weights,
} from './kinds.ts';

const named = String.raw`[\s-]*(?<name>${dimensionName})?`;

const smaller =
  '(?:under|below|less than|not? more than|at most|up to|max(?:imum)?(?: of)?|within|smaller than|narrower than|slimmer than|shorter than|lower than|shallower than|thinner than|lighter than|not? (?:wider|taller|higher|deeper|longer|bigger|larger|heavier) than|<=|≤|<)';
const larger =
  '(?:over|above|more than|exceed(?:s|ing)?|at least|min(?:imum)?(?: of)?|larger than|bigger than|wider than|taller than|higher than|longer than|deeper than|heavier than|>=|≥|>)';
/** These leave the figure itself out, as with money; the others do not. */
const strict = /^(?:under|below|less than|over|above|more than|exceed(?:s|ing)?|\p{L}+er than|<|>)$/u;
const near = '(?:about|around|roughly|approximately|approx\\.?|~|close to)';
const relation = (words: string) =>
  String.raw`(?<denied>${denied} )?(?:(?:weigh(?:s|ing)?|measur(?:es|ing)) )?(?<![\p{L}])(?<relation>${words})\s*`;

/** "A seat at least 18 inches high": it is not the whole that is measured. */
const part = String.raw`(?:\b(?<part>seat(?: height)?)(?: (?:is|of|that is|that's))? )?`;
/** "Max width 80 cm", "depth under 30 cm": the side may be named before the figure as well as behind it. */
const side = '(?:seat height|height|width|depth|length|diameter)';
const before = String.raw`(?:\b(?<before>${side})(?: (?:is|of|must be|should be|that is))?:?\s*)?`;
const between = String.raw`(?:(?<between>${side})(?: (?:is|of))?:?\s*)?`;

type Bound = 'max' | 'min' | 'near';
type Forms = readonly (readonly [Bound, RegExp])[];
const form = (bound: Bound, pattern: string) => [bound, new RegExp(pattern, 'gu')] as const;

const lengthForms: Forms = [
  form(
    'max',
    String.raw`\b(?:fits?|fitting|goes|go|to fit)\s+(?:in(?:to)?|on|under|against|between|below|along)?\s*(?:a|an|my|our|the)?\s*(?<length>${length})${named}\s*(?<place>wall|alcove|gap|niche|space|nook|spot|counter|shelf|window ?sill|sill|ceiling|doorway)?`,
  ),
  form(
    'max',
    String.raw`\b(?<place>gap|alcove|niche|nook|recess)\s*(?:(?:of|is|it's|that is|that's|measuring|which is)\s+)?(?:(?:about|around|only|just)\s+)?(?<length>${length})${named}`,
  ),
  form(
    'max',
    String.raw`(?<!(?:${larger})\s*)(?<length>${length})${named}\s*(?<place>gap|alcove|niche|nook|recess)\b`,
  ),
  form(
    'max',
    String.raw`\bunder (?:a|an|my|our|the)\s*(?<length>${length})${named}\s*(?<place>counter|ceiling|window ?sill|sill|desk|shelf)`,
  ),
  form(
    'max',
    String.raw`${part}${before}${relation(smaller)}${between}(?:a|an|my|our|the)?\s*(?<length>${length})${named}(?<place>\s*counter|\s*ceiling)?`,
  ),
  form(
    'max',
    String.raw`${before}(?<length>${length})${named}\s*(?:(?<relation>or (?:less|under|smaller|narrower|shorter|lower))|max(?:imum)?|tops|at most)\b(?:\s(?<after>${dimensionName})\b)?`,
  ),
  form('min', `${part}${before}${relation(larger)}${between}(?<length>${length})${named}`),
  form(
    'min',
    String.raw`${before}(?<length>${length})${named}\s*(?:(?<relation>or (?:more|over|bigger|larger|wider|taller|longer|deeper|higher))|minimum|plus|at least)\b(?:\s(?<after>${dimensionName})\b)?`,
  ),
  form(
    'near',
    String.raw`${part}(?<relation>${near})?\s*(?<length>${length})[\s-]*(?<name>${dimensionName}|off the (?:ground|floor))`,
  ),
  form(
    'near',
    String.raw`\b(?<before>${side})(?: (?:is|of))?:?\s*(?<relation>${near})?\s*(?<length>${length})`,
  ),
];

const volumeForms: Forms = [
  form('max', `${relation(smaller)}(?<volume>${volume})`),
  form(
    'min',
    String.raw`(?:${relation(larger)}|\b(?:holds?|holding|takes?)\s*(?:at least\s*)?)(?<volume>${volume})(?:\s*(?:or (?:more|larger|bigger|over)|plus))?`,
  ),
  form('min', String.raw`(?<volume>${volume})\s*(?:or (?:more|larger|bigger|over)|plus|minimum|at least)\b`),
  form('near', `(?<volume>${volume})`),
];

const weightForms: Forms = [
  form('max', `${relation(smaller)}(?<weight>${weight})`),
  form('min', `${relation(larger)}(?<weight>${weight})`),
];

/** "Mirror 60cm": a name and one figure, and nothing that could make it the size of something else. */
const bareSize = new RegExp(
  String.raw`^(?!.*\b(?:for|with|from|to|in|on|under|fits?|of)\b)(?:\p{L}[\p{L}'-]* ){1,3}(?<length>${length})\s*[.!?]*$`,
  'u',
);

/** How heavy a person or a thing it must bear. */
const load = new RegExp(
  String.raw`(?<!\bnot |n't |cannot )\b(?:weighs?|weighing|weight of|supports?|bears?|holds?|carr(?:y|ies)|can take)\s*(?:up to|about|around|over|at least)?\s*(?<weight>${weight})`,
  'gu',
);

/** "For over 100 kg people": the weight is theirs, not that of the bed. */
const loadOfPeople = new RegExp(
  String.raw`(?:${larger}|up to)?\s*(?<weight>${weight})\s*(?:people|persons?|adults?|m[ae]n|wom[ae]n|guys?|users?|sleepers?)\b`,
  'gu',
);

/** Takes what bounds a size from one side, or says about how large it is. */
export function takeBounds(message: Remainder): SizeLimit[] {
  const take = (kind: Kind, forms: Forms) => {
    if (!kind.written.test(message.text)) return [];
    return forms.flatMap(([bound, pattern]) =>
      message.takeAll(pattern, (match) => readBound(kind, bound, match)),
    );
  };
  return [
    ...take(volumes, volumeForms),
    ...take(lengths, lengthForms),
    ...[load, loadOfPeople].flatMap((pattern) => message.takeAll(pattern, readLoad)),
    ...take(weights, weightForms),
    ...takeBareSize(message),
  ];
}

function readBound(kind: Kind, bound: Bound, match: RegExpExecArray): SizeLimit | undefined {
  const groups = match.groups ?? {};
  const { part = '', name = '', place = '', after = '', relation: related = '' } = groups;
  const value = kind.measure(groups.length ?? groups.volume ?? groups.weight ?? '');
  if (value === undefined || isMoney(match[0])) return undefined;
  const isDenied = groups.denied !== undefined;
  const sides = [part, groups.before, groups.between, name, after, place, related].join(' ');
  return {
    dimension: kind.dimension ?? dimensionIn(sides),
    ...boundsOf(isDenied ? opposite[bound] : bound, value, !isDenied && strict.test(related)),
    words: match[0].trim(),
  };
}

/** The figure alone is taken out: what it is of is still searched for. */
function takeBareSize(message: Remainder): SizeLimit[] {
  const written = bareSize.exec(message.rest)?.groups?.length;
  const value = written === undefined ? undefined : lengths.measure(written);
  if (written === undefined || value === undefined) return [];
  message.text = message.rest.replace(written, ' ');
  return [{ dimension: 'extent', ...boundsOf('near', value, false), words: written.trim() }];
}

function readLoad(match: RegExpExecArray): SizeLimit | undefined {
  const grams = gramsOf(match.groups?.weight ?? '');
  return grams === undefined
    ? undefined
    : { dimension: 'load', min: Math.floor(grams), words: match[0].trim() };
}

const opposite = { max: 'min', min: 'max', near: 'near' } as const;

/** How far from a stated size a thing may be and still be called that. */
const nearShare = 0.06;

function boundsOf(bound: Bound, value: number, isStrict: boolean): { min?: number; max?: number } {
  if (bound === 'near') return around(value, nearShare);
  if (bound === 'max') return { max: isStrict ? Math.ceil(value - slack) - 1 : Math.floor(value + slack) };
  return { min: isStrict ? Math.floor(value + slack) + 1 : Math.ceil(value - slack) };
}
