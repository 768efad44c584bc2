import { type Strings, say } from '../shared/strings/index.ts';
import { isProblem } from './guards.ts';
import { UnreadableFrame } from './stream.ts';

/** The worker answered with something other than a stream. */
export class Rejected extends Error {
  readonly response: Response;

  constructor(response: Response) {
    super(`HTTP ${response.status}`);
    this.response = response;
  }
}

/** Nothing was heard of the worker for too long. */
export class Stalled extends Error {}

/** What went wrong, in words a shopper can act on. */
export async function explain(failure: unknown, strings: Strings, online: boolean): Promise<string> {
  if (failure instanceof Rejected) return explainResponse(failure.response, strings);
  if (failure instanceof Stalled) return strings.errorStalled;
  if (failure instanceof UnreadableFrame) return strings.errorUnreadable;
  return online ? strings.errorUnreachable : strings.errorOffline;
}

async function explainResponse(response: Response, strings: Strings): Promise<string> {
  if (response.status === 429) {
    const seconds = secondsToWait(response.headers.get('retry-after'), Date.now());
    return seconds === undefined ? strings.errorBusySoon : say(strings, 'errorBusy', { seconds });
  }
  if (response.status >= 400 && response.status < 500) {
    const detail = await detailOf(response);
    if (detail !== undefined) return say(strings, 'errorRejected', { detail });
  }
  return strings.errorUnreachable;
}

async function detailOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json();
    return isProblem(body) ? body.detail : undefined;
  } catch {
    return undefined;
  }
}

/** RFC 9110, 10.2.3: seconds, or a date. */
export function secondsToWait(retryAfter: string | null, now: number): number | undefined {
  if (!retryAfter) return undefined;
  if (/^\d+$/.test(retryAfter)) return Number(retryAfter);
  const date = Date.parse(retryAfter);
  return Number.isNaN(date) ? undefined : Math.max(0, Math.ceil((date - now) / 1000));
}
