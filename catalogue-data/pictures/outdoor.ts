import type { Family, Sitter } from './drawing.ts';
import { toneOf } from './palette.ts';
import { bar, bars, fourLegs, isUpholstered, squareLegs, threads } from './parts.ts';
import { foliage } from './plants.ts';
import { shade } from './shade.ts';
import { box, disc, sheet, slab, softBox, thrown } from './solids.ts';
import type { Place, Stage } from './space.ts';
import { ellipse, path, px } from './svg.ts';

const teak = { main: '#a7703f', trim: '#a7703f' };

export const outdoor: Family = {
  ...shade,
  'garden chair': { usual: { width: 620, depth: 680, height: 880 }, colours: teak, draw: gardenChair },
  'patio table': { usual: { width: 1500, depth: 900, height: 740 }, colours: teak, draw: patioTable },
  'sun lounger': {
    usual: { width: 1950, depth: 680, height: 820 },
    colours: teak,
    longSideFront: true,
    draw: sunLounger,
  },
  'fire pit': {
    usual: { width: 720, depth: 720, height: 420 },
    colours: { main: '#3a393b', trim: '#9a5a38' },
    room: (pit) => ({ ...pit, height: pit.height * 1.7 }),
    draw: firePit,
  },
  planter: {
    usual: { width: 700, depth: 320, height: 420 },
    colours: { main: '#6d7073', trim: '#a7703f' },
    room: (pot) => ({ ...pot, height: pot.height * 1.7 }),
    draw: planter,
  },
  'bistro set': {
    usual: { width: 1500, depth: 600, height: 820 },
    colours: { main: '#4b6f62', trim: '#3a393b' },
    room: () => ({ width: 1500, depth: 600, height: 820 }),
    draw: bistroSet,
  },
  'storage box': {
    usual: { width: 1250, depth: 600, height: 620 },
    colours: { main: '#7e7468', trim: '#3a393b' },
    longSideFront: true,
    draw: storageBox,
  },
};

/** Gaps between the boards of a level surface. */
function boards(
  stage: Stage,
  width: number,
  height: number,
  depth: number,
  count: number,
  colour: string,
): string {
  const gaps = Array.from({ length: count - 1 }, (_, index): Place[] => {
    const x = (width * (index + 1)) / count;
    return [
      [x, height, 4],
      [x, height, depth - 4],
    ];
  });
  return threads(stage, 1.8, colour, gaps);
}

function gardenChair(sitter: Sitter): string {
  const { stage, width, depth, height, main, words } = sitter;
  const seat = height * 0.46;
  const adirondack = /adirondack|slat|lounge/.test(words);
  const slats = (adirondack ? [0.2, 0.35, 0.5, 0.65, 0.8] : [0.24, 0.42, 0.58, 0.76]).map(
    (share): Place[] => [
      [width * share, seat, depth * 0.8],
      [width * share, height * (adirondack ? 1 - (share - 0.5) ** 2 : 0.96), depth],
    ],
  );
  const side = (x: number): Place[][] => [
    [
      [x, 0, depth * 0.94],
      [x, height * 0.72, depth * 0.9],
    ],
    [
      [x, 0, depth * 0.06],
      [x, height * 0.7, depth * 0.06],
    ],
  ];
  const arm = (x: number) => box(stage, [x - 42, height * 0.7, -10], [84, 28, depth * 0.98], main);
  const cushion = /cushion/.test(words)
    ? softBox(stage, [70, seat, 10], [width - 140, 90, depth * 0.74], toneOf('#e8dcc4'), 34)
    : '';
  return (
    bars(stage, 46, main, side(34)) +
    bars(stage, width * 0.13, main, slats) +
    arm(34) +
    box(stage, [40, seat - 60, 20], [width - 80, 60, depth * 0.8], main) +
    boards(stage, width - 80, seat, depth * 0.8, 6, main.dark) +
    cushion +
    bars(stage, 46, main, side(width - 34)) +
    arm(width - 34)
  );
}

function patioTable(sitter: Sitter): string {
  const { stage, width, depth, height, main, round, words } = sitter;
  const metal = /steel|alumin|metal/.test(words) ? sitter.trim : main;
  if (round) {
    const stand = fourLegs(
      stage,
      { width, depth: width, height: height - 34, thickness: 46, inset: width * 0.2, splay: width * 0.08 },
      metal,
    );
    const gaps = [0.24, 0.38, 0.5, 0.62, 0.76].map((share): Place[] => {
      const half = Math.sqrt(0.23 - (share - 0.5) ** 2) * width;
      return [
        [width * share, height, width / 2 - half],
        [width * share, height, width / 2 + half],
      ];
    });
    return (
      stand +
      slab(stage, [width / 2, height - 34, width / 2], width / 2, 34, main) +
      threads(stage, 2, main.dark, gaps)
    );
  }
  const plan = { width, depth, height: height - 34, thickness: 70, inset: 24 };
  return (
    squareLegs(stage, plan, metal) +
    box(stage, [60, height - 110, 40], [width - 120, 76, 24], metal) +
    box(stage, [0, height - 34, 0], [width, 34, depth], main) +
    boards(stage, width, height, depth, Math.max(6, Math.round(width / 160)), main.dark)
  );
}

function sunLounger(sitter: Sitter): string {
  const { stage, width, depth, main, trim, words } = sitter;
  const height = Math.max(sitter.height, width * 0.4);
  const bed = width * 0.16;
  const hinge = width * 0.62;
  const cloth =
    /cushion|mattress|padded|textilene|canvas|fabric/.test(words) || isUpholstered(sitter)
      ? toneOf('#ece3d0')
      : undefined;
  const frame = cloth && main.base === trim.base ? trim : main;
  const rest: Place[] = [
    [hinge, bed, 0],
    [width * 0.97, height, 0],
    [width * 0.97, height, depth],
    [hinge, bed, depth],
  ];
  const lift = (by: number): Place[] => rest.map(([x, y, z]): Place => [x - by * 0.6, y + by, z]);
  const slats = [0.14, 0.28, 0.42, 0.56, 0.7, 0.84].map((share): Place[] => {
    const [x, y] = [hinge + (width * 0.97 - hinge) * share, bed + (height - bed) * share];
    return [
      [x, y, 0],
      [x, y, depth],
    ];
  });
  const surface = cloth ?? frame;
  return (
    fourLegs(stage, { width: width * 0.98, depth, height: bed - 60, thickness: 62, inset: 60 }, frame) +
    bar(stage, 34, frame, [width * 0.86, bed - 40, depth / 2], [width * 0.9, height * 0.84, depth / 2]) +
    box(stage, [0, bed - 80, 0], [width, 80, depth], frame) +
    boards(stage, hinge, bed, depth, 9, frame.dark) +
    sheet(stage, frame.dark, ...rest) +
    (cloth ? softBox(stage, [10, bed, 20], [hinge - 20, 80, depth - 40], cloth, 30) : '') +
    sheet(stage, surface.dark, ...lift(20)) +
    sheet(stage, surface.base, ...lift(cloth ? 80 : 24)) +
    threads(
      stage,
      2,
      surface.dark,
      slats.map((slat) => slat.map(([x, y, z]): Place => [x - (cloth ? 48 : 14), y + (cloth ? 80 : 24), z])),
    )
  );
}

function firePit(sitter: Sitter): string {
  const { stage, width, height, main } = sitter;
  const [x, z, r] = [width / 2, width / 2, width / 2];
  const [fx, fy] = stage.at([x, height * 0.96, z]);
  const size = r * stage.scale;
  const flame = (scale: number, lean: number) =>
    `M${px(fx - size * 0.42 * scale)} ${px(fy)}c${px(-size * 0.1 * scale)} ${px(-size * 0.5 * scale)} ${px(size * 0.34 * scale)} ${px(-size * 0.6 * scale)} ${px(size * (0.34 + lean) * scale)} ${px(-size * 1.15 * scale)}c${px(size * 0.2 * scale)} ${px(size * 0.5 * scale)} ${px(size * 0.62 * scale)} ${px(size * 0.7 * scale)} ${px(size * (0.5 - lean) * scale)} ${px(size * 1.15 * scale)}z`;
  return (
    fourLegs(
      stage,
      { width, depth: width, height: height * 0.44, thickness: 34, inset: width * 0.2, splay: 40 },
      main,
    ) +
    thrown(stage, [x, height * 0.26, z], main.base, [r * 0.4, 0, r * 0.84, height * 0.34, r, height * 0.74]) +
    disc(stage, [x, height, z], r, main.light) +
    disc(stage, [x, height - 6, z], r * 0.92, '#241d1b') +
    bars(stage, 64, toneOf('#7c5a43'), [
      [
        [x - r * 0.5, height, z - r * 0.2],
        [x + r * 0.45, height + 20, z + r * 0.2],
      ],
      [
        [x - r * 0.4, height, z + r * 0.3],
        [x + r * 0.5, height + 20, z - r * 0.3],
      ],
    ]) +
    ellipse([fx, fy - size * 0.5], size * 1.3, size * 1.2, 'url(#glow)') +
    path(flame(1, 0.02), '#e2813a') +
    path(flame(0.66, -0.04), '#f3b350') +
    path(flame(0.36, 0), '#fdeab5')
  );
}

function planter(sitter: Sitter): string {
  const { stage, width, depth, height, main, round, chance } = sitter;
  const span = width * stage.scale;
  const rise = Math.max(height * 0.7, width * 0.3) * stage.scale;
  if (round) {
    const [x, r] = [width / 2, width / 2];
    const vessel = thrown(stage, [x, 0, x], main.base, [r * 0.74, 0, r * 0.94, height * 0.4, r, height]);
    return (
      vessel +
      disc(stage, [x, height, x], r, main.light) +
      disc(stage, [x, height - 8, x], r * 0.9, '#4a3b31') +
      foliage(stage.at([x, height, x]), span * 0.5, rise * 1.1, 9, chance)
    );
  }
  const soil: Place[] = [
    [20, height, 20],
    [width - 20, height, 20],
    [width - 20, height, depth - 20],
    [20, height, depth - 20],
  ];
  const tufts = width < depth * 1.4 ? [0.5] : [0.22, 0.78, 0.5];
  const rows = [0.33, 0.66].map((share): Place[] => [
    [0, height * share, 0],
    [width, height * share, 0],
    [width, height * share, depth],
  ]);
  const plank = /wood|cedar|acacia|teak|pine/.test(sitter.words);
  return (
    box(stage, [0, 0, 0], [width, height, depth], main) +
    (plank ? threads(stage, 2, main.deep, rows) : '') +
    sheet(stage, '#4a3b31', ...soil) +
    tufts
      .map((share) =>
        foliage(
          stage.at([width * share, height, depth * 0.45]),
          span * (tufts.length > 1 ? 0.22 : 0.45),
          rise,
          7,
          chance,
        ),
      )
      .join('')
  );
}

function bistroSet({ stage, main, words }: Sitter): string {
  const frame = main;
  const chair = (x: number, facing: number) => {
    const back = x + (facing > 0 ? 0 : 400);
    const front = x + (facing > 0 ? 400 : 0);
    const legs: Place[][] = [90, 470].flatMap((z): Place[][] => [
      [
        [back, 820, z],
        [front, 0, z],
      ],
      [
        [front, 450, z],
        [back, 0, z],
      ],
    ]);
    const slats: Place[][] = [560, 660, 760].map((y) => [
      [back + facing * (820 - y) * 0.48, y, 90],
      [back + facing * (820 - y) * 0.48, y, 470],
    ]);
    return (
      bars(stage, 24, frame, legs) +
      bars(stage, 52, frame, slats) +
      box(stage, [x + 20, 430, 90], [380, 26, 380], frame)
    );
  };
  const wooden = /teak|acacia|eucalyptus|wood/.test(words);
  const top = wooden ? frame : toneOf(frame.light);
  const stand: Place[][] = [
    [
      [750, 20, 280],
      [750, 700, 280],
    ],
    [
      [560, 8, 280],
      [940, 8, 280],
    ],
    [
      [750, 8, 90],
      [750, 8, 470],
    ],
  ];
  return (
    chair(0, 1) + bars(stage, 34, frame, stand) + slab(stage, [750, 690, 280], 300, 26, top) + chair(1090, -1)
  );
}

function storageBox(sitter: Sitter): string {
  const { stage, width, depth, height, main, trim } = sitter;
  const lid = height * 0.86;
  const rows = [0.2, 0.4, 0.6].map((share): Place[] => [
    [0, height * share, 0],
    [width, height * share, 0],
    [width, height * share, depth],
  ]);
  return (
    box(stage, [16, 0, 16], [width - 32, lid, depth - 32], main) +
    threads(
      stage,
      2,
      main.deep,
      rows.map((row) => row.map(([x, y, z]): Place => [x === 0 ? 16 : x - 16, y, z === 0 ? 16 : z - 16])),
    ) +
    box(stage, [0, lid, 0], [width, height - lid, depth], main) +
    threads(stage, 1.8, main.base, [
      [
        [20, height, depth * 0.5],
        [width - 20, height, depth * 0.5],
      ],
    ]) +
    bar(stage, 26, trim, [width * 0.45, lid - 60, 10], [width * 0.55, lid - 60, 10]) +
    bar(stage, 26, trim, [width - 10, height * 0.66, depth * 0.38], [width - 10, height * 0.66, depth * 0.62])
  );
}
