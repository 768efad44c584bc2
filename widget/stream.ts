import { createParser } from 'eventsource-parser';
import { ReplyFailure } from './failure.ts';
import { isKnownType, isStreamPart, type ReceivedPart } from './guards.ts';

export interface StreamListener {
  onPart(part: ReceivedPart): void;
  /** Called for every chunk, comment frames too: the other side is alive. */
  onBytes?(): void;
}

export interface StreamEnd {
  /** `[DONE]` came; without it the stream was cut. */
  readonly done: boolean;
  /** Parts of a known type that were not what their type promises. */
  readonly dropped: number;
}

/**
 * Reads a UI message stream until it ends. Chunks may be cut anywhere, inside a character too; what one chunk
 * holds is handed on in one go, so that the caller can draw it once.
 * Throws ReplyFailure of the kind `unreadable` for a frame that is not JSON, since nothing after it can be trusted to
 * be what was meant, and whatever the body throws (AbortError, TypeError of a lost connection).
 */
export async function readStream(
  body: ReadableStream<Uint8Array>,
  listener: StreamListener,
): Promise<StreamEnd> {
  let done = false;
  let dropped = 0;
  const parser = createParser({
    onEvent({ data }) {
      if (done) return;
      if (data === '[DONE]') {
        done = true;
        return;
      }
      const value = parseFrame(data);
      if (isStreamPart(value)) listener.onPart(value);
      else if (isKnownType(value)) dropped += 1;
    },
  });
  const decoder = new TextDecoder();
  const reader = body.getReader();
  try {
    while (!done) {
      const { done: ended, value } = await reader.read();
      if (ended) break;
      listener.onBytes?.();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // After [DONE] or an unreadable frame nothing more is wanted; on a body that already ended this does nothing.
    reader.cancel().catch(() => {});
  }
  return { done, dropped };
}

function parseFrame(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    throw new ReplyFailure('unreadable');
  }
}
