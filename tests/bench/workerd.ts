import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';

/** The bare runtime, since `wrangler dev` in front of it costs many times what the worker does. */

const usualPort = 8931;
export const address = `http://127.0.0.1:${usualPort}`;

export interface Serving {
  readonly url: string;
  /** CPU milliseconds of the process so far, user and system. */
  cpuMs(): number;
  /** Resident memory of the process now. */
  residentBytes(): number;
  stop(): Promise<void>;
}

export interface ServeOptions {
  readonly port?: number;
  readonly assets?: string;
  /** Settings of the worker. */
  readonly vars?: Readonly<Record<string, string>>;
  /** Durable Objects of the worker: class -> binding. They begin empty. */
  readonly objects?: Readonly<Record<string, string>>;
}

/** A module of the folder as a whole worker, with the built assets behind it and no network but this machine. */
export async function serve(folder: string, module: string, options: ServeOptions = {}): Promise<Serving> {
  const config = `${folder}/bench.capnp`;
  const port = options.port ?? usualPort;
  // What Durable Objects write.
  const kept = `${folder}/kept`;
  await rm(kept, { recursive: true, force: true });
  await mkdir(kept, { recursive: true });
  await writeFile(config, configOf(module, { ...options, port, kept }));
  // Node has raised the limit of open files as far as it may, and what it starts inherits that.
  const child = spawn('node_modules/.bin/workerd', ['serve', '--experimental', config], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answering(url);
  return {
    url,
    cpuMs: () => cpuMsOf(child),
    residentBytes: () => residentBytesOf(child),
    stop: () => stop(child),
  };
}

/** In the platform's place: the bare runtime has no limiter, and a benchmark wants none. */
const unlimited = 'export default () => ({ limit: async () => ({ success: true }) });';

function configOf(
  module: string,
  { assets = 'dist/assets', vars = {}, objects = {}, port, kept }: ServeOptions & { readonly kept: string },
): string {
  const lines = (named: Readonly<Record<string, string>>, line: (name: string, value: string) => string) =>
    Object.entries(named)
      .map(([name, value]) => `${line(name, value)},`)
      .join('\n    ');
  const text = (name: string, value: string) => `(name = "${name}", text = ${JSON.stringify(value)})`;
  const object = (className: string, name: string) =>
    `(name = "${name}", durableObjectNamespace = "${className}")`;
  const namespace = (className: string) =>
    `(className = "${className}", uniqueKey = "bench", enableSql = true)`;
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "assets", disk = (path = "${resolve(assets)}")),
    (name = "kept", disk = (path = "${resolve(kept)}", writable = true)),
    (name = "this machine", network = (allow = ["local"])),
  ],
  extensions = [.unlimited],
  sockets = [(name = "http", address = "127.0.0.1:${port}", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "${module}", esModule = embed "${module}")],
  compatibilityDate = "2026-11-01",
  compatibilityFlags = ["nodejs_compat", "enable_request_signal"],
  bindings = [
    (name = "ASSETS", service = "assets"),
    (name = "VISITOR_LIMITER", wrapped = (moduleName = "bench:unlimited")),
    (name = "ADDRESS_LIMITER", wrapped = (moduleName = "bench:unlimited")),
    ${lines(vars, text)}
    ${lines(objects, object)}
  ],
  globalOutbound = "this machine",
  durableObjectNamespaces = [${lines(objects, namespace)}],
  durableObjectStorage = (localDisk = "kept"),
);
const unlimited :Workerd.Extension = (
  modules = [(name = "bench:unlimited", internal = true, esModule = "${unlimited}")],
);
`;
}

async function answering(url: string): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    const response = await fetch(`${url}/api/none`).catch(() => undefined);
    if (response) return void (await response.text());
    await new Promise((done) => setTimeout(done, 25));
  }
  throw new Error('workerd did not answer');
}

/** Fields 14 and 15 of /proc/<pid>/stat are clock ticks of 10 ms: proc(5). */
function cpuMsOf(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The line "VmRSS: N kB" of /proc/<pid>/status: proc(5). */
function residentBytesOf(child: ChildProcess): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((done) => child.once('exit', done));
  child.kill('SIGKILL');
  await ended;
}
