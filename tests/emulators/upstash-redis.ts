/**
 * Upstash Redis on a local port: its REST API (upstash.com/docs/redis/features/restapi) in front of a real redis-server.
 *
 * ```ts
 * const upstash = await startUpstashRedis();
 * const redis = new Redis({ url: upstash.url, token: upstash.token });
 * upstash.failAlways({ kind: 'status', status: 503 });
 * ```
 */
import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { closeServer, type Fault, listen, meet, send, textOf } from './http.ts';
import { startRedis } from './redis-server.ts';
import { RedisError, type Reply, RespConnection, Status } from './resp.ts';

export interface UpstashRedisEmulator {
  readonly url: string;
  /** The only token it accepts. */
  readonly token: string;
  /** Every command that was let in since the last reset, those that met a fault too. */
  readonly commands: readonly (readonly string[])[];
  /** Every request from now on meets this fault, until undefined is given. */
  failAlways(fault: Fault | undefined): void;
  /** Forgets keys, scripts, commands and faults. */
  reset(): Promise<void>;
  /** Drops all connections, frees the port and ends the redis-server. */
  close(): Promise<void>;
}

/** A refusal with its HTTP status. */
class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Rejects where redis-server is missing. */
export async function startUpstashRedis(token = 'emulated-token'): Promise<UpstashRedisEmulator> {
  const redis = await startRedis();
  const database = new Database(redis.port);
  const commands: (readonly string[])[] = [];
  let standing: Fault | undefined;
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => refuse(response, error));
  });

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const text = await textOf(request);
    if (request.headers.authorization !== `Bearer ${token}`)
      throw new Refusal(401, 'WRONGPASS invalid or missing auth token');
    const asked = readCommands(request.url ?? '/', text);
    commands.push(...asked.commands);
    if (await meet(standing, response)) return;
    const encode = request.headers['upstash-encoding'] === 'base64' ? base64 : (value: string) => value;
    const replies = await Promise.all(asked.commands.map((command) => database.run(command)));
    const bodies = replies.map((reply) => bodyOf(reply, encode));
    if (asked.pipeline) return send(response, 200, bodies);
    send(response, replies[0] instanceof RedisError ? 400 : 200, bodies[0]);
  };

  return {
    url: await listen(server, 0),
    token,
    commands,
    failAlways: (fault) => {
      standing = fault;
    },
    async reset() {
      await database.clear();
      commands.length = 0;
      standing = undefined;
    },
    async close() {
      await closeServer(server);
      database.close();
      await redis.stop();
    },
  };
}

/** Upstash's own words in a script's first line, which redis-server takes for a mistake. */
const ownFlags = /^#!lua flags=allow-key-locking\n/;

/** A redis-server that takes the scripts Upstash takes, and knows them by the same names. */
class Database {
  readonly #connection: RespConnection;
  /** What Upstash calls a script -> what redis-server calls it, which knows it by the rest of its text. */
  readonly #scripts = new Map<string, string>();

  constructor(port: number) {
    this.#connection = new RespConnection(port);
  }

  run(command: readonly string[]): Promise<Reply> {
    const [name = '', script = '', ...rest] = command;
    if (/^EVAL$/i.test(name)) return this.#connection.send([name, this.#learn(script), ...rest]);
    if (/^EVALSHA$/i.test(name))
      return this.#connection.send([name, this.#scripts.get(script) ?? script, ...rest]);
    return this.#connection.send(command);
  }

  async clear(): Promise<void> {
    this.#scripts.clear();
    await this.#connection.send(['FLUSHALL']);
    await this.#connection.send(['SCRIPT', 'FLUSH']);
  }

  close(): void {
    this.#connection.close();
  }

  #learn(script: string): string {
    const understood = script.replace(ownFlags, '');
    this.#scripts.set(sha1(script), sha1(understood));
    return understood;
  }
}

const sha1 = (text: string) => createHash('sha1').update(text).digest('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');

interface Asked {
  readonly commands: readonly (readonly string[])[];
  readonly pipeline: boolean;
}

/** A command is an array of words and numbers in the body of `POST /`; `POST /pipeline` takes many. */
function readCommands(path: string, text: string): Asked {
  const body = parseJson(text);
  const isCommand = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0;
  const words = (command: unknown[]) =>
    command.map((word) => (typeof word === 'string' ? word : JSON.stringify(word)));
  if (path === '/pipeline' && isCommand(body) && body.every(isCommand))
    return { commands: body.map(words), pipeline: true };
  if (path === '/' && isCommand(body)) return { commands: [words(body)], pipeline: false };
  throw new Refusal(400, 'ERR failed to parse command');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal(400, 'ERR failed to parse request body');
  }
}

function bodyOf(reply: Reply, encode: (text: string) => string) {
  return reply instanceof RedisError ? { error: reply.message } : { result: resultOf(reply, encode) };
}

/** In base64 everything is but numbers and the one word OK. */
function resultOf(reply: Reply, encode: (text: string) => string): unknown {
  if (reply instanceof Status) return reply.text === 'OK' ? 'OK' : encode(reply.text);
  if (reply instanceof RedisError) return encode(reply.message);
  if (typeof reply === 'string') return encode(reply);
  return Array.isArray(reply) ? reply.map((one: Reply) => resultOf(one, encode)) : reply;
}

function refuse(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) return void response.destroy();
  const refusal = error instanceof Refusal ? error : new Refusal(500, `The emulator failed: ${error}`);
  send(response, refusal.status, { error: refusal.message });
}
