import { fill } from '../../shared/strings/index.ts';
import { type Reading, readQuery } from '../domain/query.ts';
import { type Refined, refine, type Utterance } from '../domain/refinement.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import type { ContextTurn } from './stages.ts';

/** The latest search with what this message adds to it or takes from it, if that is all the message does. */
export function refinedSearch(
  turn: ContextTurn,
  reading: Reading,
  currency: string,
  vocabulary: Vocabulary,
): Refined | undefined {
  const spoken = (text: string, read: Reading, pointed: ContextTurn['pointed']): Utterance => ({
    text,
    reading: read,
    points: pointsAt[pointed.kind],
    remove: removalIn(text, turn.strings.withoutCondition),
  });
  const earlier = turn.earlier.map(({ text, pointed }) =>
    spoken(text, readQuery(text, currency, vocabulary), pointed),
  );
  const newest = spoken(turn.message, reading, turn.pointed);
  const remove = turn.remove === undefined ? newest.remove : { words: turn.remove, byButton: true };
  return refine({ ...newest, remove }, earlier, vocabulary);
}

const pointsAt = { none: 'nothing', references: 'something', ambiguous: 'tie' } as const;

/**
 * The words of "Without under $80": what taking a condition away looks like as a message, and so in the history, where
 * its button no longer counts. Whether it is one depends on what was searched for: "Without arms" is a wish.
 */
function removalIn(text: string, template: string): Utterance['remove'] {
  const [before = '', after = ''] = fill(template, { words: '\n' }).split('\n');
  const said = text.trim();
  const fits = said.startsWith(before) && said.endsWith(after) && said.length > before.length + after.length;
  return fits ? { words: said.slice(before.length, said.length - after.length), byButton: false } : undefined;
}
