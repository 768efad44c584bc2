import type { Family } from './drawing.ts';

export const beds: Family = {};
