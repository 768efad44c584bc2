import { css } from 'lit';

/** Citations in the text, the chips of their sources, and the passages they open. */
export const sourceStyles = css`
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
    padding-block: 3px;
    padding-inline: 4px 12px;
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
  .passage {
    position: fixed;
    inset: auto;
    inset-inline-end: calc(var(--_side) + 12px);
    inset-block-end: calc(var(--_bottom) + 76px);
    width: calc(var(--_width) - 24px);
    max-height: min(360px, 60dvh);
    margin: 0;
    padding: 18px 20px;
    overflow: auto;
    border: 1px solid var(--_line);
    border-radius: 16px;
    background: var(--_surface);
    color: var(--_ink);
    font-size: 14px;
    box-shadow: 0 8px 40px #0000003d;
  }
  .passage:popover-open {
    display: grid;
    gap: 10px;
    animation: appear 0.15s ease-out;
  }
  @media (max-width: 480px) {
    .passage {
      inset-inline: 12px;
      inset-block-end: 76px;
      width: auto;
    }
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
`;
