import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { Claim } from '../domain/claims/claim.ts';
import { withoutMarks } from '../domain/evidence/marks.ts';
import type { Sink } from './collected.ts';
import type { Deps } from './stages.ts';
import { runStep, type StepTools } from './step.ts';
import type { Failed, Rewrites } from './verify.ts';

/** Sentences that are asked for at once; what else failed gets code's own words. */
const most = 12;
/** The rest of the answer waits for it. */
const rewriteMs = 8000;
const tooLate = new Error('the rewrite took too long');
/** As long as an answer of the longest may be; what goes on is not listened to. */
const mostCharacters = 4 * 2400;

/**
 * The sentences that failed as the model writes them anew, told what of each the look-ups do not say; one call for all
 * of them, once a turn. What comes back is the model's word again, and is checked like any.
 */
export async function rewritesOf(
  prompt: LanguageModelV4Prompt,
  deps: Deps,
  tools: StepTools,
): Promise<Rewrites> {
  const failed = tools.verifier.failed.slice(0, most);
  if (failed.length === 0 || tools.answering.isByRules) return new Map();
  const text = JSON.stringify({ rewrite: failed.map(asked) });
  const written = await inTime(deps, tools, async (signal) => {
    const asking = [...prompt, { role: 'user' as const, content: [{ type: 'text' as const, text }] }];
    const step = await runStep(asking, deps, { ...tools, signal }, unread());
    return step.ok ? step.value.text : '';
  });
  return rewritesIn(written, failed);
}

/** Nobody reads along: what comes is checked when it is whole. */
function unread(): Sink {
  let heard = 0;
  return {
    write(delta) {
      heard += delta.length;
    },
    get enough() {
      return heard > mostCharacters;
    },
  };
}

/** What `work` comes to, or nothing where that takes too long: an answer that is there is not lost for it. */
async function inTime(
  { clock }: Deps,
  { signal }: StepTools,
  work: (signal: AbortSignal) => Promise<string>,
): Promise<string> {
  const over = new AbortController();
  const either = AbortSignal.any([signal, over.signal]);
  const timer = clock.sleep(rewriteMs, either).then(
    () => over.abort(tooLate),
    () => undefined,
  );
  try {
    return await work(either);
  } catch (error) {
    if (signal.aborted || over.signal.reason !== tooLate) throw error;
    return '';
  } finally {
    over.abort();
    await timer;
  }
}

function asked({ sentence, uncovered }: Failed) {
  return {
    sentence: withoutMarks(sentence).bare.trim(),
    unconfirmed: [...new Set(uncovered.map(({ kind }) => words[kind]))],
  };
}

const line = /^\s*(\d{1,2})[.)]\s+(.+?)\s*$/gmu;

/** The lines of a numbered list, by the sentence each stands for. */
function rewritesIn(text: string, failed: readonly Failed[]): Rewrites {
  const rewrites = new Map<string, string>();
  for (const [, number, words = ''] of text.matchAll(line)) {
    const one = failed[Number(number) - 1];
    if (one) rewrites.set(one.sentence, /^[-–—]$/u.test(words) ? '' : words.replace(/^[-*•]\s+/u, ''));
  }
  return rewrites;
}

/** What a model is told of a claim: its kind, since a lie repeated to it would be one more text to copy from. */
const words: Readonly<Record<Claim['kind'], string>> = {
  money: 'an amount of money',
  percent: 'a percentage',
  length: 'a size',
  weight: 'a weight',
  volume: 'a capacity',
  duration: 'a length of time',
  date: 'a day or date',
  moment: 'what a time is counted from',
  number: 'a number',
  mark: 'a type or class',
  stock: 'what is said of stock',
  left: 'how many are left',
  country: 'where it is delivered',
  action: 'something said to be done or promised',
  promise: 'a promise',
  identity: 'who is said to speak',
  sku: 'a SKU',
  code: 'a code or number',
  link: 'a link',
  image: 'a picture or tag',
  email: 'an e-mail address',
  name: 'a product that was not looked up',
  words: 'what is said of it',
  unstated: 'what is said not to be stated',
  citation: 'its source',
  unreadable: 'all of it: write plain, short sentences',
};
