import { expect, test } from 'vitest';
import { startDevServer } from '../../scripts/wrangler.ts';

/** `wrangler dev` bundles as wrangler.toml says, and the worker says what it was not given. */

test('a model whose provider was left out of the bundle stops with the way to build it in', async () => {
  const vars = { MODEL: 'anthropic:claude-sonnet-4-5', ANTHROPIC_API_KEY: 'key' };
  const starting = startDevServer({ port: 8946, vars, persistTo: 'dist/e2e-state-left-out' });
  await expect(starting).rejects.toThrow(
    /^The model provider "anthropic" is not in this bundle\. To build it in, take the line of "@ai-sdk\/anthropic" out of \[alias\] in wrangler\.toml/,
  );
});
