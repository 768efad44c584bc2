import { plainLetters, stripInvisible } from '../text.ts';
import type { Claim } from './claim.ts';
import { languageOf } from './language.ts';
import { takeLinks } from './links.ts';
import { withDigits } from './number-words.ts';
import type { Language } from './words.ts';

/** Marks that markdown shows nothing of: "$**59**" is read as $59. A star or a line between spaces is itself. */
const emphasis = /[\\`~]|(?<!\s)\*|\*(?!\s)|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu;
/** The end of a label that a link stood behind. */
const brackets = /\]\(\s*\)|\[(?=[^\]]{0,200}\]\()/gu;

/** A text as claims are read from it: numbers in digits, links taken out, one copy with capitals and one folded. */
export interface Prose {
  readonly cased: string;
  readonly folded: string;
  readonly language: ReturnType<typeof languageOf>;
  /** Links, pictures and e-mail addresses. */
  readonly leads: readonly Claim[];
}

export function proseOf(text: string): Prose {
  const visible = stripInvisible(text)
    .replaceAll(/(?<=\d)(?=[¼-¾⅐-⅞])/gu, ' ')
    .normalize('NFKC');
  const { claims, prose } = takeLinks(visible);
  const cased = plainLetters(prose.replaceAll(emphasis, '').replaceAll(brackets, ' '));
  const folded = cased.toLowerCase();
  const language = languageOf(folded);
  const read: Language = language === 'other' || language === 'unknown' ? 'en' : language;
  // A letter whose lower case is two would push the copies apart; none of a language read here is.
  const both = cased.length === folded.length ? { cased, folded } : { cased: folded, folded };
  const own = withDigits(both, read);
  // Numbers may be in English whatever the rest is in.
  return { ...(read === 'en' ? own : withDigits(own, 'en')), language, leads: claims };
}
