import type { Item } from '../catalogue.ts';
import { without } from '../claims/series.ts';
import { anyLanguage } from '../claims/words.ts';
import { askedFeatures, factFor } from '../features.ts';
import { onFirstUse } from '../on-first-use.ts';
import { clausesOf } from './alignment.ts';
import type { Binding } from './binding.ts';
import type { Sentence } from './sentence.ts';

const saysUnstated = onFirstUse(() => new RegExp(anyLanguage((words) => words.unstated)));

/** Whether a sentence says that something is not stated. */
export function isDenialOfStatement(folded: string): boolean {
  return saysUnstated().test(folded);
}

/** What a look-up did not bring may be stated all the same. */
const ofResult = /\b(?:results?|look-?up|details|here)\b/;

/** Of these a shop writes whole sentences, which may be silent on what is asked. */
const inWords: ReadonlySet<string> = new Set(['care', 'assembly']);

/** The clauses that say of a product they name that something is not stated which is: a feature of it. */
export function saidUnstated({ folded, mentions }: Sentence, binding: Binding): string[] {
  if (!isDenialOfStatement(folded)) return [];
  // A name may hold figures and features of its own: "(Medium, 65 litres)".
  return clausesOf(mentions.reduce(without, folded)).flatMap(({ text, end }) => {
    if (!isDenialOfStatement(text) || ofResult.test(text)) return [];
    const subject = binding.subjectOf({ start: end, end }, []);
    const features = askedFeatures(text).filter((feature) => !inWords.has(feature));
    const states = (item: Item) => features.every((feature) => factFor(feature, item.product, item.variant));
    return features.length > 0 && subject.named && subject.each.every((items) => items.some(states))
      ? [text]
      : [];
  });
}
