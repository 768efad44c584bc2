import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { build } from './build.ts';
import { check } from './check.ts';

const results = 'dist/test-results';

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** A step that could not run at all counts as one failure, so that it cannot go unseen. */
const crashed: Tally = { passed: 0, failed: 1 };

/** Units, the worker in workerd, and the whole shop in a browser. */
async function vitest(): Promise<Tally> {
  const file = `${results}/vitest.json`;
  const { status } = spawnSync(
    'node_modules/.bin/vitest',
    ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    {
      stdio: 'inherit',
    },
  );
  const report = await readJson<{
    numPassedTests: number;
    numFailedTests: number;
    numTotalTests: number;
    success: boolean;
  }>(file);
  if (!report) return crashed;
  // A skipped test, or a file that did not load, is not a pass.
  const failed = Math.max(
    report.numTotalTests - report.numPassedTests,
    status === 0 && report.success ? 0 : 1,
  );
  return { passed: report.numPassedTests, failed };
}

/** The element in a real browser. */
async function element(): Promise<Tally> {
  const { status } = spawnSync('node_modules/.bin/wtr', { stdio: 'inherit' });
  const report = await readJson<Tally>(`${results}/element.json`);
  return report ? { passed: report.passed, failed: Math.max(report.failed, status === 0 ? 0 : 1) } : crashed;
}

async function readJson<T>(file: string): Promise<T | undefined> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T;
  } catch {
    return undefined;
  }
}

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
const failedChecks = await check();
for (const command of failedChecks) console.error(`failed: ${command}`);
await build({ sampleOnly: true });
const tallies = [{ passed: 0, failed: failedChecks.length }, await vitest(), await element()];
const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0);
const failed = tallies.reduce((sum, tally) => sum + tally.failed, 0);
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
