/** A local port that answers model calls with bytes a test wrote, in whatever wire format. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** One thing done on an open answer. */
export type Frame = string | Uint8Array | { readonly waitMs: number } | 'cut';

export interface Answer {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly frames: readonly Frame[];
}

export interface ReceivedCall {
  /** With its query. */
  readonly path: string;
  /** Names in lower case. */
  readonly headers: IncomingHttpHeaders;
  readonly body: Record<string, unknown>;
}

export interface ModelServer {
  readonly url: string;
  /** Every call since the last reset, oldest first. */
  readonly calls: readonly ReceivedCall[];
  /** How many clients went away before their answer ended. Rises a moment after the client aborts. */
  readonly aborted: number;
  /** Each call takes the next answer; with none left it gets a 500 that says so. */
  enqueue(...answers: Answer[]): void;
  reset(): void;
  close(): Promise<void>;
}

/** A cut sooner than this can overtake the bytes before it, which the client would then never see. */
const drainMs = 30;

/** `refuse` is how the service answers what it does not take; undefined for a call that is right. */
export async function startModelServer(
  refuse: (call: ReceivedCall) => Answer | undefined,
): Promise<ModelServer> {
  let run = newRun();
  const server = createServer((request, response) => {
    answer(request, response, run, refuse).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get calls() {
      return run.calls;
    },
    get aborted() {
      return run.aborted;
    },
    enqueue: (...answers) => void run.answers.push(...answers),
    reset: () => {
      run = newRun();
    },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Everything that a reset forgets. An answer keeps the run it began in. */
function newRun() {
  return { calls: [] as ReceivedCall[], answers: [] as Answer[], aborted: 0 };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  run: ReturnType<typeof newRun>,
  refuse: (call: ReceivedCall) => Answer | undefined,
): Promise<void> {
  const body: unknown = JSON.parse(await textOf(request));
  const call: ReceivedCall = {
    path: `${request.method} ${request.url}`,
    headers: request.headers,
    body: body as ReceivedCall['body'],
  };
  run.calls.push(call);
  const over = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished && !over.signal.aborted) run.aborted += 1;
    over.abort();
  });
  await play(refuse(call) ?? run.answers.shift() ?? noneLeft, response, over);
}

const noneLeft: Answer = { status: 500, headers: {}, frames: ['The emulator has no answer left.'] };

async function play(answer: Answer, response: ServerResponse, over: AbortController): Promise<void> {
  response.writeHead(answer.status ?? 200, answer.headers);
  for (const frame of answer.frames) {
    if (over.signal.aborted) return;
    if (frame === 'cut') {
      await sleep(drainMs);
      over.abort();
      response.destroy();
      return;
    }
    if (typeof frame === 'string' || frame instanceof Uint8Array) response.write(frame);
    else await sleep(frame.waitMs, undefined, { signal: over.signal }).catch(() => undefined);
  }
  response.end();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}
