import { chairs } from './chairs.ts';
import type { Family } from './drawing.ts';
import { sofas } from './sofas.ts';

export const seating: Family = { ...sofas, ...chairs };
