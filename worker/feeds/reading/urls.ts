import { fail, ok, type Result } from '../../domain/result.ts';

const anyShop = 'https://shop.invalid';

/**
 * An address, absolute or from the shop's root, with spaces and letters encoded. Undefined for nothing; refused are "#",
 * other schemes than http and https, and what has neither host nor root.
 */
export function readUrl(text: string | undefined): Result<string | undefined, string> {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return ok(undefined);
  const isFromRoot = /^\/(?!\/)/.test(trimmed);
  const isAbsolute = /^(?:https?:)?\/\//i.test(trimmed);
  const url = isFromRoot || isAbsolute ? URL.parse(trimmed, anyShop) : null;
  if (!url) return fail(`"${trimmed}" is no address of a page or picture`);
  const address = isFromRoot ? url.href.slice(anyShop.length) : url.href;
  return address.length <= 2048 ? ok(address) : fail(`the address "${trimmed.slice(0, 60)}…" is too long`);
}
