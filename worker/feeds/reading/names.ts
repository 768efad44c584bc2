const longestId = 100;
const longestSku = 64;

/** An id of lower-case letters, digits and hyphens, the same for the same text; "" for a text without a letter or digit. */
export function slugOf(text: string): string {
  const folded = withoutAccents(text).toLowerCase();
  const slug = folded.replaceAll(/[^a-z0-9]+/gu, '-').replaceAll(/^-|-$/gu, '');
  const isWhole = slug.length <= longestId && !/(?![a-z0-9])[\p{L}\p{N}]/u.test(folded);
  return isWhole ? slug : withMark(slug, text, longestId);
}

/** A SKU of the characters that `skuSchema` allows, the same for the same text. */
export function skuOf(text: string): string {
  const plain = withoutAccents(text.trim());
  const sku = plain
    .replaceAll(/[^A-Za-z0-9._/-]+/gu, '-')
    .replaceAll(/-{2,}/gu, '-')
    .replaceAll(/^[._/-]+|-$/gu, '');
  const isWhole = sku !== '' && sku.length <= longestSku && !/(?![A-Za-z0-9])[\p{L}\p{N}]/u.test(plain);
  return isWhole ? sku : withMark(sku, text, longestSku);
}

/** A SKU for a second text that would otherwise become the same one. */
export function otherSkuOf(text: string): string {
  return withMark(skuOf(text), text, longestSku);
}

function withoutAccents(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('Ø', 'O')
    .replaceAll('æ', 'ae')
    .replaceAll('Æ', 'AE')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L');
}

/** Cut to length and marked with a hash, so that two names that lose letters do not become one. */
function withMark(start: string, text: string, longest: number): string {
  const mark = hash(text);
  const kept = start.slice(0, longest - mark.length - 1).replace(/[._/-]+$/, '');
  return kept === '' ? mark : `${kept}-${mark}`;
}

/** FNV-1a of 32 bits over UTF-16 units, in base 36. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return value.toString(36).padStart(7, '0');
}
