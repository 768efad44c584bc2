import type { Language } from '../../../shared/language.ts';
import { dutch } from './dutch.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { portuguese } from './portuguese.ts';
import { spanish } from './spanish.ts';
import type { RulesWords } from './words.ts';

/** Of English the rules have more than words. */
export const rulesWords: Readonly<Record<Exclude<Language, 'en'>, RulesWords>> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  pt: portuguese,
  nl: dutch,
};
