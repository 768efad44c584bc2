import type { Item } from '../catalogue.ts';
import type { Claim, CountryClaim, Placed, PromiseClaim } from '../claims/claim.ts';
import { inEnglish } from '../claims/gloss.ts';
import { type Prose, proseOf } from '../claims/prose.ts';
import { placedClaims } from '../claims.ts';
import type { Evidence } from '../evidence.ts';
import { isAbout } from '../statements.ts';
import { isAmount } from './amount.ts';
import { Binding, type Carried, holdsFor, type Subject } from './binding.ts';
import { wrongCells } from './cells.ts';
import { isOwnLimit } from './echo.ts';
import { equals } from './equal.ts';
import { exclusionOf } from './exclusion.ts';
import { isFigure } from './figures.ts';
import { itemGround, type Passage } from './ground.ts';
import { type Known, knownOf } from './known.ts';
import { mayLink } from './links.ts';
import { choicesOf, type Mention, mentionsIn, wrongSku, wrongVariant } from './mentions.ts';
import { namesUnknown } from './names.ts';
import { isContradicted, weightsOf } from './policies.ts';
import { wrongRanks } from './ranks.ts';
import { wrongRules } from './rules.ts';
import type { Sentence } from './sentence.ts';
import { sourceOf } from './source.ts';
import { isLeft, isStock } from './stock.ts';
import { cellsOf, columnsBehind, headsBehind } from './table.ts';
import { term, wordsIn } from './terms.ts';
import { saidUnstated } from './unstated.ts';
import { ungroundedWords } from './words.ts';

export const nothingBefore: Carried = { last: [], named: [] };

export interface Checked {
  /** The claims that are not covered. */
  readonly uncovered: readonly Claim[];
  /** The section it rests on without naming one. */
  readonly source: string | undefined;
  /** Whom the next sentence may go on with. */
  readonly next: Carried;
}

/** A sentence longer than an answer may be is read by nobody, nor one of so many figures, or words without a space. */
const longest = 3000;
const mostFigures = 120;
const longestWord = 200;

const tooLong = new RegExp(String.raw`[^\s|]{${longestWord}}`, 'u');

function isReadable(text: string): boolean {
  if (text.length > longest || (text.match(/\d+/gu)?.length ?? 0) > mostFigures) return false;
  return !tooLong.test(text.replaceAll(/-{3,}|https?:\/\/\S{1,500}/gu, ' '));
}

/** Holds one sentence against the evidence; `cited` are the ids of the sections it names. */
export function check(
  text: string,
  evidence: Evidence,
  before: Carried = nothingBefore,
  cited: readonly string[] = [],
): Checked {
  if (!isReadable(text)) return { uncovered: [{ kind: 'unreadable' }], source: undefined, next: before };
  const prose = proseOf(text);
  const own = read(prose, evidence, before, cited);
  const isForeign = prose.language === 'de' || prose.language === 'fr' || prose.language === 'es';
  // A greeting has too few words to tell its language by, and a short sentence may be taken for another's. A row of a
  // table has none at all: its "no" is not Spanish.
  if (!isForeign && (text.includes('|') || own.uncovered.every(({ kind }) => kind !== 'words'))) return own;
  const readings = inEnglish(prose, mentionsIn(prose, knownOf(evidence).items)).map((english) =>
    inTwoLanguages(own, read(english, evidence, before, cited)),
  );
  const passes = readings.find(({ uncovered }) => uncovered.length === 0);
  if (passes) return passes;
  if (!isForeign) return own;
  return readings[0] ?? { ...own, uncovered: [...own.uncovered, { kind: 'unreadable' }] };
}

/** What only the language itself says: deeds, promises and who speaks have turns of phrase that no word-by-word keeps. */
const ofItsOwn: ReadonlySet<Claim['kind']> = new Set([
  'action',
  'promise',
  'identity',
  'unreadable',
  'citation',
]);

function inTwoLanguages(own: Checked, english: Checked): Checked {
  const untold = own.uncovered.filter(({ kind }) => ofItsOwn.has(kind));
  return { ...english, uncovered: [...untold, ...english.uncovered], next: own.next };
}

function read(prose: Prose, evidence: Evidence, before: Carried, cited: readonly string[]): Checked {
  const known = knownOf(evidence);
  const mentions = mentionsIn(prose, known.items);
  const choices =
    mentions.length > 0 ? [] : choicesOf(before.last.length > 0 ? before.last : known.items, prose);
  const words = wordsIn(prose.folded);
  const terms = words.map(({ word }) => term(word));
  const grounds = [...known.sections.values(), ...known.items.map(itemGround)];
  const own = cited.flatMap((id) => known.sections.get(id) ?? []);
  const sections = own.length > 0 ? own : [...known.sections.values()];
  const sentence: Sentence = {
    ...prose,
    evidence,
    known,
    mentions,
    hasNames: mentions.length > 0,
    cited: cited.filter((id) => known.sections.has(id)),
    passages: sections.flatMap(({ passages }) => passages),
    stated: statedIn(prose.folded, mentions, known, evidence),
    weights: weightsOf(
      words.map(({ word }) => word),
      terms,
      grounds,
    ),
    claims: placedClaims(prose, mentions),
  };
  const { missing, wrong } = sourceOf(sentence);
  const binding = new Binding(mentions, prose.folded, before, known.items, evidence.typeNouns, choices);
  return {
    uncovered: [
      ...(prose.language === 'other' ? [{ kind: 'unreadable' as const }] : []),
      ...prose.leads.filter((claim) => !isLead(claim, evidence)),
      ...uncoveredClaims(sentence, binding),
      ...mentions
        .flatMap(
          (mention, at) => wrongVariant(mention, prose) ?? wrongSku(mention, mentions[at - 1], prose) ?? [],
        )
        .map((name): Claim => ({ kind: 'name', name })),
      ...namesUnknown(sentence).map((name): Claim => ({ kind: 'name', name })),
      ...(wrong === undefined ? [] : [{ kind: 'citation' as const, id: wrong }]),
      ...wrongCells(prose.folded, mentions, before, known, (said) => uncovered(said, evidence).length === 0),
      ...saidUnstated(sentence, binding).map((one): Claim => ({ kind: 'unstated', words: one })),
      ...[
        ...ungroundedWords(sentence, binding),
        ...wrongRanks(sentence, binding, before),
        ...wrongRules(sentence),
      ].map((one): Claim => ({ kind: 'words', words: one })),
    ],
    source: missing,
    next: nextOf(prose.folded, mentions.length > 0 ? mentions : choices, before),
  };
}

/** What of all that code worked out a folded sentence is about. Two variants named together are one product. */
function statedIn(
  folded: string,
  mentions: readonly Mention[],
  { statements }: Known,
  { items }: Evidence,
): readonly Passage[] {
  const named = mentions.flatMap((mention) => mention.items.slice(0, 1));
  return statements
    .filter(({ statement }) => isAbout(statement, folded, named, items))
    .map(({ passage }) => passage);
}

function nextOf(
  folded: string,
  mentions: readonly Pick<Mention, 'items' | 'start' | 'end'>[],
  before: Carried,
): Carried {
  const cells = cellsOf(folded);
  const columns = columnsBehind(cells, mentions, before.columns);
  const heads = headsBehind(folded, cells, before.heads);
  const items = mentions.flatMap((mention) => mention.items);
  if (items.length === 0) return { ...before, columns, heads };
  return { last: items, named: [...new Set([...before.named, ...items])], columns, heads };
}

function uncoveredClaims(sentence: Sentence, binding: Binding): Claim[] {
  return sentence.claims
    .filter((placed) => {
      const alike = sentence.claims.filter(({ claim }) => claim.kind === placed.claim.kind);
      return !(
        isStated(placed.claim, sentence) || isBorneOut(placed, binding.subjectOf(placed, alike), sentence)
      );
    })
    .map(({ claim }) => claim);
}

/** Whether code worked out just that, of what the sentence is about. */
function isStated(claim: Claim, { stated }: Sentence): boolean {
  return stated.some(({ claims }) => claims.some((one) => equals(one, claim)));
}

/** Whether a claim is true of all it is about, and of no other where it is said of those only. */
function isBorneOut(placed: Placed, subject: Subject, sentence: Sentence): boolean {
  const holds = (items: readonly Item[], claim = placed.claim) =>
    isCovered({ ...placed, claim }, { each: [items], named: true }, sentence);
  if (subject.isNotAll) {
    const { claim } = placed;
    const said = claim.kind === 'stock' ? { ...claim, negated: false } : claim;
    return subject.each.flat().some((item) => !holds([item], said));
  }
  if (!isCovered(placed, subject, sentence)) return false;
  const excluded = exclusionOf(sentence, placed.start);
  return (
    excluded?.how !== 'others' ||
    !ofProducts.has(placed.claim.kind) ||
    !excluded.others.some((item) => holds([item]))
  );
}

/** What a product has of its own, and no policy says. */
const ofProducts: ReadonlySet<string> = new Set(['money', 'length', 'weight', 'volume', 'stock', 'mark']);

/** Whether a claim is true of whom it is about, or of the policies looked up. */
function isCovered(placed: Placed, subject: Subject, sentence: Sentence): boolean {
  const { claim } = placed;
  switch (claim.kind) {
    case 'money':
      return (
        isAmount({ ...placed, claim }, subject, sentence) ||
        isOwnLimit({ ...placed, claim }, subject, sentence)
      );
    case 'percent':
    case 'length':
    case 'weight':
    case 'volume':
    case 'duration':
    case 'date':
    case 'number':
    case 'mark':
      return isFigure(placed, subject, sentence) || isOwnLimit(placed, subject, sentence);
    case 'sku':
      return sentence.evidence.items.has(claim.sku) || isFigure(placed, subject, sentence);
    case 'code':
      return sentence.passages.some(({ claims }) =>
        claims.some((one) => one.kind === 'code' && one.code === claim.code),
      );
    case 'stock':
      return isStockSaid({ ...placed, claim }, subject, sentence);
    case 'country':
      return (
        isShippedTo(claim, subject, sentence) ||
        (!listsCountries(subject, sentence) && isSaid(claim, sentence))
      );
    case 'left':
      return holdsFor(subject, ({ variant }) => isLeft(claim.value, variant.stock));
    case 'moment':
      return !isContradicted(claim, sentence.passages, sentence.weights);
    case 'promise':
      return (
        isFigure(placed, subject, sentence) ||
        (claim.negated && !isPromised(claim, sentence)) ||
        (claim.promised === 'sale' && holdsFor(subject, ({ variant }) => variant.listPrice !== undefined))
      );
    default:
      return false;
  }
}

/** Whether a sentence that names no section is of things that have countries of their own, which then decide. */
function listsCountries({ each }: Subject, { cited }: Sentence): boolean {
  return (
    cited.length === 0 && each.some((items) => items.some(({ product }) => product.shipsTo !== undefined))
  );
}

/** Whether any section that it may rest on says just that. */
function isSaid(claim: Claim, { passages }: Sentence): boolean {
  return passages.some(({ claims }) => claims.some((one) => equals(one, claim)));
}

/** Whether a product's own list of countries says it. "Only" is true of a country where the list has no other that is not named. */
function isShippedTo(claim: CountryClaim, subject: Subject, { claims }: Sentence): boolean {
  const named = claims.flatMap((one) =>
    one.claim.kind === 'country' && !one.claim.negated ? one.claim.code : [],
  );
  return holdsFor(subject, ({ product: { shipsTo = [] } }) => {
    if (claim.only && shipsTo.some((code) => !named.includes(code))) return false;
    return shipsTo.length > 0 && shipsTo.includes(claim.code) !== claim.negated;
  });
}

/** Whether a section makes the promise that is denied. */
function isPromised(claim: PromiseClaim, { passages }: Sentence): boolean {
  return passages.some(({ claims }) =>
    claims.some((one) => one.kind === 'promise' && one.promised === claim.promised && !one.negated),
  );
}

function isStockSaid(
  { claim, start }: Placed<Extract<Claim, { kind: 'stock' }>>,
  subject: Subject,
  sentence: Sentence,
): boolean {
  const { passages, known } = sentence;
  const excluded = exclusionOf(sentence, start);
  if (excluded?.how === 'itself') {
    return (
      excluded.own.every((item) => !isStock(claim, item.variant.stock)) &&
      excluded.others.every((item) => isStock(claim, item.variant.stock))
    );
  }
  if (holdsFor(subject, ({ variant }) => isStock(claim, variant.stock))) return true;
  if (subject.named || known.items.length > 0) return false;
  return passages.some(({ claims }) =>
    claims.some((one) => one.kind === 'stock' && one.state === claim.state),
  );
}

function isLead(claim: Claim, evidence: Evidence): boolean {
  if (claim.kind === 'link') return mayLink(claim.url, evidence);
  return claim.kind === 'email' && claim.address === evidence.contact.toLowerCase();
}

/** The claims of a sentence by itself that the evidence does not cover. */
export function uncovered(sentence: string, evidence: Evidence): readonly Claim[] {
  return check(sentence, evidence).uncovered;
}
