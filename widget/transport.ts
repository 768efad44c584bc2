import { ReplyFailure } from './failure.ts';
import type { ReceivedPart } from './guards.ts';
import { readStream, type StreamEnd } from './stream.ts';

export interface ReplyRequest {
  readonly endpoint: string;
  readonly body: object;
  /** Ends the request, from either side. */
  readonly running: AbortController;
  /** Milliseconds without a byte after which the request is given up. */
  readonly stallMs: number;
  onPart(part: ReceivedPart): void;
}

/**
 * Asks the worker and reads its reply to the end.
 * Throws ReplyFailure (one that stalled is the reason of `running`), and what `fetch` throws: AbortError, TypeError
 * when the worker cannot be reached.
 */
export async function fetchReply(request: ReplyRequest): Promise<StreamEnd> {
  const { endpoint, body, running, stallMs, onPart } = request;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const onBytes = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => running.abort(new ReplyFailure('stalled')), stallMs);
  };
  onBytes();
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: running.signal,
    });
    if (!isStream(response)) throw new ReplyFailure('rejected', response);
    return await readStream(response.body, { onPart, onBytes });
  } finally {
    clearTimeout(watchdog);
  }
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && type.startsWith('text/event-stream');
}
