import type { Family } from './drawing.ts';

export const rugs: Family = {};
