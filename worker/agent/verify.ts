import { say } from '../../shared/strings/index.ts';
import type { WorkerStrings } from '../../shared/strings/worker.ts';
import { absolute, type Item, priceText, titleOf } from '../domain/catalogue.ts';
import { claimsIn } from '../domain/claims.ts';
import { type Evidence, namedItems, uncovered } from '../domain/evidence.ts';
import { takeSentences } from '../domain/sentences.ts';
import { stripInvisible, tokenCount } from '../domain/text.ts';
import type { Emit } from './stages.ts';

/** Tokens of one answer; beyond it whole sentences are left out. */
const answerTokens = 600;
/** No model writes more than this in one piece; what does is not read to its end. */
const heldCharacters = 20_000;
const textId = 'text-1';
const citation = /(\s*)\[policy:([^\]\s]{1,120})\]/gu;

/**
 * Holds the model's text until each sentence is covered by what the turn looked up, and only then lets it go. Until
 * the first look-up has come back nothing is let go at all, so that no preamble is shown.
 */
export interface Verifier {
  write(delta: string): void;
  /** The first look-up is back: from now on each checked sentence goes out at once. */
  open(): void;
  /** What is still held was only a preamble to a look-up. */
  discard(): void;
  /**
   * No more will come. Of an answer that was `cut` off, an unfinished sentence is left out, and the shopper is told so;
   * where the turn `stopped`, other words follow.
   */
  end(how: 'whole' | 'cut' | 'stopped'): void;
  /** A sentence of ours, which needs no check. */
  writeOwn(sentence: string): void;
  /** What the shopper has read. */
  readonly text: string;
  readonly withheld: number;
  /** More than is shown has been written: no more of it need be read. */
  readonly enough: boolean;
}

export function createVerifier(evidence: Evidence, emit: Emit, strings: WorkerStrings): Verifier {
  let held = '';
  let shown = '';
  let isOpen = false;
  let full = false;
  let enough = false;
  let isTextOpen = false;
  let withheld = 0;
  const cited: string[] = [];

  const send = (piece: string) => {
    // An answer does not begin with what shows nothing.
    if (piece === '' || (!isTextOpen && stripInvisible(piece).trim() === '')) return;
    if (!isTextOpen) emit({ type: 'text-start', id: textId });
    isTextOpen = true;
    shown += piece;
    emit({ type: 'text-delta', id: textId, delta: piece });
  };

  const cite = (id: string, space: string): string => {
    const section = evidence.sections.get(id);
    if (!section) return '';
    const url = absolute(section.url, evidence.shopUrl);
    if (!cited.includes(id)) {
      cited.push(id);
      const providerMetadata = { shop: { section: section.path, passage: section.text } };
      emit({ type: 'source-url', sourceId: id, url, title: section.path, providerMetadata });
    }
    return `${space}[${cited.indexOf(id) + 1}](${url})`;
  };

  const release = (sentence: string) => {
    const bare = sentence.replaceAll(citation, '');
    if (tokenCount(shown + bare) > answerTokens) {
      full = true;
      enough = true;
    }
    if (full) return;
    const untrue = uncovered(bare, evidence);
    if (untrue.length === 0 && !continues(shown, bare, evidence)) {
      send(
        sentence.replaceAll(citation, (_, space: string, id: string, at: number) =>
          cite(id, at === 0 ? space : ' '),
        ),
      );
      return;
    }
    withheld += 1;
    const about = untrue.some(({ kind }) => kind === 'money') ? namedItems(bare, evidence) : [];
    send(insteadOf(bare, about, strings, withheld === 1));
  };

  const drain = () => {
    const { sentences, rest } = takeSentences(held);
    held = rest;
    for (const sentence of sentences) release(sentence);
    if (tokenCount(held) > answerTokens) enough = true;
  };

  return {
    write(delta) {
      if (enough) return;
      held += delta.slice(0, heldCharacters);
      if (isOpen) drain();
      else if (tokenCount(held) > 2 * answerTokens) enough = true;
    },
    open() {
      isOpen = true;
    },
    discard() {
      if (isOpen) drain();
      held = '';
    },
    end(how) {
      drain();
      if (how === 'whole' && held.trim() !== '') release(held);
      held = '';
      if (!isTextOpen) return;
      if (full || how === 'cut') send(`\n\n${strings.answerCut}`);
      isTextOpen = false;
      emit({ type: 'text-end', id: textId });
    },
    writeOwn(sentence) {
      send(sentence);
    },
    get text() {
      return shown;
    },
    get withheld() {
      return withheld;
    },
    get enough() {
      return enough;
    },
  };
}

/** A list item, table row, heading or quotation begins anew, whatever line stands before it. */
const block = /^\s*(?:[-*+|#>]|\d{1,3}[.)])/u;

/** Whether a claim that does not hold comes about across a single line break, which is shown as a space: "$" and "59". */
function continues(shown: string, sentence: string, evidence: Evidence): boolean {
  if (!shown.endsWith('\n') || block.test(sentence)) return false;
  const [before] = /[^\n]{1,30}\n$/u.exec(shown.slice(-31)) ?? [];
  if (before === undefined) return false;
  const [after = ''] = /^[^\n]{1,30}/u.exec(sentence) ?? [];
  const apart = new Set([...claimsIn(before), ...claimsIn(after)].map((claim) => JSON.stringify(claim)));
  return uncovered(`${before.trimEnd()} ${after}`, evidence).some(
    (claim) => !apart.has(JSON.stringify(claim)),
  );
}

/** A true sentence in the place of one that did not hold: the real price of what gave a wrong one, or a word that something is left out. */
function insteadOf(sentence: string, about: readonly Item[], strings: WorkerStrings, first: boolean): string {
  const space = /\s*$/u.exec(sentence)?.[0] ?? '';
  const bullet = /^\s*(?:[-*•]|\d{1,3}\.)\s+/u.exec(sentence)?.[0] ?? '';
  const [item, ...others] = about;
  if (item && others.length === 0) {
    const key = item.variant.price === null ? 'priceIsOnRequest' : 'priceIs';
    return bullet + say(strings, key, { title: titleOf(item), price: priceText(item.variant) }) + space;
  }
  return first ? bullet + strings.sentenceWithheld + space : '';
}
