import { icon } from '../views/icons.ts';

export const retryIcon = icon('M20 12a8 8 0 1 1-2.5-5.8L20 8.5V4m0 4.5h-4.5');
export const warningIcon = icon('M3 12a9 9 0 1 1 18 0 9 9 0 0 1-18 0m9-4.500v5m0 3.500h.01');
