/** Callers are told apart by keys that no address can be read from. */

const utf8 = new TextEncoder();
const dayMs = 86_400_000;

/**
 * The key of a caller, 32 hexadecimal digits: the first half of SHA-256 over the salt, the day (UTC) and what tells the
 * caller apart. Tomorrow it is another one.
 */
export async function callerKey(parts: readonly string[], salt: string, now: number): Promise<string> {
  const text = JSON.stringify([salt, Math.floor(now / dayMs), ...parts]);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8.encode(text)));
  return Array.from(hash.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** What one subscriber has: an IPv4 address, or the /64 of an IPv6 one, of whose 2^64 addresses the caller may pick any. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [before = '', after] = address.toLowerCase().split('::');
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
