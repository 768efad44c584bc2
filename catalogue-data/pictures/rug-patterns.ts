import type { Sitter } from './drawing.ts';
import { mix } from './palette.ts';
import { threads } from './parts.ts';
import { sheet } from './solids.ts';
import type { Place } from './space.ts';

const pile = 15;

type Motif = (sitter: Sitter, depth: number) => string;

/** The pattern of a rug: what its words say, else one of a few by chance. */
export function motifs(sitter: Sitter, depth: number): string {
  return motifFor(sitter)(sitter, depth);
}

function motifFor({ words, chance, width, depth }: Sitter): Motif {
  if (/strip/.test(words)) return stripesAcross;
  if (/persian|oriental|medallion|traditional|vintage/.test(words)) return medallion;
  if (/diamond|berber|moroccan|trellis|geometric|kilim/.test(words)) return trellis;
  if (/jute|sisal|seagrass|braid|shag|plain/.test(words)) return ribs;
  return width < depth * 0.5
    ? chance.pick([medallion, trellis, stripesAcross])
    : chance.pick([framed, trellis, medallion, ribs, stripesAcross, framed]);
}

function rectangle(width: number, depth: number, inset: number): Place[] {
  const [right, back] = [width - inset, depth - inset];
  return [
    [inset, pile, inset],
    [right, pile, inset],
    [right, pile, back],
    [inset, pile, back],
    [inset, pile, inset],
  ];
}

function pale({ main }: Sitter): string {
  return mix(main.base, '#fffaf0', 0.55);
}

function framed(sitter: Sitter, depth: number): string {
  const { stage, width, main } = sitter;
  const inset = width * 0.12;
  return (
    sheet(stage, pale(sitter), ...rectangle(width, depth, inset)) +
    sheet(stage, main.base, ...rectangle(width, depth, inset + width * 0.03)) +
    threads(stage, 1.4, main.dark, [rectangle(width, depth, width * 0.05)])
  );
}

function stripesAcross(sitter: Sitter, depth: number): string {
  const { stage, width, main, chance } = sitter;
  const bands = [0.08, 0.22, 0.36, 0.52, 0.66, 0.8].map((share, index) => {
    const [from, to] = [depth * share, depth * (share + chance.between(0.03, 0.08))];
    const colour = index % 3 === 1 ? main.dark : pale(sitter);
    return sheet(stage, colour, [0, pile, from], [width, pile, from], [width, pile, to], [0, pile, to]);
  });
  return bands.join('');
}

function trellis(sitter: Sitter, depth: number): string {
  const { stage, width } = sitter;
  const columns = width < depth * 0.5 ? 2 : 3;
  const rows = Math.max(2, Math.round((columns * depth) / width / 1.3));
  const [wide, deep] = [width / columns, depth / rows];
  const diamonds = Array.from({ length: rows * columns }, (_, index): Place[] => {
    const x = (index % columns) * wide;
    const z = Math.floor(index / columns) * deep;
    return [
      [x, pile, z + deep / 2],
      [x + wide / 2, pile, z],
      [x + wide, pile, z + deep / 2],
      [x + wide / 2, pile, z + deep],
      [x, pile, z + deep / 2],
    ];
  });
  return threads(stage, 2.6, pale(sitter), diamonds);
}

function medallion(sitter: Sitter, depth: number): string {
  const { stage, width, main } = sitter;
  const [x, z] = [width / 2, depth / 2];
  const lozenge = (rx: number, rz: number): Place[] => [
    [x - rx, pile, z],
    [x, pile, z - rz],
    [x + rx, pile, z],
    [x, pile, z + rz],
    [x - rx, pile, z],
  ];
  const corner = (dx: number, dz: number): Place[] => {
    const [cx, cz] = [x + dx * (x - width * 0.14), z + dz * (z - width * 0.14)];
    return [
      [cx, pile, cz],
      [cx - dx * width * 0.22, pile, cz],
      [cx, pile, cz - dz * width * 0.3],
    ];
  };
  const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dz) => sheet(stage, main.dark, ...corner(dx, dz))));
  return (
    threads(stage, 3, pale(sitter), [rectangle(width, depth, width * 0.07)]) +
    threads(stage, 1.6, pale(sitter), [rectangle(width, depth, width * 0.13)]) +
    corners.join('') +
    sheet(stage, pale(sitter), ...lozenge(width * 0.28, depth * 0.26)) +
    sheet(stage, main.dark, ...lozenge(width * 0.22, depth * 0.2)) +
    sheet(stage, pale(sitter), ...lozenge(width * 0.09, depth * 0.08))
  );
}

function ribs({ stage, width, main }: Sitter, depth: number): string {
  const rows = Array.from({ length: 19 }, (_, index): Place[] => {
    const z = (depth * (index + 1)) / 20;
    return [
      [width * 0.02, pile, z],
      [width * 0.98, pile, z],
    ];
  });
  return threads(stage, 1.8, main.dark, rows) + threads(stage, 2, main.dark, [rectangle(width, depth, 6)]);
}
