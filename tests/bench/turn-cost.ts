import { Agent, request } from 'node:http';
import { median, milliseconds, type Row } from './measure.ts';
import { address, serve } from './workerd.ts';

const turnsPerRun = 400;
const runs = 5;
const together = 4;

const question = JSON.stringify({
  id: 'bench',
  messages: [{ id: 'u', role: 'user', parts: [{ type: 'text', text: 'a warm reading lamp under $80' }] }],
});

/** CPU of one streamed answer with a look-up, beside the same worker's cheapest route. */
export async function turnCost(): Promise<Row[]> {
  const worker = await serve('dist/worker', 'index.js');
  try {
    const turn = await cost(worker, () => send('POST', '/api/chat', question));
    const floor = await cost(worker, () => send('GET', '/api/release'));
    return [
      {
        name: 'CPU a turn, offline model, one look-up',
        value: milliseconds(turn.cpu),
        beside: `limit 2 ms; /api/release ${milliseconds(floor.cpu)}`,
      },
      {
        name: 'turns a second, one isolate',
        value: turn.rate.toFixed(0),
        beside: `/api/release ${floor.rate.toFixed(0)}`,
      },
    ];
  } finally {
    await worker.stop();
  }
}

async function cost(
  worker: { cpuMs(): number },
  once: () => Promise<void>,
): Promise<{ cpu: number; rate: number }> {
  await run(once, turnsPerRun);
  const cpu: number[] = [];
  const rate: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const [before, from] = [worker.cpuMs(), performance.now()];
    await run(once, turnsPerRun);
    cpu.push((worker.cpuMs() - before) / turnsPerRun);
    rate.push((turnsPerRun * 1000) / (performance.now() - from));
  }
  return { cpu: median(cpu), rate: median(rate) };
}

async function run(once: () => Promise<void>, times: number): Promise<void> {
  let left = times;
  const lane = async () => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: together }, lane));
}

const agent = new Agent({ keepAlive: true, maxSockets: together });

function send(method: string, path: string, body?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${address}${path}`,
      { method, agent, headers: { 'content-type': 'application/json' } },
      (response) => {
        let last = '';
        response.on('data', (chunk: Buffer) => {
          last = chunk.toString();
        });
        response.on('end', () =>
          body && !last.includes('[DONE]') ? reject(new Error('an answer that did not end')) : resolve(),
        );
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
