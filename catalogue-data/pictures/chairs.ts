import type { Family, Sitter } from './drawing.ts';
import { type Tone, toneOf } from './palette.ts';
import { bar, bars, blackened, fourLegs, isUpholstered, threads } from './parts.ts';
import { box, disc, slab, softBox, thrown } from './solids.ts';
import type { Place } from './space.ts';

const wood = { main: '#c69d66', trim: '#c69d66' };

/** Seats with a frame. */
export const chairs: Family = {
  'dining chair': { usual: { width: 480, depth: 520, height: 820 }, colours: wood, draw: diningChair },
  'bar stool': { usual: { width: 430, depth: 430, height: 900 }, colours: wood, draw: barStool },
  'office chair': {
    usual: { width: 640, depth: 640, height: 1080 },
    colours: { main: '#5d6872', trim: '#3a393b' },
    draw: officeChair,
  },
  'rocking chair': { usual: { width: 640, depth: 820, height: 1020 }, colours: wood, draw: rockingChair },
  bench: { usual: { width: 1200, depth: 360, height: 450 }, colours: wood, longSideFront: true, draw: bench },
  'step stool': { usual: { width: 420, depth: 400, height: 450 }, colours: wood, draw: stepStool },
  'folding chair': { usual: { width: 450, depth: 480, height: 800 }, colours: wood, draw: foldingChair },
  stool: { usual: { width: 380, depth: 380, height: 460 }, colours: wood, draw: stool },
};

interface Cover {
  readonly frame: Tone;
  readonly seat: Tone;
}

/** Of an upholstered chair the shop's colour is the cloth's, of any other the frame's. */
function coverOf(sitter: Sitter): Cover {
  const { main, trim, words } = sitter;
  if (isUpholstered(sitter)) return { frame: trim, seat: main };
  if (/cord|cane|rush|seagrass|rattan/.test(words)) return { frame: main, seat: toneOf('#d9c391') };
  return { frame: main, seat: main };
}

/** A bar on the left and the same on the right. */
function mirrored({ stage, width }: Sitter, thickness: number, tone: Tone, ...places: Place[]): string {
  return bars(stage, thickness, tone, [places, places.map(([x, y, z]): Place => [width - x, y, z])]);
}

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

function bowBack({ stage, width, depth, height }: Sitter, frame: Tone): string {
  return softBox(stage, [6, height * 0.76, depth * 0.92], [width - 12, height * 0.22, 44], frame, 20);
}

function barStool(sitter: Sitter): string {
  const { stage, width, depth, height, words } = sitter;
  const { frame, seat } = coverOf(sitter);
  const backed = height > 820 && !/backless/.test(words);
  const seatTop = backed ? height * 0.74 : height;
  const legs = { width, depth, height: seatTop - 40, thickness: 36, inset: 40, splay: 34 };
  const rest = seatTop * 0.34;
  const rails: Place[] = [
    [width - 26, rest, depth - 26],
    [26, rest, depth - 26],
    [26, rest, 26],
    [width - 26, rest, 26],
    [width - 26, rest, depth - 26],
  ];
  const posts = mirrored(sitter, 30, frame, [40, seatTop, depth * 0.95], [40, height * 0.9, depth * 0.95]);
  return (
    fourLegs(stage, legs, frame) +
    bar(stage, 22, frame, ...rails) +
    (backed ? posts + bowBack(sitter, isUpholstered(sitter) ? seat : frame) : '') +
    stoolTop(sitter, seatTop, seat)
  );
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

function bench(sitter: Sitter): string {
  const { stage, width, depth, height, chance } = sitter;
  const { frame, seat } = coverOf(sitter);
  const legs = { width, depth, height: height - 60, thickness: 52, inset: 30, splay: chance.between(0, 30) };
  const top = isUpholstered(sitter)
    ? softBox(stage, [0, height - 110, 0], [width, 110, depth], seat, 36)
    : box(stage, [0, height - 46, 0], [width, 46, depth], frame);
  const rail = box(stage, [60, height - 130, depth * 0.42], [width - 120, 70, 30], frame);
  return fourLegs(stage, legs, frame) + rail + top;
}

function stepStool({ stage, width, depth, height, main }: Sitter): string {
  const board = 30;
  const half = height * 0.52;
  const side = (x: number) =>
    box(stage, [x, 0, depth * 0.46], [board, height - board, depth * 0.5], main) +
    box(stage, [x, 0, depth * 0.06], [board, half - board, depth * 0.44], main);
  return (
    side(20) +
    box(stage, [20, half * 0.4, depth * 0.8], [width - 40, 60, 24], main) +
    side(width - 50) +
    box(stage, [0, height - board, depth * 0.4], [width, board, depth * 0.6], main) +
    box(stage, [0, half - board, 0], [width, board, depth * 0.46], main)
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

function stool(sitter: Sitter): string {
  const { stage, width, depth, height, chance } = sitter;
  const { frame, seat } = coverOf(sitter);
  const [x, z, r] = [width / 2, depth / 2, width * 0.48];
  const legs = { width, depth, height: height - 40, thickness: 40, inset: 66, splay: 52 };
  const cushion = [r * 0.94, 0, r, 30, r * 0.98, 66, r * 0.8, 84];
  const top = isUpholstered(sitter)
    ? thrown(stage, [x, height - 84, z], seat.base, cushion) +
      disc(stage, [x, height - 4, z], r * 0.8, seat.light)
    : slab(stage, [x, height - 44, z], r, 44, seat);
  return fourLegs(stage, { ...legs, inset: chance.between(56, 76) }, frame) + top;
}

function stoolTop({ stage, width, depth, round }: Sitter, top: number, seat: Tone): string {
  if (round) return slab(stage, [width / 2, top - 45, width / 2], width * 0.48, 45, seat);
  return softBox(stage, [0, top - 65, 0], [width, 65, depth], seat, 24);
}
