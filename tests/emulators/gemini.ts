/**
 * Gemini on a local port, answering from a script: the real wire format, the real refusals, no model.
 *
 * ```ts
 * const gemini = await startGemini();
 * gemini.enqueue(callsTurn([{ name: 'search', args: { query: 'boots' } }]), textTurn('Two pairs of boots.'));
 * const model = createGoogle({ baseURL: gemini.url, apiKey: gemini.apiKey })('gemini-3-flash-preview');
 * ```
 */
import type { IncomingHttpHeaders, IncomingMessage, Server, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signaturesIn } from './gemini-chunks.ts';
import type { StreamedTurn } from './gemini-frames.ts';
import { framesOf, play } from './gemini-frames.ts';
import { conversationFault } from './gemini-rules.ts';
import type { ScriptedTurn } from './gemini-turns.ts';
import type { GeminiHttpError, GeminiRequestBody } from './gemini-wire.ts';
import { refusal } from './gemini-wire.ts';

export { textChunk } from './gemini-chunks.ts';
export * from './gemini-turns.ts';
export type * from './gemini-wire.ts';

export interface ReceivedRequest {
  model: string;
  body: GeminiRequestBody;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  /** Milliseconds since the epoch, to measure how long a client waited before it tried again. */
  receivedAt: number;
  /** When each frame of the answer was written, in the same milliseconds. */
  wroteAt: readonly number[];
  /** The message of the refusal, when the request broke a rule and so used up no turn. */
  refused: string | null;
}

export interface GeminiEmulator {
  /** For `createGoogle({ baseURL })`; ends in `/v1beta`. */
  readonly url: string;
  /** The only key it accepts. */
  readonly apiKey: string;
  /** Every well-formed model request since the last reset, the refused ones too, oldest first. */
  readonly requests: readonly ReceivedRequest[];
  /** How many clients went away before their answer ended. Rises a moment after the client aborts. */
  readonly aborted: number;
  /** Each accepted request takes the next turn; with none left it gets what `otherwise` says, or a 500 that says so. */
  enqueue(...turns: ScriptedTurn[]): void;
  /** Forgets turns, requests, counts and signatures. Answers under way go on, and count for nothing. */
  reset(): void;
  /** Drops all connections and frees the port. */
  close(): Promise<void>;
}

interface GeminiOptions {
  port?: number;
  apiKey?: string;
  /** What a request gets that finds no turn left: for conversations side by side, whose requests come in any order. */
  otherwise?: (request: GeminiRequestBody) => ScriptedTurn;
}

/** Listens on 127.0.0.1, on any free port unless given one. */
export async function startGemini(options: GeminiOptions = {}): Promise<GeminiEmulator> {
  const apiKey = options.apiKey ?? 'emulated-key';
  let run = newRun(options);
  const server = createServer((request, response) => {
    answer(request, response, apiKey, run).catch((error: unknown) => fail(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1beta`,
    apiKey,
    get requests() {
      return run.requests;
    },
    get aborted() {
      return run.aborted;
    },
    enqueue: (...turns) => void run.turns.push(...turns),
    reset: () => {
      run = newRun(options);
    },
    close: () => stop(server, run),
  };
}

/** Everything that a reset forgets. An answer keeps the run it began in. */
function newRun({ otherwise }: GeminiOptions) {
  return {
    otherwise,
    turns: [] as ScriptedTurn[],
    requests: [] as Answered[],
    signatures: new Set<string>(),
    aborted: 0,
    closing: false,
  };
}
type Run = ReturnType<typeof newRun>;

interface Answered extends ReceivedRequest {
  wroteAt: number[];
}

async function stop(server: Server, run: Run): Promise<void> {
  run.closing = true;
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  apiKey: string,
  run: Run,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://emulator');
  const model = modelAt(request.method, url);
  if (model === null) return send(response, unknownPath(request));
  const badKey = keyFault(request.headers['x-goog-api-key'] ?? url.searchParams.get('key'), apiKey);
  const body = parseJson(await textOf(request));
  if (body === null) return send(response, badKey ?? refusal(400, 'Invalid JSON payload received.'));
  const fault = badKey ?? conversationFault(body, run.signatures);
  const received: Answered = {
    model,
    body,
    headers: request.headers,
    receivedAt: Date.now(),
    wroteAt: [],
    refused: fault && messageOf(fault),
  };
  run.requests.push(received);
  const turn = fault ?? run.turns.shift() ?? run.otherwise?.(body) ?? noTurnLeft(run.requests.length);
  if ('status' in turn) return send(response, turn);
  await stream(turn, received, response, run);
}

async function stream(
  turn: StreamedTurn,
  received: Answered,
  response: ServerResponse,
  run: Run,
): Promise<void> {
  const frames = framesOf(turn, run.requests.length, received.model);
  for (const frame of frames) {
    if ('chunk' in frame) for (const signature of signaturesIn(frame.chunk)) run.signatures.add(signature);
  }
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'private' });
  await play(frames, response, whenGone(response, run), received.wroteAt);
}

function modelAt(method: string | undefined, url: URL): string | null {
  const match = /^\/v1beta\/models\/([^/:]+):streamGenerateContent$/.exec(url.pathname);
  return method === 'POST' && url.searchParams.get('alt') === 'sse' ? (match?.[1] ?? null) : null;
}

function unknownPath({ method, url }: IncomingMessage): GeminiHttpError {
  const known = 'POST /v1beta/models/{model}:streamGenerateContent?alt=sse';
  return refusal(404, `${method} ${url} was not found. The emulator knows only ${known}.`);
}

function keyFault(sent: string | string[] | null, apiKey: string): GeminiHttpError | null {
  if (sent === apiKey) return null;
  if (!sent) return refusal(403, "Method doesn't allow unregistered callers. Please use API Key.");
  return refusal(400, 'API key not valid. Please pass a valid API key.', [
    {
      '@type': 'type.googleapis.com/google.rpc.ErrorInfo',
      reason: 'API_KEY_INVALID',
      domain: 'googleapis.com',
      metadata: { service: 'generativelanguage.googleapis.com' },
    },
  ]);
}

function noTurnLeft(count: number): GeminiHttpError {
  return refusal(500, `The Gemini emulator has no scripted turn left for request ${count}.`);
}

/** A fault of the emulator or of a hand-written turn: said aloud where that is still possible. */
function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else send(response, refusal(500, `The Gemini emulator failed: ${error}`));
}

function messageOf({ body }: GeminiHttpError): string {
  return (Array.isArray(body) ? body[0] : body).error.message;
}

/** Only a JSON object counts; its inside is for the rules to judge. */
function parseJson(text: string): GeminiRequestBody | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as GeminiRequestBody) : null;
  } catch {
    return null;
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

function send(response: ServerResponse, { status, headers, body }: GeminiHttpError): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8', ...headers });
  response.end(JSON.stringify(body));
}

/** Aborts when the connection closes, and counts it unless the answer had ended or the script had cut it. */
function whenGone(response: ServerResponse, run: Run): AbortController {
  const over = new AbortController();
  response.once('close', () => {
    if (!response.writableFinished && !over.signal.aborted && !run.closing) run.aborted += 1;
    over.abort();
  });
  return over;
}
