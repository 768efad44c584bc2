import type { Product, Size, Variant } from '../../shared/product.ts';
import { formatLength, formatWeight, sizeLabels } from '../../worker/domain/measures.ts';
import { type Html, html } from '../html.ts';

type Row = readonly [label: string, value: string];

const assemblyWords = {
  none: 'Arrives assembled',
  partial: 'Some assembly needed',
  full: 'You assemble it',
} as const;

/** All the shop states about a product, as a table. */
export function factTable(product: Product): Html | undefined {
  const rows = [...sizeRows(product), ...otherRows(product)];
  if (rows.length === 0) return undefined;
  return html`<section aria-labelledby="facts"><h2 id="facts">Facts and measures</h2>
<table class="facts"><tbody>${rows.map(
    ([label, value]) => html`<tr><th scope="row">${label}</th><td>${value}</td></tr>`,
  )}</tbody></table></section>`;
}

/** Measures all variants share; those of a single variant are told beside its name. */
function sizeRows({ size }: Product): Row[] {
  return sizeEntries(size).map(([name, value]) => [sizeLabels[name], formatLength(value)]);
}

/** Where a variant differs from its product, to follow its SKU: ". Width 160 cm (63 in), weight 41 kg (90.4 lb)". */
export function ownMeasures({ size = {}, weight }: Variant): string {
  const lengths = sizeEntries(size).map(([name, value]) => `${sizeLabels[name]} ${formatLength(value)}`);
  const stated = weight === undefined ? lengths : [...lengths, `Weight ${formatWeight(weight)}`];
  return stated.map((part, index) => (index === 0 ? `. ${part}` : `, ${part.toLowerCase()}`)).join('');
}

function sizeEntries(size: Size): (readonly [keyof Size, number])[] {
  const names = Object.keys(sizeLabels) as (keyof Size)[];
  return names.flatMap((name) => {
    const value = size[name];
    return value === undefined ? [] : [[name, value] as const];
  });
}

function otherRows(product: Product): Row[] {
  const stated: (readonly [string, string | number | undefined])[] = [
    ['Weight', product.weight === undefined ? undefined : formatWeight(product.weight)],
    ['Seats', product.seats],
    ['Holds', product.capacity],
    ['Materials', capitalised(product.materials.join(', '))],
    ['Rooms', capitalised(product.rooms.join(', '))],
    ['Assembly', product.assembly && assemblyWords[product.assembly]],
    ...Object.entries(product.facts).map(([name, value]) => [capitalised(name), capitalised(value)] as const),
    ['Care', product.care],
  ];
  return stated.flatMap(([label, value]) => (value ? [[label, String(value)] as const] : []));
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
