import type { Family } from './drawing.ts';

export const kitchen: Family = {};
