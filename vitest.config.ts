import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          // A property over thousands of runs takes seconds on a busy machine; how long says nothing of it.
          testTimeout: 60_000,
          include: [
            '{shared,worker,widget,catalogue-data,demo,scripts}/**/*.test.ts',
            'tests/{adversary,architecture,cases,contract,emulators,evals,models}/**/*.test.ts',
          ],
        },
      },
      'tests/worker/vitest.config.ts',
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 90_000,
        },
      },
    ],
  },
});
