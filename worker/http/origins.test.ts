import { describe, expect, test } from 'vitest';
import { isAllowed } from './origins.ts';

const deployed = 'https://assistant.example/api/chat';
const list = ['https://shop.example', 'https://shop.example:8443', 'null'];

describe('an origin', () => {
  test.each([
    ['of the worker itself', 'https://assistant.example', deployed, []],
    ['of the worker itself beside a list', 'https://assistant.example', deployed, list],
    ['of the list', 'https://shop.example', deployed, list],
    ['of the list with a port', 'https://shop.example:8443', deployed, list],
    ['that is null and listed', 'null', deployed, list],
    [
      'of this machine, when the worker runs on it',
      'http://localhost:3000',
      'http://localhost:8787/api/chat',
      [],
    ],
    ['of this machine by another name', 'http://127.0.0.1:3000', 'http://localhost:8787/api/chat', []],
    ['of this machine by number', 'http://[::1]:3000', 'http://127.0.0.1:8787/api/chat', []],
    ['of this machine under a name', 'http://shop.localhost', 'http://localhost:8787/api/chat', list],
  ])('%s is allowed', (_, origin, requested, origins) => {
    expect(isAllowed(origin, requested, origins)).toBe(true);
  });

  test.each([
    ['that is not listed', 'https://other.example', deployed, list],
    ['of another scheme', 'http://shop.example', deployed, list],
    ['of another port', 'https://shop.example:444', deployed, list],
    ['of a host within', 'https://www.shop.example', deployed, list],
    ['that begins like one', 'https://shop.example.evil.example', deployed, list],
    ['that ends like one', 'https://evilshop.example', deployed, list],
    ['written otherwise', 'https://SHOP.example', deployed, list],
    ['with a path', 'https://shop.example/', deployed, list],
    ['of the worker in another scheme', 'http://assistant.example', deployed, []],
    ['that is null and not listed', 'null', deployed, []],
    ['that is null, on this machine too', 'null', 'http://localhost:8787/api/chat', []],
    ['that is empty', '', deployed, list],
    ['of this machine, when the worker is deployed', 'http://localhost:3000', deployed, list],
    ['that only sounds local', 'http://localhost.evil.example', 'http://localhost:8787/api/chat', []],
    ['of a stranger, on this machine', 'https://evil.example', 'http://localhost:8787/api/chat', []],
  ])('%s is refused', (_, origin, requested, origins) => {
    expect(isAllowed(origin, requested, origins)).toBe(false);
  });
});
