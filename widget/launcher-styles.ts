/**
 * The host's box and the launcher. Rules of the page reach the host, so it is shielded with `!important`, which inside
 * a shadow root wins over the page's; the build minifies what stands between the backticks.
 */
const css = String.raw;

export const launcherCss = css`
  :host {
    all: initial !important;
    display: var(--shop-assistant-display, block) !important;
    position: fixed !important;
    inset-block-end: calc(var(--shop-assistant-offset-block, 20px) + env(safe-area-inset-bottom)) !important;
    inset-inline-end: calc(var(--shop-assistant-offset-inline, 20px) + var(--_shift, 0px)) !important;
    z-index: var(--shop-assistant-z-index, 1000) !important;
    color-scheme: var(--shop-assistant-color-scheme, light dark) !important;
    --_accent: var(--shop-assistant-accent, light-dark(#1d1d20, #f1f1f3));
    --_on-accent: oklch(from var(--_accent) calc((0.57 - l) * 999) 0 0);
    --_font: var(--shop-assistant-font, system-ui, sans-serif);
  }
  :host([hidden]) {
    display: none !important;
  }
  @media print {
    :host {
      display: none !important;
    }
  }
  button {
    box-sizing: border-box;
    border: 1px solid transparent;
    background: var(--_accent);
    color: var(--_on-accent);
    font: 600 14px/20px var(--_font);
    cursor: pointer;
  }
  button:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  .launcher {
    display: grid;
    place-items: center;
    width: 56px;
    height: 56px;
    padding: 0;
    border-radius: 50%;
    box-shadow: 0 1px 2px #0003, 0 8px 24px #0003;
    transition: scale 0.15s;
  }
  .launcher:hover {
    scale: 1.05;
  }
  [aria-busy] {
    animation: wait 1s infinite alternate;
  }
  @keyframes wait {
    to {
      opacity: 0.5;
    }
  }
  @media (prefers-reduced-motion: reduce) {
    .launcher {
      transition: none;
      animation: none;
    }
  }
  svg {
    width: 26px;
    fill: none;
    stroke: currentColor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
  div:not(:empty) {
    position: absolute;
    inset-block-end: 68px;
    inset-inline-end: 0;
    display: grid;
    gap: 12px;
    width: 240px;
    padding: 16px;
    border-radius: 16px;
    background: light-dark(#fff, #1d1d20);
    color: light-dark(#1d1d20, #f1f1f3);
    font: 14px/20px var(--_font);
    box-shadow: 0 8px 32px #0004;
  }
  div button {
    padding: 8px;
    border-radius: 10px;
  }
`;
