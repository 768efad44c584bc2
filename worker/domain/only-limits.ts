import type { Reading } from './query.ts';
import { isFiller } from './refining/wish.ts';
import { fold } from './text.ts';
import { policyTopic } from './topics.ts';

/** Who asks for anything, or for what there is, means all that keeps the limits. */
const whatever = /\b(?:any|anything|everything|whatever|all|what|which|gifts?|presents?)\b/u;

/** Whether a message bounds what is sought without a word of what that is: "only under $450". */
export function isOnlyLimits(message: string, { text, limits, chips, order }: Reading): boolean {
  const { price, sizes, seats, beds, countries, ...others } = limits;
  const bounds = [price, sizes, seats, beds, countries].some((limit) => limit !== undefined);
  if (!bounds || Object.keys(others).length > 0 || order) return false;
  const folded = fold(message);
  if (whatever.test(folded) || policyTopic(folded) !== undefined) return false;
  const bounding = chips.filter(({ kind }) => kind === 'seats' || kind === 'size');
  const rest = bounding.reduce((left, { words }) => left.replace(words, ' '), text);
  return (rest.match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? []).every(isFiller);
}
