import { expect, test } from 'vitest';
import { rules } from '../../tests/fixtures/shop.ts';
import { PolicyFile } from './policy-file.ts';

const file = (text: string) => new TextEncoder().encode(text).buffer as ArrayBuffer;

test('the rules are read once, from the file the import wrote', async () => {
  const asked: string[] = [];
  const policies = new PolicyFile(async (name) => {
    asked.push(name);
    return file(JSON.stringify(rules));
  });
  expect(await policies.rules()).toEqual(rules);
  expect(await policies.rules()).toEqual(rules);
  expect(asked).toEqual(['policy-rules.json']);
});

test.each(['{}', '[{"kind":"shipping-fee","fee":6.9}]', '[{"kind":"no-such"}]'])(
  'a file that holds %s is no rules, and is asked for again',
  async (text) => {
    let files = 0;
    const policies = new PolicyFile(async () => file(files++ === 0 ? text : '[]'));
    await expect(policies.rules()).rejects.toThrow();
    expect(await policies.rules()).toEqual([]);
  },
);
