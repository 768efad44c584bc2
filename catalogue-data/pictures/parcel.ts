import type { Drawing } from './drawing.ts';
import { box, frontPanel, sheet } from './solids.ts';
import { px, shadedPath } from './svg.ts';

/** Stands for anything nobody has drawn yet. */
export const parcel: Drawing = {
  usual: { width: 420, depth: 300, height: 260 },
  colours: { main: '#c9a578', trim: '#8f4f3e' },
  draw({ stage, width, depth, height, main, trim }) {
    const tape = width * 0.09;
    const left = (width - tape) / 2;
    const [x, y] = stage.at([width / 2, height, depth / 2]);
    const bow = `M${px(x)} ${px(y)}c-14 -30 -58 -34 -56 -14c2 16 36 16 56 14c20 2 54 2 56 -14c2 -20 -42 -16 -56 14z`;
    const across = (left / width) * depth;
    const [far, wide] = [left + tape, (tape / width) * depth];
    return (
      box(stage, [0, 0, 0], [width, height, depth], main) +
      frontPanel(stage, [left, 0, 0], tape, height, trim.base) +
      sheet(
        stage,
        trim.light,
        [left, height, 0],
        [far, height, 0],
        [far, height, depth],
        [left, height, depth],
      ) +
      sheet(
        stage,
        trim.light,
        [0, height, across],
        [width, height, across],
        [width, height, across + wide],
        [0, height, across + wide],
      ) +
      shadedPath(bow, trim.base)
    );
  },
};
