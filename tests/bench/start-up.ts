import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { median, milliseconds, type Row, repeat } from './measure.ts';
import { serve } from './workerd.ts';

/** CPU of starting the worker, over that of starting an empty one. */
export async function startUpCpu(): Promise<Row> {
  await mkdir('dist/empty', { recursive: true });
  await writeFile('dist/empty/index.js', 'export default { fetch: () => new Response("") };\n');
  const ours = median(await repeat(7, () => startUp('dist/worker')));
  const empty = median(await repeat(7, () => startUp('dist/empty')));
  return {
    name: 'start-up CPU of the worker',
    value: milliseconds(ours - empty),
    beside: `an empty worker ${milliseconds(empty)}`,
  };
}

async function startUp(folder: string): Promise<number> {
  const worker = await serve(folder, 'index.js');
  const cpu = worker.cpuMs();
  await worker.stop();
  return cpu;
}

const port = 8932;

/** From `npm start` on an installed machine to the end of the first answer. */
export async function timeToFirstAnswer(): Promise<Row> {
  const times = await repeat(3, firstAnswer);
  return {
    name: '`npm start` to the first answer',
    value: milliseconds(median(times)),
    beside: 'build, wrangler and one turn',
  };
}

async function firstAnswer(): Promise<number> {
  const from = performance.now();
  const child = spawn('npm', ['start'], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
    detached: true,
  });
  try {
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with code ${child.exitCode}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return performance.now() - from;
  } finally {
    await stop(child);
  }
}

async function answers(): Promise<boolean> {
  const messages = [
    { id: 'u', role: 'user', parts: [{ type: 'text', text: 'a warm reading lamp under $80' }] },
  ];
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: 'b', messages }),
  };
  const response = await fetch(`http://127.0.0.1:${port}/api/chat`, init).catch(() => undefined);
  return response?.ok === true && (await response.text()).includes('"outcome":"answered"');
}

async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  if (child.pid) process.kill(-child.pid, 'SIGTERM');
  await ended;
}
