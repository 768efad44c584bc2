import { ask, send } from './client.ts';
import { median, milliseconds, type Row } from './measure.ts';
import { type Serving, serve } from './workerd.ts';

const runs = 5;
const together = 4;

/** CPU of one streamed answer with a look-up, beside the same worker's cheapest route. */
export async function turnCost(): Promise<Row[]> {
  const worker = await serve('dist/worker', 'index.js');
  try {
    const turn = await cost(worker, () => ask(), 400);
    const floor = await floorOf(worker);
    return [
      {
        name: 'CPU a turn, offline model, one look-up',
        value: milliseconds(turn.cpu - floor.cpu),
        beside: `limit 2 ms; over the ${milliseconds(floor.cpu)} of /api/release`,
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

/** What a request costs that asks for next to nothing: the runtime's part, which the platform does not count. */
export function floorOf(worker: Serving): Promise<Cost> {
  return cost(worker, () => send('GET', '/api/release'), 400);
}

interface Cost {
  /** Milliseconds of CPU each. */
  readonly cpu: number;
  /** So many a second. */
  readonly rate: number;
}

/** Of one of many, a few at a time; the first run warms up and does not count. */
export async function cost(worker: Serving, once: () => Promise<unknown>, each: number): Promise<Cost> {
  await run(once, each);
  const cpu: number[] = [];
  const rate: number[] = [];
  for (let at = 0; at < runs; at += 1) {
    const [before, from] = [worker.cpuMs(), performance.now()];
    await run(once, each);
    cpu.push((worker.cpuMs() - before) / each);
    rate.push((each * 1000) / (performance.now() - from));
  }
  return { cpu: median(cpu), rate: median(rate) };
}

async function run(once: () => Promise<unknown>, times: number): Promise<void> {
  let left = times;
  const lane = async () => {
    while (left-- > 0) await once();
  };
  await Promise.all(Array.from({ length: together }, lane));
}
