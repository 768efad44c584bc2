/** The Redis serialization protocol, version 2 (redis.io/docs/latest/develop/reference/protocol-spec), over one connection. */
import { connect, type Socket } from 'node:net';

/** An error reply: its message begins with a word in capitals, such as NOSCRIPT. */
export class RedisError extends Error {
  override readonly name = 'RedisError';
}

/** A reply that is only a status, such as OK. */
export class Status {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

export type Reply = Status | RedisError | string | number | null | readonly Reply[];

export class RespConnection {
  readonly #socket: Socket;
  readonly #waiting: PromiseWithResolvers<Reply>[] = [];
  #held = Buffer.alloc(0);

  constructor(port: number) {
    this.#socket = connect(port, '127.0.0.1');
    this.#socket.on('data', (bytes) => this.#take(bytes));
    this.#socket.on('error', (error) => this.#fail(error));
    this.#socket.on('close', () => this.#fail());
  }

  /** Error replies are replies: it rejects only where the connection ends. */
  send(command: readonly string[]): Promise<Reply> {
    const waiting = Promise.withResolvers<Reply>();
    this.#waiting.push(waiting);
    const words = command.map((word) => `$${Buffer.byteLength(word)}\r\n${word}\r\n`);
    this.#socket.write(`*${command.length}\r\n${words.join('')}`);
    return waiting.promise;
  }

  close(): void {
    this.#socket.destroy();
  }

  #take(bytes: Buffer): void {
    this.#held = Buffer.concat([this.#held, bytes]);
    for (;;) {
      const read = readReply(this.#held, 0);
      if (!read) return;
      this.#held = this.#held.subarray(read.end);
      this.#waiting.shift()?.resolve(read.reply);
    }
  }

  #fail(cause?: Error): void {
    const error = new Error('the connection to redis-server ended', { cause });
    for (const waiting of this.#waiting.splice(0)) waiting.reject(error);
  }
}

interface Read {
  readonly reply: Reply;
  /** Where the next reply begins. */
  readonly end: number;
}

/** The reply that begins at `at`, or undefined while it is not all there. */
export function readReply(bytes: Buffer, at: number): Read | undefined {
  const lineEnd = bytes.indexOf('\r\n', at);
  if (lineEnd < 0) return undefined;
  const line = bytes.toString('utf8', at + 1, lineEnd);
  const end = lineEnd + 2;
  switch (String.fromCharCode(bytes[at] ?? 0)) {
    case '+':
      return { reply: new Status(line), end };
    case '-':
      return { reply: new RedisError(line), end };
    case ':':
      return { reply: Number(line), end };
    case '$':
      return readBulk(bytes, end, Number(line));
    case '*':
      return readList(bytes, end, Number(line));
    default:
      throw new Error(`redis-server sent what is no reply: ${line.slice(0, 40)}`);
  }
}

function readBulk(bytes: Buffer, at: number, length: number): Read | undefined {
  if (length < 0) return { reply: null, end: at };
  if (bytes.length < at + length + 2) return undefined;
  return { reply: bytes.toString('utf8', at, at + length), end: at + length + 2 };
}

function readList(bytes: Buffer, at: number, length: number): Read | undefined {
  if (length < 0) return { reply: null, end: at };
  const replies: Reply[] = [];
  let end = at;
  while (replies.length < length) {
    const read = readReply(bytes, end);
    if (!read) return undefined;
    replies.push(read.reply);
    end = read.end;
  }
  return { reply: replies, end };
}
