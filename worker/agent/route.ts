import { askedFeatures } from '../domain/features.ts';
import { readQuery } from '../domain/query.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { fold, terms } from '../domain/text.ts';
import type { ContextTurn, Deps, RoutedTurn, Stop } from './stages.ts';

/** Messages with nothing in them to search for. */
const vague =
  /^(?:(?:i(?:'m| am)? (?:want|need|looking for)|show me|do you have|find me|something|anything|a gift|gift|help me|nice|cool|good|for me|please|some ?thing|new|else|a|an|the|any|to buy|interesting)[\s.!?,]*)+$/u;

/**
 * Reads the hard limits of the message and what it asks to know. Where there is nothing to search for, one question
 * back costs no model call; never twice in a row.
 */
export function route(turn: ContextTurn, deps: Pick<Deps, 'shop'>): Result<RoutedTurn, Stop> {
  const { strings } = turn;
  if (turn.message === '') return fail({ kind: 'clarified', question: strings.emptyMessage, options: [] });
  const folded = fold(turn.message);
  const reading = readQuery(turn.message, deps.shop.currency);
  if (vague.test(folded) && terms(reading.text).length <= 2 && !justAsked(turn)) {
    return fail({
      kind: 'clarified',
      question: strings.clarifyVague,
      options: strings.clarifyOptions.split('|'),
    });
  }
  return ok({ ...turn, reading, asked: askedFeatures(folded) });
}

function justAsked(turn: ContextTurn): boolean {
  return turn.history.findLast((message) => message.from === 'assistant')?.text === turn.strings.clarifyVague;
}
