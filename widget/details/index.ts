import { sheetOf } from '../css.ts';
import { detailsStyles } from './styles.ts';

/** Loaded when a reply has sources, or the shopper asks how it was made; and looks that few answers need. */
export { citationOf, sourcesView } from './sources.ts';
export { releaseView, stepView } from './step.ts';
export const sheet = sheetOf(detailsStyles);
