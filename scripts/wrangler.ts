import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';

/** Settings of the worker that may be given in the environment of `npm start`, too. */
const settings = [
  'MODEL',
  'SHOP_URL',
  'GOOGLE_GENERATIVE_AI_API_KEY',
  'GOOGLE_GENERATIVE_AI_BASE_URL',
  'UPSTASH_VECTOR_REST_URL',
  'UPSTASH_VECTOR_REST_TOKEN',
  'ALLOWED_ORIGINS',
  'UPSTASH_REDIS_REST_URL',
  'UPSTASH_REDIS_REST_TOKEN',
  'SPEND_PER_DAY_MICROS',
  'SPEND_PER_CONVERSATION_MICROS',
  'TOKENS_PER_DAY',
  'TOKENS_PER_CONVERSATION',
];

/** wrangler looks nothing up and asks nothing with these. */
export const quietWrangler = {
  CI: '1',
  WRANGLER_SEND_METRICS: 'false',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
  WRANGLER_HIDE_BANNER: 'true',
};

export interface DevServer {
  readonly url: string;
  readonly process: ChildProcess;
  /** Ends wrangler and the processes it started. */
  stop(): Promise<void>;
}

export interface DevServerOptions {
  readonly port: number;
  /** Settings of the worker that stand above .dev.vars. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Where local state is kept; tests give a fresh folder. */
  readonly persistTo?: string;
  readonly output?: 'inherit' | 'pipe';
}

/** Starts `wrangler dev` on the built assets and resolves when the worker answers. */
export async function startDevServer(options: DevServerOptions): Promise<DevServer> {
  await requireFree(options.port);
  const vars = { ...fromEnvironment(), ...options.vars };
  const files = await envFiles(options.port, vars);
  const args = ['dev', '--port', String(options.port), ...files, '--log-level', 'warn'];
  if (options.persistTo) args.push('--persist-to', options.persistTo);
  // A group of its own, so that workerd, which wrangler starts, is stopped with it.
  const child = spawn('node_modules/.bin/wrangler', args, {
    env: { ...process.env, ...quietWrangler },
    stdio: ['ignore', options.output ?? 'pipe', options.output ?? 'pipe'],
    detached: true,
  });
  // Whatever ends this process ends the group too, or it would keep the port.
  const abandon = () => signalGroup(child, 'SIGKILL');
  process.once('exit', abandon);
  child.once('exit', () => process.off('exit', abandon));
  const url = `http://localhost:${options.port}`;
  const stop = () => stopGroup(child);
  try {
    await answering(`http://127.0.0.1:${options.port}/api/health`, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, process: child, stop };
}

/** Whoever has the port already may answer as our worker does. */
async function requireFree(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`port ${port} is taken (${(error as NodeJS.ErrnoException).code})`);
  } finally {
    server.close();
  }
}

function fromEnvironment(): Record<string, string> {
  return Object.fromEntries(
    settings.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
}

/** Secrets go through a file, since a command line can be read by everyone on the machine. */
async function envFiles(port: number, vars: Readonly<Record<string, string>>): Promise<string[]> {
  const file = `dist/vars-${port}.env`;
  await mkdir('dist', { recursive: true });
  const lines = Object.entries(vars).map(([name, value]) => `${name}=${JSON.stringify(value)}`);
  await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
  const own = existsSync('.dev.vars') ? ['--env-file', '.dev.vars'] : [];
  return [...own, '--env-file', file];
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 60_000;
  while (Date.now() < until) {
    if (child.exitCode !== null)
      throw new Error(`wrangler stopped with code ${child.exitCode}; is the port taken?`);
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    // An answer of the worker's own that is not "ok" says what is wrong with the settings.
    if (response?.headers.get('content-type') === 'application/problem+json')
      throw new Error(((await response.json()) as { detail: string }).detail);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('the worker did not answer within a minute');
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const late = setTimeout(() => signalGroup(child, 'SIGKILL'), 5000);
  await ended;
  clearTimeout(late);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    // No such process: it has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
