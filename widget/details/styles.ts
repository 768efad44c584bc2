import { css } from '../css.ts';

/** Sources, the opened rail, and what is rare in a text. */
export const detailsStyles = css`
  .citation {
    position: relative;
    min-width: 18px;
    margin-inline: 2px;
    padding: 0 4px;
    border-radius: 6px;
    background: var(--_tint);
    font-size: 11px;
    font-weight: 600;
    line-height: 16px;
    text-align: center;
    vertical-align: 3px;
  }
  /* A finger needs more than the number takes. */
  .citation::after {
    content: '';
    position: absolute;
    inset: -6px -4px;
  }

  .chip {
    max-width: 240px;
    min-height: 32px;
    padding: 3px 12px;
    padding-inline-start: 4px;
    color: var(--_muted);
    font-size: 13px;
  }
  .number {
    flex: none;
    width: 22px;
    border-radius: 11px;
    background: var(--_tint);
    color: var(--_ink);
    font-size: 12px;
    font-weight: 600;
    line-height: 22px;
    text-align: center;
  }
  .name {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  .rail ol {
    margin-block: 8px;
    padding-inline-start: 14px;
    border-inline-start: 2px solid var(--_line);
  }
  .rail li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 10px;
    padding-block: 3px;
  }
  .rail li .label {
    flex: 1;
    color: var(--_ink);
  }
  .rail li.failed .label {
    color: var(--_danger);
  }
  .rail :is(.note, code) {
    flex: 0 0 100%;
  }
  .rail code {
    font-size: 11px;
  }

  .passage {
    position: fixed;
    inset: auto;
    inset-inline-end: calc(var(--_side) + 12px);
    inset-block-end: calc(var(--_bottom) + 76px);
    gap: 10px;
    width: calc(var(--_width) - 24px);
    max-height: min(360px, 60dvh);
    padding: 18px 20px;
    border: 1px solid var(--_line);
    border-radius: 16px;
    background: var(--_surface);
    color: var(--_ink);
    font-size: 14px;
    box-shadow: 0 8px 40px #0000003d;
    animation: appear 0.15s ease-out;
  }
  @media (max-width: 480px) {
    .passage {
      inset-inline: 12px;
      inset-block-end: 76px;
      width: auto;
    }
  }
  .passage:popover-open {
    display: grid;
  }
  .passage .tool {
    position: absolute;
    inset-block-start: 10px;
    inset-inline-end: 10px;
  }
  .passage h3 {
    padding-inline-end: 28px;
    font-size: 15px;
    font-weight: 650;
  }
  .section {
    margin-block-start: -8px;
    color: var(--_muted);
    font-size: 13px;
  }
  .passage blockquote {
    white-space: pre-line;
  }

  blockquote {
    padding-inline-start: 12px;
    border-inline-start: 3px solid var(--_line);
  }
  :is(code, pre) {
    font: 13px/1.5 ui-monospace, monospace;
  }
  .text :is(code, pre) {
    padding: 1px 5px;
    border-radius: 5px;
    background: var(--_raised);
    white-space: pre-wrap;
  }
  .text hr {
    width: 100%;
    border: 0;
    border-block-start: 1px solid var(--_line);
  }
  .table {
    overflow-x: auto;
  }
  .sides {
    border: 1px solid var(--_line);
    border-radius: 16px;
  }
  .sides table {
    width: 100%;
  }
  .sides :is(th, td) {
    min-width: 96px;
    padding: 8px 12px;
    padding-inline-start: 0;
  }
  .sides tr > :first-child {
    position: sticky;
    inset-inline-start: 0;
    min-width: 84px;
    padding-inline-start: 14px;
    background: var(--_surface);
    color: var(--_muted);
    font-weight: 400;
  }
  .sides thead th {
    font-weight: 600;
  }
  .sides tbody tr:last-child > * {
    border: 0;
  }
  .sides td.fine {
    font-size: inherit;
  }
  table {
    border-collapse: collapse;
    font-size: 14px;
  }
  :is(th, td) {
    padding: 6px 0;
    padding-inline-end: 12px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
`;
