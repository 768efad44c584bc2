import { html, svg, type TemplateResult } from 'lit';

const icon = (paths: TemplateResult): TemplateResult => html`
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${paths}</svg>
`;

export const closeIcon = icon(svg`<path d="m6 6 12 12M18 6 6 18" />`);
export const newIcon = icon(
  svg`<path d="M20 11.5V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2h6.5M18.6 3.4a1.4 1.4 0 0 1 2 2L12 14l-3 1 1-3z" />`,
);
export const sendIcon = icon(svg`<path d="M12 19V5m-6 6 6-6 6 6" />`);
export const stopIcon = icon(svg`<rect class="solid" x="7" y="7" width="10" height="10" rx="2" />`);
export const downIcon = icon(svg`<path d="M12 5v14m6-6-6 6-6-6" />`);
export const retryIcon = icon(svg`<path d="M20 12a8 8 0 1 1-2.5-5.8L20 8.500V4m0 4.500h-4.500" />`);
export const chevronIcon = icon(svg`<path d="m9 6 6 6-6 6" />`);
export const pictureIcon = icon(
  svg`<rect x="4" y="4" width="16" height="16" rx="2" /><path d="m4 16 4.500-4.500 4 4L15 13l5 5M15 9h.01" />`,
);
export const warningIcon = icon(svg`<circle cx="12" cy="12" r="9" /><path d="M12 7.500v5.500m0 3h.01" />`);
