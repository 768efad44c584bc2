import { workerStrings } from '../../shared/strings/worker.ts';
import { isFound } from '../domain/pointing/missing.ts';
import type { Reference } from '../domain/references.ts';
import type { ContextTurn } from './stages.ts';

/** In every language: a shopper may go on in another. */
const ourQuestions = new Set(
  Object.values(workerStrings).flatMap(({ clarifyVague, clarifyWhich }) => [clarifyVague, clarifyWhich]),
);

/**
 * Whether the turn before this one asked back. Clients do not send a question of ours back as text, so a message of the
 * shopper's that has no answer counts as asked about: rather once too seldom than twice in a row.
 */
export function justAsked({ history }: ContextTurn): boolean {
  const newest = history.at(-1);
  if (!newest) return false;
  return newest.from === 'shopper' || ourQuestions.has(newest.text);
}

/** The question whose "Which one do you mean?" this message answers by pointing at one thing: "how tall is it?". */
export function questionAnswered(turn: ContextTurn, references: readonly Reference[]): string | undefined {
  const before = turn.earlier.at(-1);
  if (before?.pointed.kind !== 'ambiguous' || references.length === 0 || !justAsked(turn)) return undefined;
  const candidates = new Set(before.pointed.candidates.map(({ product }) => product.id));
  const known = new Map(turn.shown.flat().map(({ product, variant }) => [variant.sku, product.id]));
  const isOneOfThem = references.every(
    (reference) => isFound(reference) && reference.skus.every((sku) => candidates.has(known.get(sku) ?? '')),
  );
  return isOneOfThem ? before.text : undefined;
}
