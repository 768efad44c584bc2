import type { Strings } from '../../shared/strings/index.ts';
import { say } from '../../shared/strings/index.ts';
import { absolute, priceText, titleOf } from '../domain/catalogue.ts';
import { type Evidence, namedItems, uncovered } from '../domain/evidence.ts';
import { takeSentences } from '../domain/sentences.ts';
import { tokenCount } from '../domain/text.ts';
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
  /** No more will come. `whole` is false when the model was cut off: an unfinished sentence is then left out. */
  end(whole: boolean): void;
  /** A sentence of ours, which needs no check. */
  writeOwn(sentence: string): void;
  /** What the shopper has read. */
  readonly text: string;
  readonly withheld: number;
  readonly full: boolean;
}

export function createVerifier(evidence: Evidence, emit: Emit, strings: Strings): Verifier {
  let held = '';
  let shown = '';
  let isOpen = false;
  let full = false;
  let withheld = 0;
  const cited: string[] = [];

  const send = (piece: string) => {
    if (piece === '') return;
    if (shown === '') emit({ type: 'text-start', id: textId });
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
    if (tokenCount(shown + bare) > answerTokens) full = true;
    if (full) return;
    if (uncovered(bare, evidence).length === 0) {
      send(
        sentence.replaceAll(citation, (_, space: string, id: string, at: number) =>
          cite(id, at === 0 ? space : ' '),
        ),
      );
      return;
    }
    withheld += 1;
    send(insteadOf(bare, evidence, strings, withheld === 1));
  };

  const drain = () => {
    const { sentences, rest } = takeSentences(held);
    held = rest;
    for (const sentence of sentences) release(sentence);
    if (tokenCount(held) > answerTokens) full = true;
  };

  return {
    write(delta) {
      if (full) return;
      held += delta.slice(0, heldCharacters);
      if (isOpen) drain();
      else if (tokenCount(held) > 2 * answerTokens) full = true;
    },
    open() {
      isOpen = true;
    },
    discard() {
      if (isOpen) drain();
      held = '';
    },
    end(whole) {
      drain();
      if (whole && held.trim() !== '') release(held);
      held = '';
      if (shown !== '') emit({ type: 'text-end', id: textId });
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
    get full() {
      return full;
    },
  };
}

/** A true sentence in the place of one that did not hold: the real price of what it was about, or a word that something is left out. */
function insteadOf(sentence: string, evidence: Evidence, strings: Strings, first: boolean): string {
  const space = /\s*$/u.exec(sentence)?.[0] ?? '';
  const bullet = /^\s*(?:[-*•]|\d{1,3}\.)\s+/u.exec(sentence)?.[0] ?? '';
  const [item, ...others] = namedItems(sentence, evidence);
  if (item && others.length === 0) {
    return bullet + say(strings, 'priceIs', { title: titleOf(item), price: priceText(item.variant) }) + space;
  }
  return first ? bullet + strings.sentenceWithheld + space : '';
}
