import { css } from '../css.ts';

/** Product cards in their row, and what they were looked up by. */
export const cardStyles = css`
  .refined {
    margin-block-end: -6px;
    color: var(--_muted);
    font-size: 13px;
  }
  .conditions {
    gap: 6px;
  }
  .condition {
    min-height: 30px;
    padding: 0 12px;
    font-size: 13px;
  }
  .condition .icon {
    width: 14px;
    height: 14px;
    margin-inline: -2px -4px;
    color: var(--_muted);
  }
  span.condition {
    color: var(--_muted);
  }
  .cards {
    display: flex;
    gap: 12px;
    margin-inline: calc(-1 * var(--_gutter));
    padding: 2px var(--_gutter) 8px;
    overflow-x: auto;
    overscroll-behavior-x: contain;
    scroll-padding-inline: var(--_gutter);
    scroll-snap-type: x proximity;
    scrollbar-width: thin;
    outline-offset: -2px;
  }
  .cards > li {
    flex: 0 0 200px;
    display: flex;
    scroll-snap-align: start;
  }
  .card {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: 4px;
    min-width: 0;
    padding-block-end: 12px;
    border: 1px solid var(--_line);
    border-radius: 16px;
    overflow: hidden;
    font-size: 13px;
    line-height: 1.45;
  }
  .card:hover {
    border-color: var(--_muted);
  }
  .card:has(a:focus-visible) {
    outline: 2px solid var(--_accent);
    outline-offset: -2px;
  }
  .card > :not(.picture) {
    margin-inline: 14px;
  }
  .picture {
    position: relative;
    display: grid;
    place-items: center;
    aspect-ratio: 1;
    margin-block-end: 8px;
    background: var(--_raised);
    color: var(--_muted);
  }
  .picture .icon {
    width: 32px;
    height: 32px;
    opacity: 0.5;
  }
  .picture img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .badges {
    position: absolute;
    inset-block-start: 8px;
    inset-inline-start: 8px;
    display: flex;
    gap: 4px;
  }
  .badges li {
    padding: 1px 8px;
    border: 1px solid transparent;
    border-radius: 10px;
    background: var(--_surface);
    color: var(--_ink);
    font-size: 12px;
    font-weight: 600;
  }
  .badges .sale {
    background: var(--_accent);
    color: var(--_on-accent);
  }
  .card h3 {
    font-size: 14px;
    font-weight: 600;
  }
  .card a {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    outline: none;
    text-decoration: none;
  }
  /* The whole card is the link. */
  .card a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  .card .options,
  .fine {
    color: var(--_muted);
  }
  .price {
    font-size: 16px;
    font-weight: 650;
    font-variant-numeric: tabular-nums;
  }
  .price s {
    color: var(--_muted);
    font-size: 13px;
    font-weight: 400;
  }
  .stock::before {
    content: '';
    display: inline-block;
    width: 7px;
    height: 7px;
    margin-inline-end: 6px;
    border-radius: 50%;
    background: var(--_muted);
    forced-color-adjust: none;
  }
  .stock.in-stock::before {
    background: var(--_good);
  }
  .stock.sold-out {
    color: var(--_muted);
  }
  .card dl {
    margin-block-start: 4px;
    padding-block-start: 8px;
    border-block-start: 1px solid var(--_line);
  }
  .card dl:empty {
    display: none;
  }
  .card dl div {
    display: flex;
    justify-content: space-between;
    gap: 10px;
  }
  dt {
    flex: none;
    color: var(--_muted);
  }
  dd {
    text-align: end;
  }
  /* "45 cm" stays "45 cm" where lines run from right to left. */
  :is(dd, .fine, .time, .note) {
    unicode-bidi: plaintext;
  }
  .fine {
    margin-block-start: auto;
    padding-block-start: 6px;
    font-size: 12px;
  }
`;
