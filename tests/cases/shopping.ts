import type { LanguageModelV4 } from '@ai-sdk/provider';
import { type Product, productSchema } from '../../shared/product.ts';
import type { Deps } from '../../worker/agent/stages.ts';
import { testIndex } from '../fixtures/shop.ts';
import { answered, said, type TakenTurn, takeTurn } from '../fixtures/turn.ts';

/** A product of a shop that a case makes up: in stock at $50 unless it says otherwise. */
export function listing(title: string, type: string, more: Record<string, unknown> = {}): Product {
  const { price = 5000, stock = { state: 'in-stock' }, ...others } = more;
  const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const variant = { sku: id.toUpperCase(), price: { amount: price, currency: 'USD' }, stock };
  return productSchema.parse({
    id,
    title,
    type,
    url: `/products/${id}`,
    category: 'Things',
    description: '',
    variants: [variant],
    ...others,
  });
}

/** A shop that sells just these. */
export function shopOf(...products: Product[]): Pick<Deps, 'retrieval' | 'products'> {
  const index = testIndex(products);
  return { retrieval: index, products: index };
}

/** A whole conversation, each answer sent back as the element would; its turns. */
export async function talk(
  model: LanguageModelV4,
  messages: readonly string[],
  more: Parameters<typeof takeTurn>[2] = {},
): Promise<readonly TakenTurn[]> {
  const turns: TakenTurn[] = [];
  const history: Parameters<typeof takeTurn>[1] & object = [];
  for (const message of messages) {
    history.push(said(message));
    const turn = await takeTurn(model, history, more);
    turns.push(turn);
    history.push(answered(turn));
  }
  return turns;
}

/** The last turn of a conversation. */
export async function ending(...taken: Parameters<typeof talk>): Promise<TakenTurn> {
  const turn = (await talk(...taken)).at(-1);
  if (!turn) throw new Error('nothing was said');
  return turn;
}

/** Everything of a turn that a shopper can see, also behind a click: not the trace, which has a test of its own. */
export function seen({ parts }: TakenTurn): string {
  return parts
    .filter(({ type }) => type !== 'start' && type !== 'finish' && type !== 'data-trace')
    .map((part) => (part.type === 'text-delta' ? part.delta : JSON.stringify(part)))
    .join('');
}
