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
  const start = (outlet: Outlet) => {
    let pulse: ReturnType<typeof setTimeout> | undefined;
    const write = (frame: string) => {
      clearTimeout(pulse);
      if (gone.aborted) return;
      outlet.write(frame);
      pulse = setTimeout(write, silenceMs, waiting);
    };
    pulse = setTimeout(write, silenceMs, waiting);
    gone.addEventListener('abort', () => clearTimeout(pulse), { once: true });
    produce((part) => write(`data: ${JSON.stringify(part)}\n\n`), gone)
      .then(
        () => {
          write('data: [DONE]\n\n');
          if (!gone.aborted) outlet.end();
        },
        // Half an answer must not look whole: the shopper's side sees the stream break.
        (error: unknown) => outlet.break(error),
      )
      .finally(() => clearTimeout(pulse));
  };
  return new Response(
    bodyOf(start, () => cancelled.abort()),
    { headers },
  );
}

function bodyOf(start: (outlet: Outlet) => void, cancel: () => void): ReadableStream<Uint8Array> {
  let outlet: Outlet;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        outlet = new Outlet(controller);
        start(outlet);
      },
      pull: () => outlet.wanted(),
      cancel,
    },
    // Nothing is wanted before somebody reads.
    { highWaterMark: 0 },
  );
}

/**
 * Frames on their way out. What comes while the one before is still being written goes out together, since each piece
 * costs the runtime many times what its bytes do.
 */
class Outlet {
  readonly #controller: ReadableStreamDefaultController<Uint8Array>;
  #held = '';
  #isWanted = false;

  constructor(controller: ReadableStreamDefaultController<Uint8Array>) {
    this.#controller = controller;
  }

  write(frame: string): void {
    this.#held += frame;
    if (this.#isWanted) this.#send();
  }

  wanted(): void {
    this.#isWanted = true;
    if (this.#held !== '') this.#send();
  }

  end(): void {
    if (this.#held !== '') this.#send();
    this.#controller.close();
  }

  break(error: unknown): void {
    this.#controller.error(error);
  }

  #send(): void {
    const piece = encoder.encode(this.#held);
    this.#held = '';
    this.#isWanted = false;
    this.#controller.enqueue(piece);
  }
}
