import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { callerKey, networkOf } from './caller.ts';

const noon = Date.UTC(2026, 10, 30, 12);
const hour = 3_600_000;

describe('the key of a caller', () => {
  test('is the same all day, and another one tomorrow', async () => {
    const keyAt = (now: number) => callerKey(['198.51.100.7'], 'salt', now);
    expect(await keyAt(noon)).toBe(await keyAt(noon + 11 * hour));
    expect(await keyAt(noon)).not.toBe(await keyAt(noon + 12 * hour));
    expect(await keyAt(noon - 12 * hour)).not.toBe(await keyAt(noon - 12 * hour - 1));
  });

  test('is another one with another salt', async () => {
    expect(await callerKey(['a'], 'one', noon)).not.toBe(await callerKey(['a'], 'two', noon));
  });

  test('holds nothing of what it is made of', async () => {
    await fc.assert(
      fc.asyncProperty(fc.ipV4(), async (address) => {
        expect(await callerKey([address], '', noon)).toMatch(/^[0-9a-f]{32}$/);
      }),
    );
  });

  test('tells parts apart that read alike when joined', async () => {
    const keys = [['ab'], ['a', 'b'], ['a"', '"b'], ['a,b'], ['a","b'], []].map((parts) =>
      callerKey(parts, 's', noon),
    );
    expect(new Set(await Promise.all(keys)).size).toBe(keys.length);
  });
});

describe('the network of an address', () => {
  test.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::9', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:1::', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s lies in %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test('is the same for every address of a /64', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
    const half = fc.array(group, { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(half, half, half, (net, one, other) => {
        const of = (host: string[]) => networkOf([...net, ...host].join(':'));
        expect(of(one)).toBe(of(other));
      }),
    );
  });
});
