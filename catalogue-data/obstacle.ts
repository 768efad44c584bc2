import { type Counts, count } from './report.ts';

/** Beyond this, an index that a worker loads whole takes too much of its memory. */
export const mostEmbedded = 50_000;

/** Why what was read may not take the place of the catalogue there is, in a sentence; undefined when it may. */
export function obstacleTo(counts: Counts, allowRejects: boolean): string | undefined {
  const { rejected, products, onOffer } = counts;
  if (rejected > 0 && !allowRejects) return 'Mend the rows above, or import the rest with --allow-rejects.';
  if (products === 0)
    return 'There is no product in what was read, and a shop without any has nothing to answer from.';
  if (onOffer === 0)
    return `Nothing is on offer: ${count(products, 'product')} read, archived or hidden without exception.`;
  if (products > mostEmbedded)
    return `${count(products, 'product')} are more than the embedded index is made for (${mostEmbedded}): use Upstash Vector for a catalogue of this size.`;
  return undefined;
}
