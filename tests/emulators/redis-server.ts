/** A redis-server of a test's own: on a free port, in memory, gone when the test is. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { RespConnection } from './resp.ts';

export interface RedisServer {
  readonly port: number;
  stop(): Promise<void>;
}

/** Resolves when the server answers. Rejects with how to install it where it is missing. */
export async function startRedis(
  program = process.env.REDIS_SERVER_PATH ?? 'redis-server',
): Promise<RedisServer> {
  const port = await freePort();
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const child = spawn(program, [...settings, '--dir', tmpdir()], { stdio: 'ignore' });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = endOf(child).finally(() => process.off('exit', kill));
  const over = new AbortController();
  const failed = ended.then((cause) => {
    throw notStarted(program, cause);
  });
  await Promise.race([answering(port, over.signal), failed]).finally(() => over.abort());
  failed.catch(() => undefined);
  return {
    port,
    async stop() {
      kill();
      await ended;
    },
  };
}

/** The error of a program that could not be started, or undefined for one that has ended. */
function endOf(child: ChildProcess): Promise<Error | undefined> {
  return new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', () => resolve(undefined));
  });
}

function notStarted(program: string, cause: Error | undefined): Error {
  if (!cause) return new Error(`${program} ended before it answered.`);
  return new Error(
    `The tests need redis-server, and "${program}" could not be started. Install it with ` +
      '"sudo apt-get install -y redis-server", or set REDIS_SERVER_PATH to where it is.',
    { cause },
  );
}

async function answering(port: number, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const connection = new RespConnection(port);
    const answered = await connection.send(['PING']).then(
      () => true,
      () => false,
    );
    connection.close();
    if (answered) return;
    await sleep(20);
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
