import type { HandoffReason } from '../../shared/handoff.ts';
import { titleOf } from '../domain/catalogue.ts';
import { type Asked, askedOf, isDetail } from '../domain/features.ts';
import { questionInEnglish } from '../domain/foreign-questions.ts';
import { handoffOf } from '../domain/hand-over.ts';
import { handoffAsked } from '../domain/handoff.ts';
import { guessLanguage } from '../domain/language.ts';
import { featuresNamed } from '../domain/named-features.ts';
import { isOnlyLimits } from '../domain/only-limits.ts';
import { inColour } from '../domain/pointing/in-colour.ts';
import { withoutPointing } from '../domain/pointing/without-pointing.ts';
import { type Reading, readQuery } from '../domain/query.ts';
import type { Reference } from '../domain/references.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { fold } from '../domain/text.ts';
import { asksToChoose, isTooBroad, isVague } from '../domain/vague.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import { justAsked, questionAnswered } from './asking.ts';
import { isOutOfScope } from './out-of-scope.ts';
import { refinedSearch } from './refined-search.ts';
import type { ContextTurn, Deps, RoutedTurn, Stop } from './stages.ts';

/** Quick replies that fit under a question. */
const options = 6;

/**
 * Reads the hard limits of the message and what it asks to know, and goes on with the latest search where the message
 * only narrows it. Where nobody could tell what is meant, one question back costs no model call; never twice in a row.
 * Nor does a message that is certain to be none of the shop's business.
 */
export async function route(
  turn: ContextTurn,
  deps: Pick<Deps, 'shop' | 'retrieval' | 'policyRules'>,
): Promise<Result<RoutedTurn, Stop>> {
  const { strings, pointed } = turn;
  if (turn.message === '') return fail({ kind: 'clarified', question: strings.emptyMessage, options: [] });
  const reason = turn.remove === undefined ? handoffAsked(turn.message) : undefined;
  if (reason) return fail(await handOver(reason, turn, deps));
  const vocabulary = await deps.retrieval.vocabulary();
  const reading = readQuery(turn.message, deps.shop.currency, vocabulary);
  const refined = refinedSearch(turn, reading, deps.shop.currency, vocabulary);
  const back = refined || justAsked(turn) ? undefined : askedBack(turn, reading, vocabulary);
  if (back) return fail(back);
  if (!refined && (await isOutOfScope(turn, reading, vocabulary, deps)))
    return fail({ kind: 'refused', reason: 'out-of-scope' });
  const references =
    pointed.kind === 'references' ? coloured(turn, pointed.references, reading, vocabulary) : [];
  const answers = questionAnswered(turn, references);
  return ok({
    ...turn,
    reading: refined?.reading ?? reading,
    refined: refined?.subject,
    seen: refined?.more && new Set(turn.shown.flat().map(({ product }) => product.id)),
    references,
    answers,
    asked: [
      ...askedIn(`${answers ?? ''} ${turn.message}`.trim(), turn, references, vocabulary),
      ...featuresNamed(refined?.reading ?? reading, vocabulary),
    ],
    asksPolicies: !refined && (await seemsOfPolicies(turn.message, reading, deps)),
  });
}

/** The question back, where nobody could tell what is meant. */
function askedBack(turn: ContextTurn, reading: Reading, vocabulary: Vocabulary): Stop | undefined {
  const { strings, pointed, remove } = turn;
  if (pointed.kind === 'ambiguous') return whichOne(pointed, strings.clarifyWhich);
  if (remove === undefined && !namesNothing(turn, reading, vocabulary)) return undefined;
  return {
    kind: 'clarified',
    question: strings.clarifyVague,
    options: strings.clarifyOptions.split('|'),
  };
}

/** Nothing is sought, or only within limits: whatever keeps them would be a list of strays. */
function namesNothing(
  { message, pointed, shown }: ContextTurn,
  reading: Reading,
  vocabulary: Vocabulary,
): boolean {
  const folded = fold(message);
  if (isVague(folded) || isTooBroad(folded, vocabulary)) return true;
  if (shown.length === 0 && asksToChoose(folded)) return true;
  return pointed.kind === 'none' && isOnlyLimits(message, reading);
}

/** What is asked, of what the message points at. */
function askedIn(
  question: string,
  { shown, named, language }: ContextTurn,
  references: readonly Reference[],
  vocabulary: Vocabulary,
): readonly Asked[] {
  const skus = new Set(references.flatMap((reference) => reference.skus));
  const items = [...shown.flat(), ...named].filter(({ variant }) => skus.has(variant.sku));
  const text = fold(questionInEnglish(question));
  // A question may point at all that is shown by its whole words: "how long is the cable?".
  const phrases = references.flatMap(({ phrase }) => (phrase === text ? [] : [phrase]));
  const asked = askedOf(items.length > 0 ? withoutPointing(text, phrases) : text, items, vocabulary);
  // Listings are in English: what has none of another language's words is not left unsaid by them.
  const isEnglish =
    language === 'en' && text === fold(question) && (guessLanguage(question) ?? 'en') === 'en';
  return isEnglish ? asked : asked.filter((one) => !isDetail(one));
}

/** A budget or a size is of a product, whatever else is said; a sale or a country may be what the question is about. */
async function seemsOfPolicies(
  message: string,
  { limits }: Reading,
  deps: Pick<Deps, 'retrieval'>,
): Promise<boolean> {
  return limits.price === undefined && limits.sizes === undefined && deps.retrieval.asksPolicies(message);
}

/** A clear ask for a person is met at once, whatever a model would say to it. */
async function handOver(
  reason: HandoffReason,
  { pointed, shown, strings }: ContextTurn,
  { shop, policyRules }: Pick<Deps, 'shop' | 'policyRules'>,
): Promise<Stop> {
  const skus = pointed.kind === 'references' ? pointed.references.flatMap((reference) => reference.skus) : [];
  const about = shown.flat().filter(({ variant }) => skus.includes(variant.sku));
  const handoff = handoffOf(reason, {
    contact: shop.contact,
    rules: await policyRules.rules(),
    strings,
    titles: [...new Set(about.map(titleOf))],
  });
  return { kind: 'handed-off', reason, handoff };
}

function coloured(
  { message, shown, named }: ContextTurn,
  references: readonly Reference[],
  { chips }: Reading,
  vocabulary: Vocabulary,
): readonly Reference[] {
  const colours = chips.flatMap(({ kind, words }) => (kind === 'colour' ? [words] : []));
  return inColour(references, message, colours, [...shown.flat(), ...named], vocabulary);
}

function whichOne(
  { candidates }: Extract<ContextTurn['pointed'], { kind: 'ambiguous' }>,
  question: string,
): Stop {
  const titles = candidates.map(({ product }) => product.title);
  // Two of one title are told apart by their options.
  const names = candidates.map((item, at) =>
    titles.indexOf(item.product.title) === titles.lastIndexOf(item.product.title)
      ? (titles[at] ?? '')
      : titleOf(item),
  );
  return { kind: 'clarified', question, options: [...new Set(names)].slice(0, options) };
}
