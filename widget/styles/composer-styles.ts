import { css } from '../css.ts';

/** The input and its button. */
export const composerStyles = css`
  .footer {
    padding: 8px 16px calc(14px + env(safe-area-inset-bottom));
    touch-action: none;
  }
  .composer {
    display: flex;
    align-items: flex-end;
    gap: 8px;
    padding: 5px;
    border: 1px solid var(--_line);
    border-radius: 24px;
  }
  .composer:focus-within {
    border-color: var(--_accent);
  }
  .grow {
    flex: 1;
    display: grid;
    min-width: 0;
    max-height: 128px;
    overflow: hidden;
  }
  .grow::after {
    content: attr(data-text) ' ';
    visibility: hidden;
    max-height: 128px;
    white-space: pre-wrap;
  }
  textarea,
  .grow::after {
    grid-area: 1 / 1;
    width: 100%;
    padding: 4px 0;
    padding-inline-start: 12px;
    border: 0;
    font: 16px/24px var(--_font);
    overflow-wrap: anywhere;
  }
  textarea {
    background: none;
    color: inherit;
    outline: none;
    resize: none;
    touch-action: auto;
    scrollbar-width: thin;
  }
  textarea::placeholder {
    color: var(--_muted);
    opacity: 1;
  }
  textarea:placeholder-shown {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .send {
    flex: none;
    background: var(--_accent);
    color: var(--_on-accent);
  }
  /* "Stop" is the one that is not there to submit. */
  .send[type='button'] .icon {
    fill: currentColor;
  }
  .send:disabled {
    background: var(--_raised);
    color: var(--_muted);
    cursor: default;
  }
  .excess {
    padding: 6px 12px 0;
    color: var(--_danger);
    font-size: 13px;
  }
  @media (forced-colors: active) {
    .composer:focus-within {
      outline: 2px solid Highlight;
    }
    .send:not(:disabled) {
      border-color: ButtonText;
    }
  }
`;
