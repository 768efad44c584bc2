import type { Item } from '../catalogue.ts';
import { anyLanguage } from '../claims/words.ts';
import { askedFeatures, factFor } from '../features.ts';
import { onFirstUse } from '../on-first-use.ts';
import { clausesOf } from './alignment.ts';
import type { Binding } from './binding.ts';

const saysUnstated = onFirstUse(() => new RegExp(anyLanguage((words) => words.unstated)));

/** Whether a sentence says that something is not stated. */
export function isDenialOfStatement(folded: string): boolean {
  return saysUnstated().test(folded);
}

/** What a look-up did not bring may be stated all the same. */
const ofResult = /\b(?:results?|look-?up|details|here)\b/;

/** The clauses that say of a product they name that something is not stated which is: a feature of it. */
export function saidUnstated(folded: string, binding: Binding): string[] {
  if (!isDenialOfStatement(folded)) return [];
  return clausesOf(folded).flatMap(({ text, end }) => {
    if (!isDenialOfStatement(text) || ofResult.test(text)) return [];
    const subject = binding.subjectOf({ start: end, end }, []);
    const features = askedFeatures(text);
    const states = (item: Item) => features.some((feature) => factFor(feature, item.product, item.variant));
    return subject.named && subject.each.every((items) => items.some(states)) ? [text] : [];
  });
}
