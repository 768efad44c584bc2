import { runTurn } from '../agent/turn.ts';
import { addressKey, tooMany, visitorKey } from './call-rate.ts';
import type { Composed } from './composed.ts';
import { readChat } from './read-chat.ts';
import { streamResponse } from './sse.ts';

/**
 * POST /api/chat: a checked request in, one turn's stream out. An address is counted before its request is read.
 * `outlive` keeps a turn going after its shopper has left: what it bought is still to be written down.
 */
export async function chat(
  request: Request,
  { depsFor, callers }: Composed,
  outlive: (turn: Promise<void>) => void,
): Promise<Response> {
  const who = callers();
  const crowded = await tooMany('address', await addressKey(request, 'chat', who), who);
  if (crowded) return crowded;
  const read = await readChat(request);
  if (!read.ok) return read.error;
  const visitor = await visitorKey(request, read.value.id, who);
  const hasty = await tooMany('visitor', visitor, who);
  if (hasty) return hasty;
  const deps = await depsFor(request);
  return streamResponse((emit, gone) => {
    const turn = runTurn({ ...read.value, visitor }, deps, emit, gone);
    outlive(turn);
    return turn;
  }, request.signal);
}
