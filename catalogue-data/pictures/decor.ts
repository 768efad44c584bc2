import type { Family } from './drawing.ts';

export const decor: Family = {};
