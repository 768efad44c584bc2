import { grammar, sameWords, talk } from '../claims/words/talk.ts';
import { onFirstUse } from '../on-first-use.ts';
import { stem } from '../text.ts';

/** What other forms of a word the stemmer does not bring together. */
const irregular: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'took taken=take sent=send paid=pay kept=keep wore worn=wear broke broken=break ran=run held=hold shown=show sold=sell bought=buy ' +
    'stood=stand lain laid=lay came=come drawn drew=draw hung=hang wove woven=weave bent=bend spun=spin built=build gave given=give ' +
    'slept=sleep sat=sit felt=feel fed=feed cut=cut slid=slide rose risen=rise fell fallen=fall grew grown=grow threw thrown=throw ' +
    'left=leave lost=lose found=find began begun=begin chose chosen=choose drove driven=drive wrote written=write spoke spoken=speak ' +
    'tied=tie dried=dry dries=dry women=woman men=man feet=foot teeth=tooth shelves=shelf leaves=leaf knives=knife halves=half'
  )
    .split(' ')
    .reduce<{ readonly pairs: [string, string][]; readonly waiting: string[] }>(
      ({ pairs, waiting }, entry) => {
        const [form = '', base] = entry.split('=');
        if (base === undefined) return { pairs, waiting: [...waiting, form] };
        return {
          pairs: [...pairs, ...[...waiting, form].map((one): [string, string] => [one, base])],
          waiting: [],
        };
      },
      { pairs: [], waiting: [] },
    ).pairs,
);

const terms = new Map<string, string>();
const termsKept = 20_000;

/** A word as it is compared: its stem, in American spelling, with irregular forms brought to their base. */
export function term(word: string): string {
  const kept = terms.get(word);
  if (kept !== undefined) return kept;
  const made = termOf(word);
  if (terms.size >= termsKept) terms.clear();
  terms.set(word, made);
  return made;
}

function termOf(word: string): string {
  const base = irregular[bare(word)] ?? bare(word);
  return stem(
    base
      .replace(/(?<=\p{L}{2})our(?=s?$|ed$|ing$|ful)/u, 'or')
      .replace(/(?<=\p{L}{3})ise(?=s?$|d$)/u, 'ize')
      .replace(/(?<=\p{L}{2}[tb])re(?=s?$)/u, 'er')
      .replace(/^grey/u, 'gray')
      .replace(/lled$/u, 'led'),
  );
}

const grammarWords = new Set(grammar.split(' '));
const talkWords = new Set([...grammarWords, ...talk.split(' ')]);
const bare = (word: string) => (word.includes("'") ? word.replace(/'s?$/, '').replaceAll("'", '') : word);

/** Whether a folded word is only grammar. */
export function isGrammar(word: string): boolean {
  return grammarWords.has(bare(word));
}

/** Whether a folded word states nothing by itself. */
export function isTalk(word: string): boolean {
  return talkWords.has(bare(word));
}

const meaning = onFirstUse(() => {
  const all = new Map<string, ReadonlySet<string>>();
  for (const group of sameWords.map((words) => words.split(' ').map(term)))
    for (const one of group) all.set(one, new Set([...(all.get(one) ?? []), ...group]));
  return all;
});

/** The terms that say the same as one does. */
export function sameAs(one: string): Iterable<string> {
  return meaning().get(one) ?? [one];
}

/** The words of folded prose with their places. */
export function wordsIn(
  folded: string,
): { readonly word: string; readonly start: number; readonly end: number }[] {
  return [...folded.matchAll(/[a-z][a-z']*/g)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}
