import { sheetOf } from '../css.ts';
import { troubleStyles } from './styles.ts';

/** Loaded when a reply fails: the reason in words, and what makes it look like one. */
export { explain } from './explain.ts';
export { retryIcon, warningIcon } from './icons.ts';
export const sheet = sheetOf(troubleStyles);
