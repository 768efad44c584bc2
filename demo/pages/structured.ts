import { decimalString } from '../../shared/money.ts';
import type { Product, Variant } from '../../shared/product.ts';
import { type Html, jsonData } from '../html.ts';
import { picturePath, productPath, type Shop } from '../shop.ts';

const availability = {
  'in-stock': 'https://schema.org/InStock',
  'made-to-order': 'https://schema.org/MadeToOrder',
  'sold-out': 'https://schema.org/OutOfStock',
} as const;

/** The product as schema.org describes one, for search engines and for the assistant. */
export function structuredData(product: Product, shop: Shop): Html {
  return jsonData('application/ld+json', {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': productPath(product),
    productID: product.id,
    name: product.title,
    description: product.description,
    category: product.category,
    url: productPath(product),
    image: product.variants.map(picturePath),
    brand: { '@type': 'Brand', name: shop.name },
    ...(product.materials.length > 0 ? { material: product.materials } : {}),
    offers: product.variants.map((variant) => offer(product, variant)),
  });
}

function offer(product: Product, variant: Variant) {
  return {
    '@type': 'Offer',
    sku: variant.sku,
    ...(variant.gtin ? { gtin: variant.gtin } : {}),
    name: Object.values(variant.options).join(', ') || product.title,
    url: `${productPath(product)}?variant=${encodeURIComponent(variant.sku)}`,
    image: picturePath(variant),
    ...(variant.price ? { price: decimalString(variant.price), priceCurrency: variant.price.currency } : {}),
    availability: availability[variant.stock.state],
  };
}
