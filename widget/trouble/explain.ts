import { type Strings, say, stringsFor } from '../../shared/strings/index.ts';
import type { ReplyFailure } from '../failure.ts';
import { isRecord } from '../guards.ts';

/** What went wrong, in words a shopper can act on. Without a failure of the reply the worker was not reached. */
export async function explain(
  failure: ReplyFailure | undefined,
  locale: string,
  online: boolean,
): Promise<string> {
  const strings = stringsFor(locale);
  switch (failure?.kind) {
    case 'rejected':
      return explainResponse(failure.response, strings);
    case 'unreadable':
      return strings.errorUnreadable;
    case 'stalled':
      return strings.errorStalled;
    case 'empty':
      return strings.errorEmpty;
    default:
      return online ? strings.errorUnreachable : strings.errorOffline;
  }
}

async function explainResponse(response: Response | undefined, strings: Strings): Promise<string> {
  if (response?.status === 429) {
    const seconds = secondsToWait(response.headers.get('retry-after'), Date.now());
    return seconds === undefined ? strings.errorBusySoon : say(strings, 'errorBusy', { seconds });
  }
  if (response && response.status >= 400 && response.status < 500) {
    const detail = await detailOf(response);
    if (detail !== undefined) return say(strings, 'errorRejected', { detail });
  }
  return strings.errorUnreachable;
}

/** The detail of an RFC 9457 problem, whose every member may be missing. */
async function detailOf(response: Response): Promise<string | undefined> {
  try {
    const body: unknown = await response.json();
    return isRecord(body) && typeof body.detail === 'string' ? body.detail : undefined;
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
