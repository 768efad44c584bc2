import type { Item } from '../catalogue.ts';
import { anyLanguage } from '../claims/words.ts';
import { askedFeatures, factFor } from '../features.ts';
import { onFirstUse } from '../on-first-use.ts';
import type { Subject } from './binding.ts';

const saysUnstated = onFirstUse(() => new RegExp(anyLanguage((words) => words.unstated)));

/** Whether a sentence says that something is not stated. */
export function isDenialOfStatement(folded: string): boolean {
  return saysUnstated().test(folded);
}

/** Whether what a sentence says is not stated is indeed not: the features it names, of whom it is about. */
export function isUnstated(folded: string, subject: Subject): boolean {
  if (!saysUnstated().test(folded)) return true;
  const features = askedFeatures(folded);
  const states = (item: Item) => features.some((feature) => factFor(feature, item.product, item.variant));
  return !(subject.named && features.length > 0 && subject.each.every((items) => items.some(states)));
}
