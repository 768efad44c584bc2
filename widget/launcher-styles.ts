/** Minified by the build, which knows style sheets by this name. */
const css = String.raw;

/** Rules of the page reach the host: inside a shadow root `!important` is what wins over them. */
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
  :host(:nth-of-type(2)) {
    --_shift: 72px;
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
    display: flex;
    align-items: center;
    gap: 10px;
    height: 56px;
    padding: 0 14px;
    border: 1px solid transparent;
    border-radius: 28px;
    background: var(--_accent);
    color: var(--_on-accent);
    font: 14px var(--_font);
    box-shadow: 0 6px 24px #0004;
    cursor: pointer;
  }
  button:hover {
    filter: invert(0.1);
  }
  button:focus-visible {
    outline: 2px solid var(--_accent);
    outline-offset: 2px;
  }
  span:empty {
    display: none;
  }
  svg {
    width: 26px;
    fill: none;
    stroke: currentColor;
    stroke-width: 2;
    stroke-linecap: round;
  }
`;
