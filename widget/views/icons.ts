import { html, type TemplateResult } from 'lit/html.js';

export const icon = (path: string): TemplateResult =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;

export const closeIcon = icon('m6 6 12 12M18 6 6 18');
export const newIcon = icon(
  'M20 11.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h6.5M18.6 3.4a1.4 1.4 0 0 1 2 2L12 14l-3 1 1-3z',
);
export const sendIcon = icon('M12 19V5m-6 6 6-6 6 6');
export const stopIcon = icon('M8 8h8v8H8z');
export const downIcon = icon('M12 5v14m6-6-6 6-6-6');
export const chevronIcon = icon('m9 6 6 6-6 6');
export const pictureIcon = icon('M4 4h16v16H4zm0 12 4.5-4.5 4 4L15 13l5 5M15 9h.01');
