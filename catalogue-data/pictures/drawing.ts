import type { Product, Variant } from '../../shared/product.ts';
import { type Chance, chanceOf } from './chance.ts';
import { type Dress, dressOf } from './dress.ts';
import { createStage, type Extent, type Stage, threeQuarter, type View } from './space.ts';
import type { Colours } from './usual-colours.ts';

/** The thing whose picture is drawn, as far as its looks go. */
export interface Sitter extends Extent, Dress {
  readonly stage: Stage;
  /** The space it takes as shown. */
  readonly room: Extent;
  /** Stated to be round. */
  readonly round: boolean;
  readonly seats: number | undefined;
  /** All the shop says that may hint at a shape or a pattern, in lower case. */
  readonly words: string;
  readonly chance: Chance;
}

/** How one type of product is drawn, and what is assumed where the shop states nothing. */
export interface Drawing {
  readonly usual: Extent;
  readonly colours: Colours;
  readonly view?: View;
  /** Shown with its long side to the front, whichever of its sides the shop calls its width. */
  readonly longSideFront?: boolean;
  /** What hangs, or lies on nothing, throws no shadow on the floor. */
  readonly shadow?: 'none';
  /** The space it takes as shown, where that is more than its stated size: a bed pulled out of a sofa. */
  room?(extent: Extent): Extent;
  draw(sitter: Sitter): string;
}

export type Family = Readonly<Record<string, Drawing>>;

export function sitterFor(product: Product, variant: Variant, drawing: Drawing): Sitter {
  const size = { ...product.size, ...variant.size };
  const stated = extentOf(size, drawing.usual);
  const extent = drawing.longSideFront ? longSideFront(stated) : stated;
  const room = drawing.room?.(extent) ?? extent;
  return {
    ...extent,
    room,
    ...dressOf(product, variant, drawing.colours),
    stage: createStage(room, drawing.view ?? threeQuarter),
    round: size.diameter !== undefined || /\bround\b/i.test(product.title),
    seats: product.seats,
    words: [product.title, ...Object.values(variant.options), ...product.materials].join(' ').toLowerCase(),
    chance: chanceOf(product.id),
  };
}

function extentOf(size: Product['size'], usual: Extent): Extent {
  const width = size.width ?? size.diameter ?? size.length;
  const depth = size.depth ?? (size.width === undefined ? undefined : size.length) ?? size.diameter;
  return {
    width: believable(width, usual.width),
    depth: believable(depth, usual.depth),
    height: believable(size.height, usual.height),
  };
}

function longSideFront({ width, depth, height }: Extent): Extent {
  return { width: Math.max(width, depth), depth: Math.min(width, depth), height };
}

/** A stated measure, unless it is so far off the usual that the thing would be a line on the canvas. */
function believable(stated: number | undefined, usual: number): number {
  return Math.min(usual * 2.4, Math.max(usual * 0.42, stated ?? usual));
}
