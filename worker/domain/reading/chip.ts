/** One thing that was understood, in the shopper's words as they were read. */
export interface Chip {
  readonly kind:
    | 'price'
    | 'stock'
    | 'sale'
    | 'size'
    | 'without'
    | 'country'
    | 'order'
    | 'seats'
    | 'quantity'
    | 'comparison'
    | 'colour'
    | 'material'
    | 'room'
    | 'gift'
    | 'use';
  readonly words: string;
}
