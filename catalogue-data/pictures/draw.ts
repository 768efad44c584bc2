import type { Product, Variant } from '../../shared/product.ts';
import { bathroom } from './bathroom.ts';
import { beds } from './beds.ts';
import { hash } from './chance.ts';
import { decor } from './decor.ts';
import { type Drawing, type Family, sitterFor } from './drawing.ts';
import { kitchen } from './kitchen.ts';
import { lamps } from './lamps.ts';
import { outdoor } from './outdoor.ts';
import { parcel } from './parcel.ts';
import { rugs } from './rugs.ts';
import { seating } from './seating.ts';
import { storage } from './storage.ts';
import { photograph } from './studio.ts';
import { tables } from './tables.ts';
import { textiles } from './textiles.ts';

const drawings: Family = {
  ...lamps,
  ...seating,
  ...tables,
  ...storage,
  ...beds,
  ...textiles,
  ...rugs,
  ...kitchen,
  ...bathroom,
  ...decor,
  ...outdoor,
};

/** A picture of a variant as SVG, the same each time: its type's shape, its size's proportions, its colour. */
export function drawPicture(product: Product, variant: Variant): string {
  const drawing = drawingFor(product.type);
  return photograph(sitterFor(product, variant, drawing), drawing, scopeOf(variant.sku));
}

/** How a type is drawn; a type nobody has drawn yet comes as a wrapped parcel. */
export function drawingFor(type: string): Drawing {
  const name = type.toLowerCase().replaceAll('’', "'");
  return Object.hasOwn(drawings, name) ? (drawings[name] ?? parcel) : parcel;
}

function scopeOf(sku: string): string {
  return `p${hash(sku).toString(36)}`;
}
