import type { WorkerStrings } from '../../shared/strings/worker.ts';
import type { Claim } from '../domain/claims/claim.ts';
import { claimsIn } from '../domain/claims.ts';
import type { Carried } from '../domain/evidence/binding.ts';
import { type Checked, check, nothingBefore, uncovered } from '../domain/evidence/check.ts';
import { withoutMarks } from '../domain/evidence/marks.ts';
import type { Evidence } from '../domain/evidence.ts';
import { takeSentences } from '../domain/sentences.ts';
import { tokenCount } from '../domain/text.ts';
import { AnswerText } from './answer-text.ts';
import { frameOf, insteadOf } from './instead.ts';
import type { Emit } from './stages.ts';

/** Tokens of one answer; beyond it whole sentences are left out. */
const answerTokens = 600;
/** No model writes more than this in one piece; what does is not read to its end. */
const heldCharacters = 20_000;

/** A sentence that does not hold, and what in it the evidence does not cover. */
export interface Failed {
  readonly sentence: string;
  readonly uncovered: readonly Claim[];
}

/** Failed sentences as the model wrote them anew; '' where it has nothing true left to say. */
export type Rewrites = ReadonlyMap<string, string>;
const none: Rewrites = new Map();

/**
 * Holds the model's text until each sentence is covered by what the turn looked up, and only then lets it go. Until
 * the first look-up has come back nothing is let go at all, so that no preamble is shown. From a sentence that fails on
 * all is held to the end of the step: it may be written anew, and what follows must not be read without it.
 */
export interface Verifier {
  write(delta: string): void;
  /** The first look-up is back: from now on each checked sentence goes out at once. */
  open(): void;
  /** What is not whole yet was only a preamble to a look-up. */
  discard(): void;
  /** Another model takes the step anew: what has not been shown of it is forgotten. */
  restart(): void;
  /** No more will come. Of an answer that was `cut` off, an unfinished sentence is left out. */
  noMore(how: 'whole' | 'cut'): void;
  /** The sentences that are held since they do not hold, in their order. */
  readonly failed: readonly Failed[];
  /**
   * Lets go what is held, with `rewrites` in the place of what failed, or code's own words. The shopper is told of an
   * answer that was `cut` off; where the turn `stopped`, other words follow.
   */
  end(how: 'whole' | 'cut' | 'stopped', rewrites?: Rewrites): void;
  /** A sentence of ours, which needs no check. */
  writeOwn(sentence: string): void;
  /** What the shopper has read. */
  readonly text: string;
  /** Sentences of the model's that were not shown as it wrote them first, and those of them that it mended. */
  readonly withheld: number;
  readonly rewritten: number;
  /** More than is shown has been written: no more of it need be read. */
  readonly enough: boolean;
}

/** `plainly` says what a sentence is to be checked as, where that is not itself. */
export function createVerifier(
  evidence: Evidence,
  emit: Emit,
  strings: WorkerStrings,
  plainly: (sentence: string) => string = (sentence) => sentence,
): Verifier {
  const answer = new AnswerText(evidence, emit);
  /** What has come of a sentence that is not whole yet. */
  let unread = '';
  /** Sentences from the first on that failed. */
  let held: string[] = [];
  let before = nothingBefore;
  let isOpen = false;
  let full = false;
  let enough = false;
  let written = 0;
  let withheld = 0;
  let rewritten = 0;

  const checked: CheckedAt = (shown, sentence, at) => checkedAfter(shown, plainly(sentence), evidence, at);

  /** Shows a sentence that holds. One that no longer fits is left out, and all after it. */
  const pass = (sentence: string): boolean => {
    if (tokenCount(answer.shown + withoutMarks(sentence).bare) > answerTokens) {
      full = true;
      enough = true;
    }
    if (full) return true;
    const { uncovered, next, source } = checked(answer.shown, sentence, before);
    if (uncovered.length > 0) return false;
    before = next;
    answer.sendWithSources(sentence, source);
    return true;
  };

  const passAll = (sentences: readonly string[]): boolean => sentences.every(pass);

  const release = (sentence: string) => {
    if (held.length > 0 || !pass(sentence)) held.push(sentence);
  };

  const drain = () => {
    const { sentences, rest } = takeSentences(unread);
    unread = rest;
    for (const sentence of sentences) release(sentence);
    if (tokenCount(unread) > answerTokens) enough = true;
  };

  const noMore = (how: 'whole' | 'cut') => {
    drain();
    if (how === 'whole' && unread.trim() !== '') release(unread);
    unread = '';
  };

  /** Lets go what is held. What it was about before it failed is not what the shopper has read. */
  const settle = (rewrites: Rewrites) => {
    for (const sentence of held) {
      if (pass(sentence)) continue;
      withheld += 1;
      const anew = rewrites.get(sentence);
      if (anew !== undefined && passAll(piecesOf(anew, sentence))) {
        rewritten += 1;
        continue;
      }
      const { uncovered } = checked(answer.shown, sentence, before);
      const own = insteadOf(
        withoutMarks(sentence).bare,
        uncovered,
        evidence,
        strings,
        withheld - rewritten === 1,
      );
      before = check(own, evidence, before).next;
      answer.send(own);
    }
    held = [];
  };

  return {
    write(delta) {
      if (enough) return;
      unread += delta.slice(0, heldCharacters);
      // Of a model whose every sentence is withheld nothing is ever shown; it is not listened to for ever.
      written += tokenCount(delta);
      if (written > 4 * answerTokens) enough = true;
      if (isOpen) drain();
      else if (tokenCount(unread) > 2 * answerTokens) enough = true;
    },
    open() {
      isOpen = true;
    },
    discard() {
      if (isOpen) drain();
      unread = '';
      settle(none);
    },
    restart() {
      unread = '';
      held = [];
    },
    noMore,
    get failed() {
      return failedOf(held, answer.shown, before, checked);
    },
    end(how, rewrites = none) {
      noMore(how === 'whole' ? 'whole' : 'cut');
      settle(rewrites);
      answer.end(full || how === 'cut' ? `\n\n${strings.answerCut}` : '');
    },
    writeOwn(sentence) {
      answer.send(sentence);
    },
    get text() {
      return answer.shown;
    },
    get withheld() {
      return withheld;
    },
    get rewritten() {
      return rewritten;
    },
    get enough() {
      return enough;
    },
  };
}

/** A sentence as it would stand behind what is shown. */
type CheckedAt = (shown: string, sentence: string, before: Carried) => Checked;

/** A sentence against the evidence, and against what stands before it on the screen. */
function checkedAfter(shown: string, sentence: string, evidence: Evidence, before: Carried): Checked {
  const { bare, cited } = withoutMarks(sentence);
  const checked = check(bare, evidence, before, cited);
  return { ...checked, uncovered: [...checked.uncovered, ...continued(shown, bare, evidence)] };
}

/** Which of the sentences would fail, each as it stands behind the one before it. */
function failedOf(
  sentences: readonly string[],
  shown: string,
  before: Carried,
  checked: CheckedAt,
): readonly Failed[] {
  let [at, read] = [before, shown];
  return sentences.flatMap((sentence): Failed[] => {
    const { uncovered, next } = checked(read, sentence, at);
    at = next;
    read += sentence;
    return uncovered.length > 0 ? [{ sentence, uncovered }] : [];
  });
}

/** A rewritten sentence, or several, in the place of the first one: behind its mark in a list, before its space. */
function piecesOf(rewrite: string, sentence: string): string[] {
  if (rewrite === '') return [];
  const { bullet, space } = frameOf(sentence);
  const { sentences, rest } = takeSentences(bullet + rewrite + space);
  return rest === '' ? sentences : [...sentences, rest];
}

/** A list item, table row, heading or quotation begins anew, whatever line stands before it. */
const block = /^\s*(?:[-*+|#>]|\d{1,3}[.)])/u;

/** The claims that do not hold and that come about across a single line break, which is shown as a space: "$" and "59". */
function continued(shown: string, sentence: string, evidence: Evidence): readonly Claim[] {
  if (!shown.endsWith('\n') || block.test(sentence)) return [];
  const [before] = /[^\n]{1,30}\n$/u.exec(shown.slice(-31)) ?? [];
  if (before === undefined) return [];
  const [after = ''] = /^[^\n]{1,30}/u.exec(sentence) ?? [];
  // Cut where it is, the line before may name half a product.
  const claims = [...claimsIn(before), ...claimsIn(after), ...uncovered(before, evidence)];
  const apart = new Set(claims.map((claim) => JSON.stringify(claim)));
  return uncovered(`${before.trimEnd()} ${after}`, evidence).filter(
    (claim) => claim.kind !== 'words' && !apart.has(JSON.stringify(claim)),
  );
}
