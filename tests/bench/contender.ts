import { askModel } from './ask-model.ts';
import { ask, type Heard } from './client.ts';
import { askTogether, type Crowd } from './crowd.ts';
import { median } from './measure.ts';
import type { Model } from './model.ts';
import { firstPart } from './promptness.ts';
import { cost, floorOf } from './turn-cost.ts';
import type { Serving } from './workerd.ts';

/** A worker that answers with the emulated model, ours or another. */
export interface Contender {
  start(): Promise<Serving>;
  /** The part by which its stream begins to say something. */
  readonly firstType: string;
}

export interface Figures {
  /** Milliseconds of CPU a turn, by the model's steps, over those of the cheapest route. */
  readonly oneStep: number;
  readonly threeSteps: number;
  readonly firstPartMs: number;
  readonly crowd: Crowd;
}

export async function figuresOf(contender: Contender, model: Model): Promise<Figures> {
  const alone = await during(contender, (worker) => turnsOf(worker, model, contender.firstType));
  const crowds: Crowd[] = [];
  for (let run = 0; run < 3; run += 1)
    crowds.push(await during(contender, (worker) => crowdOf(worker, model)));
  const of = (figure: keyof Crowd) => median(crowds.map((one) => one[figure]));
  return { ...alone, crowd: { over: of('over'), seconds: of('seconds'), bytesEach: of('bytesEach') } };
}

/** A worker of its own for one measurement, since what a crowd took of memory is not given back. */
export async function during<T>({ start }: Contender, measure: (worker: Serving) => Promise<T>): Promise<T> {
  const worker = await start();
  try {
    return await measure(worker);
  } finally {
    await worker.stop();
  }
}

/** Milliseconds of CPU of one step whose answer nobody is shown. */
export function oneStepUnseen(contender: Contender, model: Model): Promise<number> {
  return during(contender, (worker) => cpuOf(worker, model, 'one step', () => ask()));
}

async function turnsOf(worker: Serving, model: Model, firstType: string) {
  return {
    oneStep: await cpuOf(worker, model, 'one step'),
    threeSteps: await cpuOf(worker, model, 'three steps'),
    firstPartMs: await firstPart(firstType),
  };
}

async function cpuOf(
  worker: Serving,
  model: Model,
  scene: 'one step' | 'three steps',
  once: () => Promise<Heard> = () => askModel(scene),
): Promise<number> {
  await model.play(scene);
  const turn = await cost(worker, once, 200);
  return turn.cpu - (await floorOf(worker)).cpu;
}

async function crowdOf(worker: Serving, model: Model): Promise<Crowd> {
  await model.play('three steps');
  for (let turn = 0; turn < 50; turn += 1) await askModel('three steps');
  return askTogether(worker, model);
}
