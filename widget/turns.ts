import type { Message } from './messages.ts';

/** A question and its reply. */
export type Turn = readonly [Message, ...Message[]];

export function turnsOf(messages: readonly Message[]): Turn[] {
  const turns: [Message, ...Message[]][] = [];
  for (const message of messages) {
    const last = turns.at(-1);
    if (last && last[0].metadata.turn === message.metadata.turn) last.push(message);
    else turns.push([message]);
  }
  return turns;
}

/** Why the reply of a turn was limited, if it was. */
export function noticeOf(turn: Turn): string | undefined {
  return turn.flatMap(({ parts }) => parts).find((part) => part.type === 'data-notice')?.data.text;
}
