import { APICallError } from '@ai-sdk/provider';
import type { Random } from '../ports/random.ts';

/** Added at most to the wait a service asks for, so that those it sent away do not all come back at once. */
const spreadMs = 250;

/** Milliseconds until a failed call is tried again: what the service asks for, else about 0.5, 1, 2 seconds. */
export function retryWait(error: unknown, attempt: number, now: number, random: Random): number {
  const asked = APICallError.isInstance(error) ? askedWait(error, now) : undefined;
  if (asked !== undefined) return asked + random() * spreadMs;
  return 500 * 2 ** attempt * (0.75 + random() / 2);
}

function askedWait({ responseHeaders = {}, responseBody = '' }: APICallError, now: number) {
  return (
    milliseconds(responseHeaders['retry-after-ms'], 1) ??
    milliseconds(responseHeaders['retry-after'], 1000) ??
    untilDate(responseHeaders['retry-after'], now) ??
    milliseconds(retryInfo.exec(responseBody)?.[1], 1000)
  );
}

/** `{ error: { details: [{ "@type": "type.googleapis.com/google.rpc.RetryInfo", retryDelay: "47s" }] } }` */
const retryInfo = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/u;

function milliseconds(text: string | undefined, unit: number): number | undefined {
  return text !== undefined && /^\d+(?:\.\d+)?$/u.test(text.trim()) ? Number(text) * unit : undefined;
}

/** RFC 9110, 10.2.3: `retry-after` may also be a date. */
function untilDate(text: string | undefined, now: number): number | undefined {
  const date = Date.parse(/^[A-Z][a-z]{2}, /u.test(text ?? '') ? (text ?? '') : '');
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
