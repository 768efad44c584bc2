/**
 * Upstash Vector on a local port: the real wire format and the real refusals of a hybrid index with embedding models,
 * and no models.
 *
 * ```ts
 * const upstash = await startUpstashVector();
 * const index = new Index({ url: upstash.url, token: upstash.token });
 * upstash.fail({ kind: 'status', status: 503 });
 * ```
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, type Fault, listen, meet, send, textOf } from './http.ts';
import { commands, Vectors } from './upstash-vector-commands.ts';
import { Refusal, type StoredRecord } from './upstash-vector-wire.ts';

export type { Fault } from './http.ts';
export type { StoredRecord } from './upstash-vector-wire.ts';

export interface Received {
  readonly command: string;
  readonly namespace: string;
  readonly body: unknown;
}

export interface UpstashVectorEmulator {
  readonly url: string;
  /** The only token it accepts. */
  readonly token: string;
  /** Every request that was let in since the last reset, those that met a fault too. */
  readonly requests: readonly Received[];
  readonly namespaces: readonly string[];
  /** What a namespace holds, without creating it. */
  records(namespace: string): readonly StoredRecord[];
  /** The next requests meet these faults, one each. */
  fail(...faults: readonly Fault[]): void;
  /** Every request from now on meets this fault, until undefined is given. */
  failAlways(fault: Fault | undefined): void;
  /** Forgets records, requests and faults. */
  reset(): void;
  /** Drops all connections and frees the port. */
  close(): Promise<void>;
}

export interface EmulatorOptions {
  readonly port?: number;
  readonly token?: string;
  /** Words that the dense model takes for others: `{ vitrine: 'cabinet' }`. */
  readonly meanings?: Readonly<Record<string, string>>;
  /** How many candidates a query may hold against its filter. */
  readonly filterBudget?: number;
}

/** Listens on 127.0.0.1, on any free port unless given one. */
export async function startUpstashVector(options: EmulatorOptions = {}): Promise<UpstashVectorEmulator> {
  const { token = 'emulated-token', meanings = {}, filterBudget = 1000 } = options;
  let run = newRun(meanings, filterBudget);
  const server = createServer((request, response) => {
    answer(request, response, token, run).catch((error: unknown) => refuse(response, error));
  });
  const url = await listen(server, options.port ?? 0);
  return {
    url,
    token,
    get requests() {
      return run.requests;
    },
    get namespaces() {
      return [...run.vectors.namespaces.keys()];
    },
    records: (namespace) => [...(run.vectors.namespaces.get(namespace)?.values() ?? [])],
    fail: (...faults) => void run.faults.push(...faults),
    failAlways: (fault) => {
      run.standing = fault;
    },
    reset: () => {
      run = newRun(meanings, filterBudget);
    },
    close: () => closeServer(server),
  };
}

/** Everything that a reset forgets. */
function newRun(meanings: Readonly<Record<string, string>>, filterBudget: number) {
  return {
    vectors: new Vectors(meanings, filterBudget),
    requests: [] as Received[],
    faults: [] as Fault[],
    standing: undefined as Fault | undefined,
  };
}
type Run = ReturnType<typeof newRun>;

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  run: Run,
): Promise<void> {
  const text = await textOf(request);
  if (request.headers.authorization !== `Bearer ${token}`)
    throw new Refusal(401, 'Unauthorized: Invalid auth token');
  const [, name = '', namespace = ''] = new URL(request.url ?? '/', 'http://emulator').pathname.split('/');
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(404, `Unknown command: ${name}`);
  const body = parseJson(text);
  run.requests.push({ command: name, namespace, body });
  const over = await meet(run.faults.shift() ?? run.standing, response);
  if (!over) send(response, 200, { result: command(run.vectors, body as never, namespace) });
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const refusal = error instanceof Refusal ? error : new Refusal(500, `The emulator failed: ${error}`);
  send(response, refusal.status, { error: refusal.message, status: refusal.status });
}

function parseJson(text: string): unknown {
  try {
    return text === '' ? [] : JSON.parse(text);
  } catch {
    throw new Refusal(400, 'Invalid JSON in the request body.');
  }
}
