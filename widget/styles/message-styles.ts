import { css } from 'lit';

/** The conversation: turns, text, buttons that answer, how a reply ended. */
export const messageStyles = css`
  .log {
    flex: 1;
    min-height: 0;
    padding: 20px var(--_gutter) 4px;
    overflow: hidden auto;
    overscroll-behavior: contain;
    scroll-behavior: smooth;
    scrollbar-width: thin;
    scrollbar-color: var(--_line) transparent;
    container-type: size;
    outline-offset: -2px;
  }
  .turn {
    display: flex;
    flex-direction: column;
    gap: 14px;
    padding-block-end: 28px;
    content-visibility: auto;
    contain-intrinsic-size: auto 240px;
  }
  /* Room for the answer below its question, so that the question stands at the top while it comes. */
  .turn.newest {
    min-height: calc(100cqb - 26px);
    content-visibility: visible;
  }
  .end-mark {
    height: 1px;
    margin-block-start: -1px;
  }
  .jump {
    position: absolute;
    inset-block-end: 76px;
    inset-inline: 0;
    margin-inline: auto;
    width: 36px;
    height: 36px;
    display: grid;
    place-items: center;
    border: 1px solid var(--_line);
    border-radius: 50%;
    background: var(--_surface);
    box-shadow: 0 2px 12px #0002;
  }
  .jump[hidden] {
    display: none;
  }

  .question {
    align-self: flex-end;
    max-width: 85%;
    padding: 9px 14px;
    border: 1px solid transparent;
    border-radius: 18px;
    border-end-end-radius: 6px;
    background: var(--_tint);
  }
  .question p {
    white-space: pre-wrap;
  }
  .reply {
    display: flex;
    flex-direction: column;
    gap: 14px;
    min-width: 0;
  }

  .text > * + * {
    margin-block-start: 10px;
  }
  .text :is(ul, ol) {
    padding-inline-start: 20px;
  }
  .text ul li {
    list-style: disc;
  }
  .text ol li {
    list-style: decimal;
  }
  .text li + li {
    margin-block-start: 4px;
  }
  .text li::marker {
    color: var(--_muted);
  }
  :is(strong, h4, th) {
    font-weight: 650;
  }
  .text blockquote,
  .passage blockquote {
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
  table {
    border-collapse: collapse;
    font-size: 14px;
  }
  :is(th, td) {
    padding-block: 6px;
    padding-inline: 0 12px;
    border-block-end: 1px solid var(--_line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  .sources,
  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  .chip,
  .option,
  .retry {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 6px 14px;
    border-color: var(--_line);
    border-radius: 18px;
    font-size: 14px;
    line-height: 20px;
    transition: background-color 0.15s;
  }
  :is(.chip, .option, .retry):hover {
    background: var(--_raised);
  }
  .notice {
    padding: 8px 12px;
    border-radius: 12px;
    background: var(--_raised);
    color: var(--_muted);
    font-size: 13px;
  }
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

  .empty {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 8px;
    min-height: calc(100cqb - 26px);
    padding-block-end: 16px;
    color: var(--_muted);
  }
  .greeting {
    color: var(--_ink);
    font-size: 28px;
    font-weight: 650;
    line-height: 1.2;
    letter-spacing: -0.025em;
    text-wrap: balance;
  }
  .empty .options {
    flex-direction: column;
    align-items: flex-start;
    margin-block-start: 12px;
    color: var(--_ink);
  }
`;
