import { spawn } from 'node:child_process';

/** Types, lint and format, and by itself the rule of who imports whom, which is a test: tests/architecture. */
const checks: readonly (readonly string[])[] = [
  ['tsc', '-p', 'tsconfig.json'],
  ['tsc', '-p', 'worker'],
  ['tsc', '-p', 'widget'],
  ['biome', 'check', '--error-on-warnings'],
];

/** Runs every check; the names of those that failed. */
export async function check(): Promise<string[]> {
  const results = await Promise.all(checks.map(async (command) => ({ command, code: await run(command) })));
  return results.filter(({ code }) => code !== 0).map(({ command }) => command.join(' '));
}

function run([program = '', ...args]: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(`node_modules/.bin/${program}`, args, { stdio: 'inherit' });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** By itself only: `npm test` runs it among all the others. */
const architecture = ['vitest', 'run', '--project', 'unit', 'tests/architecture'];

if (import.meta.main) {
  const failed = await check();
  if ((await run(architecture)) !== 0) failed.push(architecture.join(' '));
  for (const command of failed) console.error(`failed: ${command}`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
