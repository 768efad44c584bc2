import type { StreamPart } from '../shared/chat.ts';
import { Rejected, Stalled } from './failures.ts';
import { readStream, type StreamEnd } from './stream.ts';

export interface ReplyRequest {
  readonly endpoint: string;
  readonly body: object;
  /** Ends the request, from either side. */
  readonly running: AbortController;
  /** Milliseconds without a byte after which the request is given up. */
  readonly stallMs: number;
  onPart(part: StreamPart): void;
}

/**
 * Asks the worker and reads its reply to the end.
 * Throws Rejected for an answer that is no stream, Stalled as the reason of `running`, UnreadableFrame, and what
 * `fetch` throws: AbortError, TypeError when the worker cannot be reached.
 */
export async function fetchReply(request: ReplyRequest): Promise<StreamEnd> {
  const { endpoint, body, running, stallMs, onPart } = request;
  let watchdog: ReturnType<typeof setTimeout> | undefined;
  const onBytes = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => running.abort(new Stalled()), stallMs);
  };
  onBytes();
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: running.signal,
    });
    if (!isStream(response)) throw new Rejected(response);
    return await readStream(response.body, { onPart, onBytes });
  } finally {
    clearTimeout(watchdog);
  }
}

function isStream(response: Response): response is Response & { body: ReadableStream<Uint8Array> } {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && response.body !== null && type.startsWith('text/event-stream');
}
