import type { Understood } from '../../shared/chat.ts';
import type { Reading } from './query.ts';

const most = 12;
const characters = 120;

/** What a search was understood to ask for, as it is shown back to be taken out one by one. */
export function understoodOf({ chips }: Reading): Understood[] {
  return chips
    .flatMap(({ kind, words }) =>
      kind === 'comparison' || words.length > characters ? [] : [{ kind, words }],
    )
    .slice(0, most);
}
