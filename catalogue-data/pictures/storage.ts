import type { Family } from './drawing.ts';

export const storage: Family = {};
