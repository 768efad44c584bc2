import type { Family } from './drawing.ts';

export const bathroom: Family = {};
