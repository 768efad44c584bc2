import { isKeyMash } from '../domain/key-mash.ts';
import { isOffTopic } from '../domain/off-topic.ts';
import { isNoun } from '../domain/pointing/kinds.ts';
import type { Reading } from '../domain/query.ts';
import { fold } from '../domain/text.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import type { ContextTurn, Deps } from './stages.ts';

/**
 * Whether a message in English is certain to be none of the shop's business, so that no model need be paid to say so; of
 * other languages the topics' words for it are read by the offline model only. Whatever
 * names a thing, points at one, sets a limit or sounds like a question for the policies is not.
 */
export async function isOutOfScope(
  { message, pointed }: ContextTurn,
  { limits }: Reading,
  vocabulary: Vocabulary,
  { retrieval }: Pick<Deps, 'retrieval'>,
): Promise<boolean> {
  const folded = fold(message);
  const isMash = isKeyMash(folded);
  if (!isMash && !isOffTopic(folded)) return false;
  if (pointed.kind !== 'none' || Object.keys(limits).length > 0) return false;
  if ((folded.match(/\p{L}+/gu) ?? []).some((word) => isNoun(word, vocabulary))) return false;
  if (await retrieval.asksPolicies(message)) return false;
  return !isMash || (await retrieval.products({ text: message, limits: {}, limit: 1 })).found === 0;
}
