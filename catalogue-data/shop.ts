import { readFile } from 'node:fs/promises';
import * as z from 'zod';

/** Whose shop it is: shop.json. */
const shopSchema = z.object({
  name: z.string().min(1),
  currency: z.string().regex(/^[A-Z]{3}$/),
  locale: z.string(),
  country: z.string().regex(/^[A-Z]{2}$/),
  support: z.object({ email: z.email(), hours: z.string() }),
});
export type ShopInfo = z.infer<typeof shopSchema>;

export async function readShop(file: URL | string): Promise<ShopInfo> {
  return shopSchema.parse(JSON.parse(await readFile(file, 'utf8')));
}
