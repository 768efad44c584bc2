import { fold, terms } from '../text.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { type CompiledVocabulary, loadVocabulary } from './compiled.ts';
import { nounsOf } from './nouns.ts';
import { type RuleTexts, readRule } from './thesaurus.ts';
import type { VocabularyData } from './words.ts';

/** Everything about a shop's words that can be known before anything is asked. */
export function compileVocabulary(data: VocabularyData): CompiledVocabulary {
  const compiled = {
    ...coloursOf(data),
    rules: rulesOf(data),
    policies: rulesOf({ synonyms: data.policies, names: {}, wishes: [], materials: {} }),
    elsewhere: namesByFirstTerm(data.elsewhere),
    accessories: unique(data.accessories.flatMap(terms)),
    parts: unique(data.parts.flatMap(terms)),
    typeNames: data.types,
    types: data.types.map(keyOf).join('\n'),
    nouns: '',
    words: unique(wordsOf(data)),
  };
  return { ...compiled, nouns: nounsIn(compiled) };
}

/** The vocabulary of words that are at hand, for whoever is no worker. */
export function vocabularyOf(data: VocabularyData): Vocabulary {
  return loadVocabulary(compileVocabulary(data));
}

const keyOf = (words: string) => terms(words).join(' ');
const listOf = (phrases: readonly string[]) =>
  phrases
    .map(keyOf)
    .filter((phrase) => phrase !== '')
    .join('|');
const unique = (words: readonly string[]) => [...new Set(words)].join(' ');
const firstOf = (phrase: string) => phrase.split(' ', 1)[0] ?? '';

function coloursOf({ colours }: VocabularyData): Pick<CompiledVocabulary, 'colourFamilies' | 'colours'> {
  return {
    colourFamilies: Object.keys(colours),
    colours: Object.values(colours).map(listOf).join('\n'),
  };
}

function rulesOf({
  synonyms,
  names,
  wishes,
  materials,
}: Pick<VocabularyData, 'synonyms' | 'names' | 'wishes' | 'materials'>): RuleTexts {
  const texts = {
    synonyms: [
      ...synonyms.map(sayingOf),
      // A material's further name means its kinds as well.
      ...Object.entries(names).map(([meant, said]) => ruleOf(said, [meant, ...(materials[meant] ?? [])])),
    ].filter(saysSomething),
    wishes: wishes.map(({ words, means }) => ruleOf(words, means)).filter(saysSomething),
    materials: Object.entries(materials)
      .map(([name, kinds]) => ruleOf([name], kinds))
      .filter(saysSomething),
  };
  return {
    synonyms: texts.synonyms.join('\n'),
    wishes: texts.wishes.join('\n'),
    materials: texts.materials.join('\n'),
    beginnings: beginningsOf([...texts.synonyms, ...texts.wishes, ...texts.materials]),
  };
}

function ruleOf(words: readonly string[], means: readonly string[]): string {
  return `${sayingOf(words)}>${listOf(means)}`;
}

/** Of a rule of nothing but stop words no phrase is left: an empty line is no line, and would shift the numbers. */
function saysSomething(rule: string): boolean {
  return rule !== '' && !rule.startsWith('>');
}

/** A phrase that loses words to the stop words ("looking glass") would stand in for what is left of it. */
function sayingOf(words: readonly string[]): string {
  const phrases = words.map((written) => {
    const phrase = terms(written);
    const losesWords = phrase.length === 1 && fold(written).split(/[\s-]+/u).length > 1;
    return `${losesWords ? '~' : ''}${phrase.join(' ')}`;
  });
  return phrases.filter((phrase) => phrase !== '').join('|');
}

function beginningsOf(lines: readonly string[]): string {
  const rules = new Map<string, Set<number>>();
  for (const [number, line] of lines.entries()) {
    for (const first of readRule(line).said.map(firstOf))
      rules.set(first, (rules.get(first) ?? new Set()).add(number));
  }
  return [...rules].map(([first, numbers]) => `${first} ${[...numbers].join(' ')}`).join('\n');
}

function namesByFirstTerm(names: readonly string[]): string {
  const phrases = new Set(names.map(keyOf).filter((phrase) => phrase !== ''));
  return [...Map.groupBy(phrases, firstOf)]
    .map(([first, all]) => `${first} ${all.map((phrase) => phrase.slice(first.length + 1)).join('|')}`)
    .join('\n');
}

function nounsIn(compiled: CompiledVocabulary): string {
  const vocabulary = loadVocabulary(compiled);
  const firsts = compiled.rules.beginnings.split('\n').map(firstOf);
  const expansions = firsts.flatMap((first) => vocabulary.expansions.get(first));
  return [...nounsOf(vocabulary, expansions)].join(' ');
}

function wordsOf(data: VocabularyData): string[] {
  const phrases = [
    ...Object.values(data.colours).flat(),
    ...Object.entries(data.materials).flat(2),
    ...data.synonyms.flat(),
    ...Object.values(data.names).flat(),
    ...data.wishes.flatMap((wish) => [...wish.words, ...wish.means]),
    ...data.elsewhere,
    ...data.types,
  ];
  return phrases.flatMap((phrase) => fold(phrase).match(/[\p{L}]{3,}/gu) ?? []);
}
