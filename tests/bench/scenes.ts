import { callsTurn, type ScriptedTurn, textTurn } from '../emulators/gemini.ts';

/** What the emulated model does, step by step. Every sentence is true of the sample shop, so that all of it is shown. */

const search = callsTurn([{ name: 'search_products', args: { query: 'warm reading lamp under $80' } }]);
const details = callsTurn([
  { name: 'get_product_details', args: { skus: ['LGT-ABBE-BRS', 'LGT-ABBE-BLK'] } },
  { name: 'search_store_policies', args: { question: 'how long can I return it' } },
]);

const answer =
  'The Abbeck Reading Lamp is the one I would look at first. It costs $64.00, and its light is warm. ' +
  'The shade sits on a hinged arm, so the light lands on the page and not in the room. ' +
  'If you read in bed, push the arm back and it makes a fair night light. ' +
  'Tell me where you want to put it, and I can look for something smaller or brighter.';

const advice =
  'I can help you find things for your home. Tell me which room it is for and what you would like it to do. ' +
  'I can put things side by side, so that you see what sets them apart and which one suits you. ' +
  'I also know the rules of this shop, and where they come from. ' +
  'When you would rather speak with a person, say so and I will tell you how.';

/** More than Gemini cuts so short an answer into; each costs something of its own. */
const pieces = 32;

const words = answer.match(/\S+\s*/g) ?? [];

export const scenes = {
  'one step': [textTurn(advice, { pieces })],
  'three steps': [search, details, textTurn(answer, { pieces })],
  /** A word each 20 ms. */
  'word by word': [search, { kind: 'text', pieces: words, pauseMs: 20 }],
  /** Eight seconds. */
  'slow answer': [search, textTurn(answer, { pieces, pauseMs: 250 })],
} as const satisfies Record<string, readonly ScriptedTurn[]>;

export type Scene = keyof typeof scenes;

/** What the model says in the end: all of it is shown, or the turn was not its own. */
export const answerOf = (scene: Scene) => (scene === 'one step' ? advice : answer);
