import type { Stock } from '../../../shared/product.ts';

const states: Readonly<Record<string, Stock['state']>> = stateTable({
  'in-stock': 'instock available limitedavailability onlineonly lowstock onlylimited yes true 1 y ja oui si',
  'made-to-order':
    'preorder presale backorder onbackorder backordered availablefororder madetoorder notify availableonorder',
  'sold-out': 'outofstock soldout unavailable notavailable discontinued reserved instoreonly no false 0 n',
});

function stateTable(words: Readonly<Record<Stock['state'], string>>): Record<string, Stock['state']> {
  const rows = Object.entries(words).flatMap(([state, names]) =>
    names.split(' ').map((name) => [name, state as Stock['state']] as const),
  );
  return Object.fromEntries(rows);
}

export interface StockRead {
  readonly stock: Stock;
  readonly warning?: string;
}

/**
 * What can be bought, from the feed's word and count. Without either the shop does not count and it is in stock; a word
 * nobody knows is taken as sold out, since stock is never promised on a guess.
 */
export function readStock(availability: string | undefined, quantity: string | undefined): StockRead {
  const count = countOf(quantity);
  if (count !== undefined && Number.isNaN(count))
    return { ...byWord(availability, undefined), warning: `the stock "${quantity}" is no number` };
  return byWord(availability, count);
}

function byWord(availability: string | undefined, count: number | undefined): StockRead {
  const written = availability?.trim() ?? '';
  if (written === '') return { stock: counted(count) };
  const word = wordOf(written);
  const state = Object.hasOwn(states, word) ? states[word] : undefined;
  if (state === undefined)
    return {
      stock: { state: 'sold-out' },
      warning: `the availability "${written}" is not known and taken as sold out`,
    };
  if (state !== 'in-stock') return { stock: { state } };
  return count !== undefined && count < 1
    ? {
        stock: { state: 'sold-out' },
        warning: `it says "${written}" with a stock of ${count}; taken as sold out`,
      }
    : { stock: counted(count) };
}

function counted(count: number | undefined): Stock {
  if (count === undefined) return { state: 'in-stock' };
  return count < 1 ? { state: 'sold-out' } : { state: 'in-stock', quantity: count };
}

/** "InStock" of "https://schema.org/InStock", without spaces and signs: "instock". */
function wordOf(written: string): string {
  const name = written.slice(written.lastIndexOf('/') + 1).toLowerCase();
  return name.replaceAll(/[\s_-]+/gu, '');
}

/** Whole pieces of "5", "5.0000" or "-3"; undefined for nothing, NaN for no number. */
function countOf(quantity: string | undefined): number | undefined {
  const text = quantity?.trim() ?? '';
  if (text === '') return undefined;
  return /^-?\d+(?:[.,]\d+)?$/.test(text) ? Math.floor(Number(text.replace(',', '.'))) : Number.NaN;
}
