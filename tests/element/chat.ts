import type { StreamPart } from '../../shared/chat.ts';
import { ok, until } from './assert.ts';

/** A scripted worker in place of `fetch`: each request waits for the test to answer it. */

export interface SentMessage {
  id: string;
  role: string;
  parts: { type: string; text?: string; data?: unknown }[];
}

export interface SentBody {
  id: string;
  trigger: string;
  messageId?: string;
  messages: SentMessage[];
  page: { url?: string; locale?: string };
}

export class Exchange {
  readonly url: string;
  readonly body: SentBody;
  readonly signal: AbortSignal;
  readonly response: Promise<Response>;
  /** A worker that goes on talking after it was told to stop. */
  deaf = false;
  #respond!: (response: Response) => void;
  #reject!: (reason: unknown) => void;
  #stream: ReadableStreamDefaultController<Uint8Array> | undefined;

  constructor(url: string, init: RequestInit) {
    this.url = url;
    this.body = JSON.parse(String(init.body));
    ok(init.signal, 'a signal to stop the request by');
    this.signal = init.signal;
    this.response = new Promise((resolve, reject) => {
      this.#respond = resolve;
      this.#reject = reject;
    });
    this.signal.addEventListener('abort', () => {
      if (this.deaf) return;
      this.#reject(this.signal.reason);
      this.#stream?.error(this.signal.reason);
    });
  }

  /** Answers with something other than a stream. */
  respond(status: number, body = '', headers: Record<string, string> = {}): void {
    this.#respond(new Response(body, { status, headers }));
  }

  /** The network is gone. */
  unreachable(): void {
    this.#reject(new TypeError('Failed to fetch'));
  }

  raw(text: string): this {
    return this.bytes(new TextEncoder().encode(text));
  }

  /** As the network cuts it: a piece may end inside a letter. */
  bytes(piece: Uint8Array): this {
    if (!this.#stream) {
      const body = new ReadableStream<Uint8Array>({
        start: (controller) => {
          this.#stream = controller;
        },
      });
      this.#respond(new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } }));
    }
    this.#stream?.enqueue(piece);
    return this;
  }

  send(...parts: StreamPart[]): this {
    return this.raw(parts.map((part) => `data: ${JSON.stringify(part)}\n\n`).join(''));
  }

  end(): void {
    this.raw('data: [DONE]\n\n');
    this.#stream?.close();
  }

  /** The body ends as if it were whole, without saying that it is. */
  cut(): void {
    this.raw('');
    this.#stream?.close();
  }

  /** The connection breaks. */
  lose(): void {
    this.raw('');
    this.#stream?.error(new TypeError('network error'));
  }
}

export class Chat {
  readonly exchanges: Exchange[] = [];
  readonly #window: Window & typeof globalThis;
  readonly #fetch: typeof fetch;

  constructor(target: Window & typeof globalThis = window) {
    this.#window = target;
    this.#fetch = target.fetch;
    target.fetch = (input, init = {}) => {
      const exchange = new Exchange(String(input), init);
      this.exchanges.push(exchange);
      return exchange.response;
    };
  }

  /** The request with this number, once it is there. */
  exchange(number = 0): Promise<Exchange> {
    return until(() => this.exchanges[number], `request ${number}`);
  }

  restore(): void {
    this.#window.fetch = this.#fetch;
  }
}
