import type { GeminiContent } from '../emulators/gemini.ts';
import { startGemini } from '../emulators/gemini.ts';
import { type Scene, scenes } from './scenes.ts';

/** The emulator as a process of its own, so that its work is nobody else's: forked by model.ts, which says what to play. */

/** An answer as the emulator gave it; times in milliseconds since the epoch. */
export interface Given {
  readonly receivedAt: number;
  readonly wroteAt: readonly number[];
  readonly contents: readonly GeminiContent[];
}

export type Order = { readonly play: Scene } | { readonly report: true };

let scene: Scene = 'one step';
const gemini = await startGemini({
  otherwise: ({ contents }) => {
    const steps = contents.filter(({ role }) => role === 'model').length;
    const turn = scenes[scene][steps];
    if (!turn) throw new Error(`"${scene}" has no step ${steps + 1}`);
    return turn;
  },
});

process.on('message', (order: Order) => {
  if ('report' in order) {
    const given = gemini.requests.map(
      ({ receivedAt, wroteAt, body }): Given => ({ receivedAt, wroteAt, contents: body.contents }),
    );
    process.send?.(given);
  } else {
    scene = order.play;
    gemini.reset();
    process.send?.('ready');
  }
});
process.once('disconnect', () => process.exit());
process.send?.({ url: gemini.url, apiKey: gemini.apiKey });
