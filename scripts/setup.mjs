// Makes a fresh machine ready: installs from the lock file and, for tests, the programs they drive. It has no
// dependencies and runs on Node 20, since it is what brings everything else.
import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.installed`;

const programs = [
  {
    name: 'Chromium',
    package: 'chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome'],
    variable: 'CHROME_PATH',
  },
  { name: 'Redis', package: 'redis-server', commands: ['redis-server'], variable: 'REDIS_SERVER_PATH' },
];

installPackages();
if (process.argv[2] === 'test') installPrograms();

function installPackages() {
  const lock = createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages from package-lock.json ...');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  });
  if (result.status !== 0)
    stop("The packages could not be installed: see npm's words above, then run the command again.");
  writeFileSync(stamp, lock);
}

function installPrograms() {
  const missing = programs.filter((program) => !isThere(program));
  if (missing.length === 0) return;
  const names = missing.map((program) => program.name).join(' and ');
  const packages = missing.map((program) => program.package);
  const command = `apt-get update && apt-get install -y --no-install-recommends ${packages.join(' ')}`;
  if (process.getuid?.() !== 0 || !found('apt-get')) {
    const advice = missing.map((program) => `set ${program.variable} to where it is`).join(', or ');
    stop(`The tests need ${names}. Run: sudo sh -c "${command}" (or ${advice}), then run the command again.`);
  }
  console.log(`Installing ${names} for the tests ...`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const result = spawnSync('sh', ['-c', `${command} >/dev/null`], { stdio: 'inherit', env });
  if (result.status !== 0 || !missing.every(isThere))
    stop(`${names} could not be installed. Run: ${command}`);
}

function isThere(program) {
  const named = process.env[program.variable];
  return named ? existsSync(named) : program.commands.some(found);
}

function found(command) {
  try {
    execFileSync('sh', ['-c', `command -v ${command}`], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function stop(message) {
  console.error(`\n${message}`);
  process.exit(1);
}
