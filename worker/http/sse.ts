import type { StreamPart } from '../../shared/chat.ts';

const encoder = new TextEncoder();
const silenceMs = 1000;
const waiting = ': waiting\n\n';

const headers = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  'x-vercel-ai-ui-message-stream': 'v1',
  'x-accel-buffering': 'no',
};

/**
 * A response of server-sent events, one a part, `[DONE]` last. After each second of silence a comment is written: it
 * keeps proxies open, and writing is how workerd notices that the shopper has gone.
 */
export function streamResponse(
  produce: (emit: (part: StreamPart) => void, gone: AbortSignal) => Promise<void>,
  clientGone: AbortSignal,
): Response {
  const cancelled = new AbortController();
  const gone = AbortSignal.any([cancelled.signal, clientGone]);
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let pulse: ReturnType<typeof setTimeout> | undefined;
      const write = (frame: string) => {
        clearTimeout(pulse);
        if (gone.aborted) return;
        controller.enqueue(encoder.encode(frame));
        pulse = setTimeout(write, silenceMs, waiting);
      };
      pulse = setTimeout(write, silenceMs, waiting);
      gone.addEventListener('abort', () => clearTimeout(pulse), { once: true });
      produce((part) => write(`data: ${JSON.stringify(part)}\n\n`), gone)
        .then(
          () => {
            write('data: [DONE]\n\n');
            if (!gone.aborted) controller.close();
          },
          // Half an answer must not look whole: the shopper's side sees the stream break.
          (error: unknown) => controller.error(error),
        )
        .finally(() => clearTimeout(pulse));
    },
    cancel() {
      cancelled.abort();
    },
  });
  return new Response(body, { headers });
}
