import type { Family } from './drawing.ts';

export const outdoor: Family = {};
