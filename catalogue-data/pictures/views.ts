import type { View } from './space.ts';

/** Beds are long, and are looked down on a little more than chairs. */
export const bedView: View = { turn: 31, tilt: 21 };
