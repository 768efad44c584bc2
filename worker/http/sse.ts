import type { StreamPart } from '../../shared/chat.ts';

const encoder = new TextEncoder();
const silenceMs = 1000;

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
      let writtenAt = Date.now();
      const write = (frame: string) => {
        if (gone.aborted) return;
        writtenAt = Date.now();
        controller.enqueue(encoder.encode(frame));
      };
      const pulse = setInterval(() => {
        if (Date.now() - writtenAt >= silenceMs) write(': waiting\n\n');
      }, silenceMs);
      gone.addEventListener('abort', () => clearInterval(pulse), { once: true });
      produce((part) => write(`data: ${JSON.stringify(part)}\n\n`), gone).finally(() => {
        clearInterval(pulse);
        write('data: [DONE]\n\n');
        if (!gone.aborted) controller.close();
      });
    },
    cancel() {
      cancelled.abort();
    },
  });
  return new Response(body, { headers });
}
