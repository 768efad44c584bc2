import { bowBack, coverOf, mirrored } from './chair-parts.ts';
import type { Family, Sitter } from './drawing.ts';
import type { Tone } from './palette.ts';
import { bar, bars, blackened, isUpholstered, threads } from './parts.ts';
import { box, softBox } from './solids.ts';
import type { Place } from './space.ts';
import { stools } from './stools.ts';
import { oaken } from './usual-colours.ts';

/** Seats with a frame. */
export const chairs: Family = {
  ...stools,
  'dining chair': { usual: { width: 480, depth: 520, height: 820 }, colours: oaken, draw: diningChair },
  'office chair': {
    usual: { width: 640, depth: 640, height: 1080 },
    colours: { main: '#5d6872', trim: '#3a393b' },
    draw: officeChair,
  },
  'rocking chair': { usual: { width: 640, depth: 820, height: 1020 }, colours: oaken, draw: rockingChair },
  'folding chair': { usual: { width: 450, depth: 480, height: 800 }, colours: oaken, draw: foldingChair },
};

function diningChair(sitter: Sitter): string {
  const { stage, width, depth, height, chance } = sitter;
  const { frame, seat } = coverOf(sitter);
  const seatTop = height * 0.56;
  const back = chance.pick([slatBack, spindleBack, bowBack]);
  const padded = isUpholstered(sitter);
  return (
    mirrored(sitter, 38, frame, [22, 0, depth], [30, height * 0.96, depth * 0.96]) +
    (padded ? padBack(sitter, seat) : back(sitter, frame)) +
    mirrored(sitter, 40, frame, [30, seatTop - 40, 30], [18, 0, 10]) +
    (padded
      ? softBox(stage, [0, seatTop - 75, 0], [width, 80, depth * 0.94], seat, 26)
      : box(stage, [0, seatTop - 40, 0], [width, 40, depth * 0.96], frame) +
        seatPad(sitter, seatTop, seat, frame))
  );
}

/** The woven or hollowed middle of a wooden seat. */
function seatPad({ stage, width, depth }: Sitter, top: number, seat: Tone, frame: Tone): string {
  const pad = box(stage, [34, top, 34], [width - 68, 6, depth * 0.96 - 68], seat);
  if (seat === frame) return pad;
  const cords = [0.2, 0.35, 0.5, 0.65, 0.8].map((share): Place[] => [
    [width * share, top + 6, 38],
    [width * share, top + 6, depth * 0.9],
  ]);
  return pad + threads(stage, 1, seat.dark, cords);
}

function padBack({ stage, width, depth, height }: Sitter, seat: Tone): string {
  return softBox(stage, [14, height * 0.62, depth * 0.88], [width - 28, height * 0.38, 80], seat, 36);
}

function slatBack({ stage, width, depth, height }: Sitter, frame: Tone): string {
  return [0.66, 0.77, 0.88]
    .map((share) => box(stage, [28, height * share, depth * 0.95], [width - 56, height * 0.075, 24], frame))
    .join('');
}

function spindleBack({ stage, width, depth, height }: Sitter, frame: Tone): string {
  const spindles = [0.24, 0.37, 0.5, 0.63, 0.76].map((share): Place[] => [
    [width * share, height * 0.55, depth * 0.95],
    [width * share, height * 0.92, depth * 0.96],
  ]);
  const crest = box(stage, [14, height * 0.91, depth * 0.94], [width - 28, height * 0.08, 30], frame);
  return bars(stage, 15, frame, spindles) + crest;
}

function officeChair({ stage, width, depth, height, main }: Sitter): string {
  const metal = blackened;
  const [x, z] = [width / 2, depth / 2];
  const seatTop = height * 0.46;
  const star = [90, 162, 234, 306, 18].map((degrees): Place => {
    const angle = (degrees * Math.PI) / 180;
    return [x + Math.cos(angle) * width * 0.48, 42, z + Math.sin(angle) * depth * 0.48];
  });
  const arm = (at: number) =>
    bar(stage, 26, metal, [at, seatTop - 50, z], [at, seatTop + 190, z]) +
    bar(stage, 52, metal, [at, seatTop + 200, z - 120], [at, seatTop + 200, z + 120]);
  return (
    threads(
      stage,
      62 * stage.scale,
      metal.deep,
      star.map(([cx, , cz]) => [
        [cx, 30, cz],
        [cx, 28, cz],
      ]),
    ) +
    bars(
      stage,
      34,
      metal,
      star.map((foot) => [[x, 95, z], foot]),
    ) +
    bar(stage, 58, metal, [x, 90, z], [x, seatTop - 90, z]) +
    bar(stage, 48, metal, [x, seatTop - 60, depth * 0.8], [x, height * 0.62, depth * 0.94]) +
    arm(width * 0.06) +
    softBox(stage, [width * 0.14, height * 0.53, depth * 0.82], [width * 0.72, height * 0.47, 90], main, 42) +
    softBox(stage, [width * 0.1, seatTop - 100, depth * 0.1], [width * 0.8, 100, depth * 0.76], main, 42) +
    arm(width * 0.94)
  );
}

function rockingChair(sitter: Sitter): string {
  const { stage, width, depth, height } = sitter;
  const { frame, seat } = coverOf(sitter);
  const seatTop = height * 0.42;
  const runner = (x: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((t): Place => [x, 20 + (t - 0.42) ** 2 * 330, depth * t]);
  const side = (x: number): Place[][] => [
    runner(x),
    [
      [x, 36, depth * 0.74],
      [x, seatTop, depth * 0.74],
      [x, height * 0.96, depth * 0.95],
    ],
    [
      [x, 36, depth * 0.2],
      [x, height * 0.62, depth * 0.22],
    ],
    [
      [x, height * 0.62, depth * 0.1],
      [x, height * 0.62, depth * 0.82],
    ],
  ];
  const [left, right] = [width * 0.07, width * 0.93];
  const spindles = [0.22, 0.36, 0.5, 0.64, 0.78].map((share): Place[] => [
    [width * share, seatTop, depth * 0.76],
    [width * share, height * 0.92, depth * 0.94],
  ]);
  return (
    bars(stage, 38, frame, side(left)) +
    bars(stage, 18, frame, spindles) +
    softBox(stage, [left - 20, height * 0.88, depth * 0.91], [width * 0.92, height * 0.12, 44], frame, 18) +
    softBox(stage, [left, seatTop - 60, depth * 0.14], [width * 0.86, 70, depth * 0.64], seat, 26) +
    bars(stage, 38, frame, side(right))
  );
}

function foldingChair(sitter: Sitter): string {
  const { stage, width, depth, height } = sitter;
  const { frame, seat } = coverOf(sitter);
  const seatTop = height * 0.56;
  const side = (x: number): Place[][] => [
    [
      [x, 0, depth],
      [x, seatTop - 20, depth * 0.12],
    ],
    [
      [x, 0, depth * 0.02],
      [x, height * 0.97, depth * 0.92],
    ],
  ];
  const gaps = [0.18, 0.34, 0.5, 0.66].map((share): Place[] => [
    [20, seatTop, depth * share],
    [width - 20, seatTop, depth * share],
  ]);
  const rail: Place[] = [
    [20, 90, depth * 0.84],
    [width - 20, 90, depth * 0.84],
  ];
  return (
    bars(stage, 28, frame, [...side(20), rail]) +
    box(stage, [16, height * 0.84, depth * 0.84], [width - 32, height * 0.13, 22], seat) +
    box(stage, [16, height * 0.67, depth * 0.73], [width - 32, height * 0.1, 22], seat) +
    box(stage, [16, seatTop - 24, depth * 0.02], [width - 32, 24, depth * 0.8], seat) +
    threads(stage, 2, seat.dark, gaps) +
    bars(stage, 28, frame, side(width - 20))
  );
}
