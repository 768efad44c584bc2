import { describe, expect, test, vi } from 'vitest';
import { doorDeps as deps, emptyContext, toolContext } from '../../tests/fixtures/tool-context.ts';
import { tools } from './index.ts';
import { runTool } from './run.ts';

const names = tools.map((tool) => tool.name);

describe('a name that is no tool', () => {
  test.each([
    'refund_order',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'get',
    'size',
    '',
    'Search_Products',
    ' search_products',
    'search_products\u200b',
    'x'.repeat(100_000),
  ])('%j is answered with the names there are, and runs nothing', async (name) => {
    const { context, asked } = emptyContext();
    const result = await runTool({ name, input: '{"query":"lamp"}' }, context, deps());
    expect(result).toMatchObject({ ok: false, error: { reason: 'unknown-tool' } });
    if (result.ok) return;
    expect(result.error.message.length).toBeLessThan(300);
    for (const known of names) expect(result.error.message).toContain(known);
    expect(asked).toEqual([]);
  });
});

describe('arguments that do not fit', () => {
  async function refused(input: string, name = 'search_products'): Promise<string> {
    const { context, asked } = emptyContext();
    const result = await runTool({ name, input }, context, deps());
    expect(asked).toEqual([]);
    expect(result).toMatchObject({ ok: false, error: { reason: 'bad-input' } });
    return result.ok ? '' : result.error.message;
  }

  test.each(['{', 'lamp', "{'query':'lamp'}", '{"query":"lamp"}}', '[1,', 'NaN', 'undefined'])(
    '%j is not JSON',
    async (input) => {
      expect(await refused(input)).toBe('The arguments are not JSON.');
    },
  );

  test('ten megabytes are refused before they are read', async () => {
    const parse = vi.spyOn(JSON, 'parse');
    const input = JSON.stringify({ query: 'x'.repeat(10 * 1024 * 1024) });
    const message = await refused(input);
    expect(message).toBe('The arguments are too long.');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test.each([
    ['', 'query'],
    ['null', ''],
    ['[]', ''],
    ['"lamp"', ''],
    ['{}', 'query'],
    ['{"query":7}', 'query'],
    ['{"query":"   "}', 'query'],
    [`{"query":"${'x'.repeat(201)}"}`, 'query'],
    ['{"query":"lamp","max_price":"80"}', 'max_price'],
    ['{"query":"lamp","max_price":0}', 'max_price'],
    ['{"query":"lamp","max_price":-1}', 'max_price'],
    ['{"query":"lamp","max_price":1e999}', 'max_price'],
    ['{"query":"lamp","min_price":2e9}', 'min_price'],
    ['{"query":"lamp","currency":"dollars"}', 'currency'],
    ['{"query":"lamp","currency":"usd"}', 'currency'],
    ['{"query":"lamp","in_stock_only":"yes"}', 'in_stock_only'],
    ['{"__proto__":{"query":"lamp"}}', 'query'],
  ])('of %j the message names the field %j', async (input, field) => {
    const message = await refused(input);
    expect(message).toMatch(/^The arguments do not fit: /);
    expect(message).toContain(field);
  });

  test('a place in a list is named by its number', async () => {
    expect(await refused('{"skus":["LGT-1","no sku"]}', 'get_product_details')).toContain('skus[1]');
  });

  test('thousands of misfits make no longer message than a few', async () => {
    const input = JSON.stringify({ skus: Array(6000).fill('') });
    expect((await refused(input, 'get_product_details')).length).toBeLessThan(500);
  });

  test('fields the schema does not know are ignored', async () => {
    const input = '{"query":"lamp","limits":{"max":1},"__proto__":{"query":7},"constructor":"x"}';
    const call = { name: 'search_products', input };
    expect(await runTool(call, toolContext(), deps())).toMatchObject({ ok: true });
  });
});

test('every tool of the table has a name of its own that a provider takes, and says what it is for', () => {
  expect(new Set(names).size).toBe(names.length);
  for (const tool of tools) {
    expect(tool.name).toMatch(/^[a-z][a-z_]{2,63}$/);
    expect(tool.description.length).toBeGreaterThan(40);
  }
});
