import { describe, expect, test } from 'vitest';
import { parseFilter } from './upstash-vector-filter.ts';

const istanbul = {
  city: 'Istanbul',
  capital: false,
  population: 15_460_000,
  geography: { continent: 'Asia', latitude: 41.0082 },
  industries: ['Tourism', 'Textiles', 'Finance'],
};
const holds = (filter: string) => parseFilter(filter)(istanbul);

describe('a test of a field', () => {
  test.each([
    ["city = 'Istanbul'", true],
    ['city = "Istanbul"', true],
    ["city = 'istanbul'", false],
    ["city != 'Berlin'", true],
    ['population > 15460000', false],
    ['population >= 15460000', true],
    ['population < 15460000', false],
    ['population <= 1.546e7', true],
    ['city > 5', false],
    ['capital = false', true],
    ['capital = 0', true],
    ['capital = TRUE', false],
    ['capital = 1', false],
    ["city GLOB '?[sz]*[^m-z]'", true],
    ["city GLOB 'istanbul'", false],
    ["city GLOB 'I*'", true],
    ["city GLOB 'I.*'", false],
    ["city NOT GLOB 'A*'", true],
    ["city IN ('Berlin', 'Istanbul')", true],
    ['population IN (1, 2)', false],
    ["city NOT IN ('Berlin')", true],
    ["industries CONTAINS 'Tourism'", true],
    ["industries NOT CONTAINS 'Steel'", true],
    ["city CONTAINS 'Istanbul'", false],
    ["geography.continent = 'Asia'", true],
    ["industries[0] = 'Tourism'", true],
    ["industries[#-1] = 'Finance'", true],
    ["industries[7] = 'Finance'", false],
    ['HAS FIELD geography.latitude', true],
    ['HAS NOT FIELD geography.longitude', true],
    ['HAS FIELD constructor', false],
  ])('%s', (filter, expected) => {
    expect(holds(filter)).toBe(expected);
  });

  test.each([
    "mayor = 'x'",
    "mayor != 'x'",
    "mayor NOT IN ('x')",
    "mayor NOT CONTAINS 'x'",
    "mayor NOT GLOB 'x'",
  ])('of a field that is not there fails: %s', (filter) => {
    expect(holds(filter)).toBe(false);
  });
});

describe('combined', () => {
  const [yes, no] = ["city = 'Istanbul'", "city = 'Berlin'"];
  test.each([
    [`${yes} AND ${no}`, false],
    [`${yes} OR ${no}`, true],
    [`${yes} or ${no} and ${no}`, true],
    [`(${yes} OR ${no}) AND ${no}`, false],
    [`${no} AND ${no} OR ${yes}`, true],
    [`((${yes}))`, true],
  ])('%s', (filter, expected) => {
    expect(holds(filter)).toBe(expected);
  });
});

describe('what is no filter is refused where it goes wrong, in the service’s words', () => {
  test.each([
    ["city IN ['Istanbul']", "Invalid filter. At line 1:8 token recognition error at: '['"],
    ["city = 'it's'", "Invalid filter. At line 1:12 token recognition error at: '''"],
    ["city = 'x\ny", "Invalid filter. At line 1:7 token recognition error at: '''"],
    ['city', "Invalid filter. At line 1:4 mismatched input '<EOF>' expecting an operator"],
    ['population >= big', "Invalid filter. At line 1:14 mismatched input 'big' expecting NUMBER"],
    ["NOT city = 'x'", "Invalid filter. At line 1:0 mismatched input 'NOT' expecting IDENTIFIER"],
    [
      "city NOT = 'x'",
      "Invalid filter. At line 1:9 mismatched input '=' expecting {'GLOB', 'IN', 'CONTAINS'}",
    ],
    ["(city = 'x'", "Invalid filter. At line 1:11 mismatched input '<EOF>' expecting ')'"],
    ["city = 'x' AND", "Invalid filter. At line 1:14 mismatched input '<EOF>' expecting IDENTIFIER"],
    ['city IN ()', "Invalid filter. At line 1:9 mismatched input ')' expecting NUMBER"],
    ["city = 'x' --", "Invalid filter. At line 1:11 token recognition error at: '-'"],
    ['a = 1\nAND ;', "Invalid filter. At line 2:4 token recognition error at: ';'"],
  ])('%s', (filter, message) => {
    expect(() => holds(filter)).toThrow(message);
  });
});
