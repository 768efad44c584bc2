import type { Item } from '../domain/catalogue.ts';
import { type Reading, readQuery } from '../domain/query.ts';
import { type Refined, refine, type Utterance } from '../domain/refinement.ts';
import { bareBudget } from '../domain/refining/bare-budget.ts';
import { type Compared, comparedIn } from '../domain/refining/compared.ts';
import type { Vocabulary } from '../domain/vocabulary.ts';
import { conditionIn } from './removal.ts';
import type { ContextTurn, Earlier } from './stages.ts';

/** The latest search with what this message adds to it or takes from it, if that is all the message does. */
export function refinedSearch(
  turn: ContextTurn,
  reading: Reading,
  currency: string,
  vocabulary: Vocabulary,
): Refined | undefined {
  const items = [...turn.shown.flat(), ...turn.named];
  const spoken = (said: Earlier, read: Reading): Utterance => ({
    ...(priced(said, items, currency, vocabulary) ?? {
      text: said.text,
      reading: read,
      points: pointsAt[said.pointed.kind],
    }),
    remove: removalIn(said.text, turn.withoutCondition),
  });
  const earlier = turn.earlier.map((said) => spoken(said, readQuery(said.text, currency, vocabulary)));
  const newest = spoken(
    { text: turn.message, pointed: turn.pointed, shown: turn.shown.at(-1) ?? [] },
    reading,
  );
  const remove = turn.remove === undefined ? newest.remove : { words: turn.remove, byButton: true };
  return refine({ ...newest, remove }, earlier, vocabulary);
}

/** A price that is said by what was shown, or by a sum and nothing else. */
function priced(
  { text, pointed, shown }: Earlier,
  items: readonly Item[],
  currency: string,
  vocabulary: Vocabulary,
): Omit<Utterance, 'remove'> | undefined {
  const compared = comparedIn(text, pointed, shown, items);
  if (compared) return comparing(compared, readQuery(compared.rest, currency, vocabulary));
  const budget = pointed.kind === 'references' ? undefined : bareBudget(text);
  if (budget === undefined) return undefined;
  return { text: budget, reading: readQuery(budget, currency, vocabulary), points: 'nothing' };
}

/** "Cheaper than the first one" points at nothing to be told about: it is a limit like any other. */
function comparing({ rest, price, words }: Compared, reading: Reading): Omit<Utterance, 'remove'> {
  return {
    text: rest,
    reading: {
      ...reading,
      limits: { ...reading.limits, price },
      chips: [...reading.chips, { kind: 'price', words }],
    },
    points: 'nothing',
  };
}

const pointsAt = { none: 'nothing', references: 'something', ambiguous: 'tie' } as const;

/** Whether the words of such a message take a limit away depends on what was searched for: "Without arms" is a wish. */
function removalIn(text: string, template: string): Utterance['remove'] {
  const words = conditionIn(text, template);
  return words === undefined ? undefined : { words, byButton: false };
}
