import { runTurn } from '../agent/turn.ts';
import type { DepsFor } from './deps-for.ts';
import { readChat } from './read-chat.ts';
import { streamResponse } from './sse.ts';

/** POST /api/chat: a checked request in, one turn's stream out. */
export async function chat(request: Request, depsFor: DepsFor): Promise<Response> {
  const read = await readChat(request);
  if (!read.ok) return read.error;
  const deps = await depsFor(request);
  return streamResponse((emit, gone) => runTurn(read.value, deps, emit, gone), request.signal);
}
