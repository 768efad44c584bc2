import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { Given, Order } from './model-process.ts';
import type { Scene } from './scenes.ts';

/** The emulated model in its own process. */
export interface Model {
  readonly url: string;
  readonly apiKey: string;
  /** From now on every conversation goes like this. */
  play(scene: Scene): Promise<void>;
  /** What was given since. */
  given(): Promise<readonly Given[]>;
  stop(): void;
}

export async function startModel(): Promise<Model> {
  const child = fork('tests/bench/model-process.ts');
  const heard = async () => (await once(child, 'message'))[0] as unknown;
  const tell = (order: Order) => {
    const reply = heard();
    child.send(order);
    return reply;
  };
  const { url, apiKey } = (await heard()) as Pick<Model, 'url' | 'apiKey'>;
  return {
    url,
    apiKey,
    play: async (scene) => void (await tell({ play: scene })),
    given: async () => (await tell({ report: true })) as readonly Given[],
    stop: () => void child.kill(),
  };
}
