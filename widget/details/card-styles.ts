import { css } from '../css.ts';

/** A cart that is proposed, and a person to write to. */
export const cardStyles = css`
  .box {
    display: grid;
    gap: 10px;
    padding: 14px 16px;
    border: 1px solid var(--_line);
    border-radius: 16px;
    font-size: 14px;
  }
  .box h3 {
    font-size: 15px;
    font-weight: 650;
  }
  .box :is(li, .sum) {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  .box li + li {
    margin-block-start: 8px;
  }
  .box b {
    flex: none;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  .box .fine {
    padding: 0;
  }
  .sum {
    padding-block-start: 10px;
    border-block-start: 1px solid var(--_line);
  }
  .box .send {
    padding-inline-start: 20px;
  }
  .box .send li {
    display: list-item;
    list-style: disc;
  }
  .act {
    min-height: 40px;
    padding: 9px 16px;
    border: 1px solid transparent;
    border-radius: 20px;
    background: var(--_accent);
    color: var(--_on-accent);
    font-weight: 600;
    line-height: 20px;
    overflow-wrap: anywhere;
    text-align: center;
    text-decoration: none;
  }
  .act:disabled {
    background: var(--_raised);
    color: var(--_muted);
  }
`;
