import { terms } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { compoundOf, type Exclusion, isName, meaningOf, namesThing } from './excluded.ts';
import type { Remainder } from './remainder.ts';

/**
 * How German, French, Spanish, Italian, Portuguese, Dutch and Hindi in Latin letters say what a thing is not to be of.
 * On folded text. It counts only before a material or a colour: "pas cher" and "nicht zu groß" deny nothing of the kind,
 * and of a feature the listings have no word in these languages.
 */
const denials = [
  'ohne|nichts?|kein(?:e[nrsm]?)?|ausser|allergisch gegen',
  "sans|pas|aucune?|sauf|hormis|excepte|allergique (?:au|a la|a l')",
  'sin|no(?= (?:sea|sean|es|son|este|quiero|queremos|de|en|con|me|tenga|contenga|lleve)\\b)|excepto|salvo|nada|ningun[oa]?|(?:todo|cualquier(?:a| color)?) menos|alergic[oa] al?',
  'senza|non|tranne|eccetto|niente|nessun[ao]?|allergic[oa] alla?',
  'sem|nao|exceto|nenhum[a]?|tudo menos',
  'zonder|niet|niets|geen|behalve|allergisch voor',
  'ni|bina',
];
/** What may stand between the denial and the thing: articles, prepositions, and the verbs of a wish. */
const fillers = new Set(
  (
    'aus in mit von dem der die das den ein eine einen einer eines einem etwas irgendwas sein ist sind echtem echtes ' +
    "de d' du des en au aux le la les l' un une soit sont est veux voudrais aime avec vrai " +
    'del los las el una uno con hecho hecha sea sean es son este quiero queremos me gusta tenga contenga lleve ' +
    'di il lo gli i da dal dalla della dello sia siano voglio vorrei mi piace fatto fatta vera essere deve ' +
    'do da dos das em um uma com seja sejam quero gosto feito feita ' +
    'van het een uit zijn is wil ik met echt gemaakt ka ki ke'
  ).split(' '),
);
/** Behind these another thing is denied; behind an "and" only one of the same kind. */
const eithers = new Set('oder noch ou ni o u ne nem of or ya'.split(' '));
const ands = new Set('und et y e en aur and'.split(' '));

const word = String.raw`[\p{L}'-]+`;
const before = new RegExp(
  String.raw`(?<![\p{L}'-])(?<denial>${denials.join('|')}) (?<tail>${word}(?: ${word}){0,9})`,
  'gu',
);
/** Hindi, and whoever names the thing first: "leather nahi chahiye", "Leder mag ich nicht", "couro não". */
const behind = new RegExp(
  String.raw`(?<![\p{L}'-])(?<thing>${word}(?: ${word})?),? (?:(?:ka|ki|ke|wal[aei]|mein|me|se bana) )?(?:(?:nahi|nahin|nai|mat)(?: (?:chahiye|chahie|ho|hona chahiye|dikhao|pasand))?|na ho|ke (?:bina|bagair|alawa)|(?:mag|mochte|will|wil) (?:ich|ik) n(?:icht|iet)|bitte nicht|lieber nicht|liever niet|non merci|no,? (?:gracias|grazie|por favor)|nao(?:,? obrigad[oa])?(?=$|[.,;!?]))(?![\p{L}])`,
  'gu',
);
/** "Lederfrei", "leervrij", of a material only: "bügelfrei" is something else. */
const suffix = /(?<![\p{L}'-])(?<thing>\p{L}{3,})(?:frei(?:e[nrsm]?)?|vrije?)(?!\p{L})/gu;

export function takeForeignExclusions(message: Remainder, vocabulary: Vocabulary): Exclusion[] {
  const taken = message.takeAll(
    before,
    ({ groups }) => readTail(groups?.denial ?? '', groups?.tail ?? '', vocabulary),
    ({ left }) => left,
  );
  const first = ({ 0: words, groups }: RegExpExecArray) => firstNamed(groups?.thing ?? '', words, vocabulary);
  return [
    ...taken.flatMap(({ exclusions }) => exclusions),
    ...message.takeAll(behind, first, ({ left }) => left).map(({ exclusion }) => exclusion),
    ...message.takeAll(suffix, first, ({ left }) => left).map(({ exclusion }) => exclusion),
  ];
}

interface Tail {
  readonly exclusions: readonly Exclusion[];
  /** What is sought of it after all: the kind of thing, and what follows. */
  readonly left: string;
}

/** What is denied right behind a denial; undefined where that is no material and no colour. */
function readTail(denial: string, tail: string, vocabulary: Vocabulary): Tail | undefined {
  const words = tail.split(' ');
  const found: Exclusion[] = [];
  let thing: string | undefined;
  let end = 0;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const named = nameAt(words, at, vocabulary);
    if (named && !(ands.has(words[at - 1] ?? '') && named.exclusion.kind !== found[0]?.kind)) {
      found.push(named.exclusion);
      at += named.count;
      end = at;
      thing ??= named.thing;
      continue;
    }
    const isThing = found.length === 0 && thing === undefined && namesThing(word, vocabulary);
    if (isThing) thing = word;
    else if (!mayStandBetween(word, found.length > 0)) break;
    at += 1;
  }
  if (found.length === 0) return undefined;
  const said = [denial, ...words.slice(0, end).filter((word) => word !== thing)].join(' ');
  return {
    exclusions: found.map((exclusion) => ({ ...exclusion, words: said })),
    left: [...(thing === undefined ? [] : [thing]), ...words.slice(end)].join(' '),
  };
}

function mayStandBetween(word: string, behindOne: boolean): boolean {
  return fillers.has(word) || eithers.has(word) || (behindOne && ands.has(word));
}

interface Named {
  readonly exclusion: Exclusion;
  /** How many words it takes. */
  readonly count: number;
  /** The kind of thing in a compound: the "sofa" of "Ledersofa". */
  readonly thing?: string;
}

const longestName = 3;
const elided = /^(?:d|l|dell|nell|all|un)'(?=\p{L})/u;

function nameAt(words: readonly string[], at: number, vocabulary: Vocabulary): Named | undefined {
  for (let count = Math.min(longestName, words.length - at); count > 0; count -= 1) {
    const said = words
      .slice(at, at + count)
      .join(' ')
      .replace(elided, '');
    const exclusion = named(said, vocabulary);
    if (exclusion) return { exclusion, count };
  }
  const compound = compoundOf((words[at] ?? '').replace(elided, ''), vocabulary);
  const exclusion = compound && named(compound.material, vocabulary);
  return exclusion && { exclusion, count: 1, thing: compound.thing };
}

/** The last of the words before a denial that names something, and what stood before it. */
function firstNamed(thing: string, words: string, vocabulary: Vocabulary) {
  const [all, last = ''] = [thing, thing.split(' ').at(-1)];
  const whole = named(all, vocabulary);
  if (whole) return { exclusion: { ...whole, words }, left: '' };
  const exclusion = named(last, vocabulary);
  const left = all.slice(0, all.length - last.length);
  return exclusion && { exclusion: { ...exclusion, words: words.slice(left.length) }, left };
}

function named(said: string, vocabulary: Vocabulary): Exclusion | undefined {
  if (fillers.has(said)) return undefined;
  // Of several words the whole must be a name, and not only end in one.
  if (said.includes(' ') && !isName(terms(said).join(' '), vocabulary)) return undefined;
  const meant = meaningOf(said, said, vocabulary);
  return meant?.kind === 'material' || meant?.kind === 'colour' ? meant : undefined;
}
