import { css } from '../css.ts';

/** Colours, the box of the panel and its header. Sizes are pixels: a page's root font size must not matter. */
export const frameStyles = css`
  :host {
    --_surface: light-dark(#fff, #17171a);
    --_raised: light-dark(#f5f5f7, #222226);
    --_ink: light-dark(#1d1d20, #f1f1f3);
    --_muted: light-dark(#65656d, #a3a3ad);
    --_line: light-dark(#e4e4e8, #333339);
    --_danger: light-dark(#b3261e, #ff9c94);
    --_good: light-dark(#1a7a42, #74d69f);
    --_tint: color-mix(in oklab, var(--_accent) 9%, var(--_surface));
    --_side: calc(var(--shop-assistant-offset-inline, 20px) + var(--_shift, 0px));
    --_bottom: calc(var(--shop-assistant-offset-block, 20px) + 68px + env(safe-area-inset-bottom));
    --_width: min(400px, 100vw - 2 * var(--shop-assistant-offset-inline, 20px));
    --_gutter: 20px;

    display: none;
    position: fixed;
    inset: auto;
    inset-inline-end: var(--_side);
    inset-block-end: var(--_bottom);
    width: var(--_width);
    height: min(640px, 100dvh - var(--_bottom) - 16px);
    margin: 0;
    padding: 0;
    border: 1px solid var(--_line);
    border-radius: 20px;
    overflow: hidden;
    background: var(--_surface);
    color: var(--_ink);
    font: 15px/1.55 var(--_font);
    box-shadow: 0 2px 6px #0000000f, 0 16px 48px #0000002e;
    text-align: start;
    overflow-wrap: anywhere;
  }
  :host([open]) {
    display: flex;
    animation: appear 0.2s ease-out;
  }
  @keyframes appear {
    from {
      opacity: 0;
      translate: 0 12px;
    }
  }
  @media (max-width: 480px) {
    :host {
      inset: var(--_seen-top, 0) 0 auto;
      width: auto;
      height: var(--_seen-height, 100dvh);
      border: 0;
      border-radius: 0;
      --_gutter: 16px;
    }
  }

  *,
  ::after {
    box-sizing: border-box;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  :is(h2, h3, h4, button) {
    font: inherit;
  }
  button {
    border: 1px solid transparent;
    background: none;
    color: inherit;
    text-align: start;
    cursor: pointer;
  }
  a {
    color: inherit;
    text-underline-offset: 3px;
    text-decoration-color: color-mix(in oklab, currentColor 40%, transparent);
  }
  a:hover {
    text-decoration-color: currentColor;
  }
  :focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  .icon {
    flex: none;
    width: 20px;
    height: 20px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.7;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  .frame {
    flex: 1;
    display: flex;
    flex-direction: column;
    min-width: 0;
    position: relative;
  }
  .header {
    display: grid;
    grid-template-columns: 1fr auto auto;
    align-items: center;
    padding: 12px;
    padding-inline-start: var(--_gutter);
    border-block-end: 1px solid var(--_line);
    touch-action: none;
  }
  h2 {
    font-size: 16px;
    font-weight: 650;
  }
  .ai-notice {
    grid-column: 1 / -1;
    color: var(--_muted);
    font-size: 12px;
    line-height: 1.4;
  }
  :is(.tool, .send, .jump) {
    display: grid;
    place-items: center;
    width: 36px;
    height: 36px;
    border-radius: 50%;
  }
  .tool {
    color: var(--_muted);
  }
  .tool:hover {
    background: var(--_raised);
    color: var(--_ink);
  }

  @media (prefers-reduced-motion: reduce) {
    *,
    :host([open]) {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
