import { callerKey, networkOf } from '../domain/caller.ts';
import type { Callers } from '../ports/callers.ts';
import type { Limit } from '../ports/limiter.ts';
import { problem } from './problem.ts';

/** Cloudflare sets it, whatever a client sent under this name. Callers without one count as one caller. */
const addressHeader = 'cf-connecting-ip';

/** What a caller's address is counted under; each route has its own count. */
export function addressKey(request: Request, route: 'chat' | 'search', callers: Callers): Promise<string> {
  return callerKey([route, network(request)], callers.salt, callers.clock.now());
}

/**
 * What a visitor is counted under. A client names the conversation as it likes, and two may choose one name, so the
 * address is a part of the key.
 */
export function visitorKey(request: Request, conversation: string, callers: Callers): Promise<string> {
  return callerKey(['visitor', network(request), conversation], callers.salt, callers.clock.now());
}

function network(request: Request): string {
  return networkOf(request.headers.get(addressHeader) ?? 'unknown');
}

/** Counts a call. The problem to answer with where it is one too many, or undefined. */
export async function tooMany(limit: Limit, key: string, callers: Callers): Promise<Response | undefined> {
  const verdict = await callers.take(limit, key);
  if (verdict.allowed) return undefined;
  const seconds = verdict.retryAfterS;
  const detail = `There have been too many messages in a short time. Please try again in ${seconds} seconds.`;
  return problem(429, 'Too many calls', detail, undefined, { 'retry-after': String(seconds) });
}
