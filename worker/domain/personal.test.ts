import { describe, expect, it } from 'vitest';
import { maskPersonal } from './personal.ts';

describe('maskPersonal', () => {
  it.each([
    ['write to ada.moss+shop@mail.example now', 'write to •••@••• now'],
    ['Ünal@büro.example', '•••@•••'],
    ['ada＠mail.example', '•••@•••'],
    ['call +1 (555) 010-0199 today', 'call ••• today'],
    ['0049 170 5550199', '•••'],
    ['555/010/0199', '•••'],
    ['card 4000 0000 0000 0002', 'card •••'],
    ['٠٥٥٥٠١٠٠١٩', '•••'],
  ])('masks %j', (text, masked) => {
    expect(maskPersonal(text)).toBe(masked);
  });

  it.each([
    'under $1,299.00',
    'a desk of 60 x 120 x 75 cm',
    'order 10234',
    'WREN-OAK-2',
    '@home',
    'from 3 to 5',
  ])('leaves %j as it is', (text) => {
    expect(maskPersonal(text)).toBe(text);
  });

  it('reaches every string of a nested value, names of fields included, and keeps its form', () => {
    const mail = 'ada@mail.example';
    expect(
      maskPersonal({ a: [mail, { b: { c: [mail] } }], [mail]: { n: 12, yes: true, none: null } }),
    ).toEqual({
      a: ['•••@•••', { b: { c: ['•••@•••'] } }],
      '•••@•••': { n: 12, yes: true, none: null },
    });
  });

  it('leaves the value it was given alone', () => {
    const value = { to: ['ada@mail.example'] };
    maskPersonal(value);
    expect(value).toEqual({ to: ['ada@mail.example'] });
  });
});
