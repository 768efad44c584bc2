import { describe, expect, test } from 'vitest';
import { asWrittenOnWindows, feedText } from '../../tests/fixtures/feeds/pieces.ts';
import { products } from '../../tests/fixtures/shop.ts';
import { detectFormat, formats } from './index.ts';

const own = products.map((product) => JSON.stringify(product)).join('\n');

const feeds: Readonly<Record<string, string>> = {
  'shopify.csv': 'Shopify CSV',
  'shopify-new.csv': 'Shopify CSV',
  'woocommerce.csv': 'WooCommerce CSV',
  'magento2.csv': 'Magento 2 CSV',
  'google.tsv': 'Google Merchant TSV',
  'vendure.csv': 'Vendure CSV',
  'google-rss.xml': 'Google Merchant XML',
  'google-atom.xml': 'Google Merchant XML',
};

function namesOf(head: string, fileName = 'export.txt'): string[] {
  return detectFormat({ fileName, head: head.slice(0, 64 * 1024) }).map(({ name }) => name);
}

describe('a format is told by what is in the file, not by its name', () => {
  test.each(Object.entries(feeds))('%s', (file, format) => {
    expect(namesOf(feedText(file))).toEqual([format]);
    expect(namesOf(asWrittenOnWindows(feedText(file)))).toEqual([format]);
  });

  test('our own', () => {
    expect(namesOf(own)).toEqual(['JSON Lines']);
  });
});

test('several formats where it cannot be told, none where nothing fits', () => {
  expect(namesOf('{"id": "1", "image_link": "/a.jpg", "@type": "Thing"}', 'a.jsonl').length).toBeGreaterThan(
    1,
  );
  expect(namesOf('title,price\nLamp,12\n', 'lamps.csv')).toEqual([]);
  expect(namesOf('', 'empty.csv')).toEqual([]);
  expect(namesOf('{ broken', 'lamps.jsonl')).toEqual(['JSON Lines']);
});

test('every format has a name of its own', () => {
  const names = formats.map(({ name }) => name.toLowerCase());
  expect(new Set(names).size).toBe(names.length);
});
