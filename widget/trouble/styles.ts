import { css } from '../css.ts';

/** How a reply ended when it did not end well. */
export const troubleStyles = css`
  .end {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: start;
    gap: 8px 10px;
    padding: 12px 14px;
    border: 1px solid color-mix(in oklab, var(--_danger) 30%, transparent);
    border-radius: 14px;
    background: color-mix(in oklab, var(--_danger) 6%, var(--_surface));
    font-size: 14px;
  }
  .end > .icon {
    margin-block-start: 1px;
    color: var(--_danger);
  }
  .end.stopped {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding: 0;
    border: 0;
    background: none;
    color: var(--_muted);
  }
  .retry {
    grid-column: 2;
    justify-self: start;
    color: var(--_ink);
    background: var(--_surface);
    font-weight: 600;
  }
  .retry .icon {
    width: 16px;
    height: 16px;
  }
`;
