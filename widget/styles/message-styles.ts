import { css } from '../css.ts';

/** The conversation: turns, text, buttons that answer, how a reply ended. */
export const messageStyles = css`
  .log {
    position: relative;
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
    min-height: calc(100cqb - 1px);
    content-visibility: visible;
  }
  .end-mark {
    height: 1px;
  }
  .jump {
    position: absolute;
    inset-block-end: 76px;
    inset-inline: 0;
    margin-inline: auto;
    border-color: var(--_line);
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
  :is(.sources, .conditions, .options) {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
  :is(.chip, .condition, .option, .retry) {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    min-height: 36px;
    padding: 6px 14px;
    border: 1px solid var(--_line);
    border-radius: 18px;
    font-size: 14px;
    line-height: 20px;
  }
  button:is(.chip, .condition, .option, .retry):hover {
    background: var(--_raised);
  }
  .notice {
    padding: 8px 12px;
    border-radius: 12px;
    background: var(--_raised);
    color: var(--_muted);
    font-size: 13px;
  }

  .empty {
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: 8px;
    min-height: calc(100cqb - 1px);
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
