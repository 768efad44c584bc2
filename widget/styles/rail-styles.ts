import { css } from '../css.ts';

/** The rail of steps under a reply. */
export const railStyles = css`
  .rail {
    color: var(--_muted);
    font-size: 12px;
    line-height: 1.5;
  }
  .rail summary,
  p.rail {
    display: flex;
    align-items: center;
    gap: 8px;
    width: fit-content;
    min-height: 24px;
    border-radius: 6px;
    list-style: none;
  }
  .rail summary {
    cursor: pointer;
  }
  .rail summary::-webkit-details-marker {
    display: none;
  }
  .rail summary:hover {
    color: var(--_ink);
  }
  .rail .icon {
    width: 14px;
    height: 14px;
    transition: rotate 0.15s;
  }
  .rail:dir(rtl) .icon {
    rotate: 180deg;
  }
  .rail[open] summary .icon {
    rotate: 90deg;
  }
  .dots {
    display: flex;
    gap: 3px;
  }
  .dots i {
    width: 6px;
    height: 6px;
    border-radius: 3px;
    background: currentColor;
    opacity: 0.55;
    forced-color-adjust: none;
  }
  .rail.running .done {
    background: var(--_accent);
    opacity: 1;
  }
  .dots .running {
    width: 14px;
    background: var(--_accent);
    opacity: 1;
    animation: breathe 0.7s ease-in-out infinite alternate;
  }
  .dots .failed {
    background: var(--_danger);
    opacity: 1;
  }
  @keyframes breathe {
    to {
      opacity: 0.3;
    }
  }
  .rail.running .label {
    color: var(--_ink);
  }
  .time {
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
`;
