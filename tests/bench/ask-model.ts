import { answerIn, ask, type Heard } from './client.ts';
import { answerOf, type Scene } from './scenes.ts';

/**
 * One turn that the model answers. Where the shopper reads anything else, a sentence was withheld or another model took
 * over, and the figures would be of that.
 */
export async function askModel(scene: Scene): Promise<Heard> {
  const heard = await ask(scene === 'one step' ? 'what can you do?' : undefined);
  if (answerIn(heard) !== answerOf(scene)) throw new Error(`not the model's answer: ${answerIn(heard)}`);
  return heard;
}
