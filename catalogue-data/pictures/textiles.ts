import type { Family } from './drawing.ts';

export const textiles: Family = {};
