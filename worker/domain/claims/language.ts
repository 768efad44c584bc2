import { type Language, languages } from './words.ts';

const tells = Object.entries(languages).map(
  ([name, { tells }]) => [name as Language, new Set(tells.split(' '))] as const,
);

/** Words of grammar of languages the check does not read, which its own do not have. */
const foreign = new Set(
  (
    'il che della delle degli sono questo questa questi anche gli nel nella alla dei dal dalla piu perche ' +
    'o os das dos uma voce nao mais seu sua seus esta isso pela pelo ao aos sao tem muito voces ' +
    'het een van en op zijn niet met voor aan deze dit maar ook naar bij uit wij jullie onze hebben ' +
    'och att det som pa ar av inte ett den till har vi kan om eller fran ' +
    'jest nie na sie do ze to za od przez dla ale czy tylko ' +
    've bir bu icin ile cok degil daha ' +
    'az egy hogy nem van ez meg csak ' +
    'ja ei ovat etta kun mutta tai se'
  ).split(' '),
);

/** Letters of scripts in which none of the languages is written. */
const otherScript = /(?![\p{Script=Latin}])\p{L}/gu;

/**
 * Which language a folded sentence is in, by its words of grammar. `unknown` has too few to tell (names and numbers);
 * `other` is prose of a language that nobody here reads.
 */
export function languageOf(folded: string): Language | 'unknown' | 'other' {
  // Most text is plain ASCII, in which no other script is written.
  if (/[^\0-\x7f]/.test(folded) && (folded.match(otherScript)?.length ?? 0) > 3) return 'other';
  const words = folded.match(/[a-z]+/g) ?? [];
  let best: Language | 'unknown' = 'unknown';
  let most = 0;
  for (const [language, known] of tells) {
    const count = words.filter((word) => known.has(word)).length;
    if (count > most) [best, most] = [language, count];
  }
  const alien = words.filter((word) => foreign.has(word)).length;
  return alien > most && alien > 1 ? 'other' : best;
}
