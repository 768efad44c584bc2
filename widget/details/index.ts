import { sheetOf } from '../css.ts';
import { cardStyles } from './card-styles.ts';
import { detailsStyles } from './styles.ts';

/** Loaded when a reply has sources, a comparison, a cart or a person to write to, or the shopper asks how it was made; and looks that few answers need. */
export { cartView } from './cart.ts';
export { comparisonView } from './comparison.ts';
export { handoffView } from './handoff.ts';
export { citationOf, sourcesView } from './sources.ts';
export { releaseView, stepView } from './step.ts';
export const sheet = sheetOf(detailsStyles + cardStyles);
