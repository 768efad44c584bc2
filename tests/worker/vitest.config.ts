import { cloudflareTest } from '@cloudflare/vitest-plugin';
import { defineConfig } from 'vitest/config';

/** Tests that run inside workerd, against the worker as wrangler.toml describes it and the built assets. */
export default defineConfig({
  plugins: [cloudflareTest({ wrangler: { configPath: './wrangler.toml' } })],
  test: { name: 'worker', include: ['tests/worker/**/*.test.ts'], root: '../..' },
});
