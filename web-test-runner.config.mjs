import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { buildWidget } from './scripts/build-widget.ts';
import { chromiumFlags, chromiumPath } from './scripts/chromium.ts';

const built = join(tmpdir(), `shop-assistant-element-${process.pid}`);
await buildWidget({ outDir: built });

/** What a merchant ships: the built files, also to a page of no origin, which a sandboxed frame is. */
async function serveBuilt(context, next) {
  const name = /^\/built\/((?:embed|panel)(?:-[\w-]+)?\.js)$/.exec(context.path)?.[1];
  if (!name) return next();
  context.type = 'text/javascript';
  context.set('access-control-allow-origin', '*');
  context.body = await readFile(join(built, name));
}

/** The element asks for `panel.js` beside its script; here the source stands in for it. */
function serveSource(context, next) {
  if (context.path === '/widget/panel.js') context.path = '/widget/panel.ts';
  return next();
}

/** `/page?csp=...&html=...`: a page of a shop to put into a frame. */
function servePage(context, next) {
  if (context.path !== '/page') return next();
  const { csp, html = '' } = context.query;
  if (csp) context.set('content-security-policy', csp);
  context.type = 'html';
  context.body = `<!doctype html><html lang="en"><head><meta name="viewport" content="width=device-width"><title>Shop</title></head><body>${html}</body></html>`;
}

/** `/script?js=...`: a script a strict page may load. */
function serveScript(context, next) {
  if (context.path !== '/script') return next();
  context.type = 'text/javascript';
  context.body = context.query.js;
}

/** Counts tests for `npm test`, which reads the file. */
function tallyReporter(file) {
  const count = (suites, passed) =>
    (suites ?? []).reduce(
      (sum, suite) =>
        sum +
        suite.tests.filter((test) => test.passed === passed && !test.skipped).length +
        count(suite.suites, passed),
      0,
    );
  return {
    async stop({ sessions }) {
      const results = [...sessions].map(({ testResults }) => testResults);
      const tally = {
        passed: count(results.filter(Boolean), true),
        failed: count(results.filter(Boolean), false),
      };
      // A file that did not run, or threw outside a test, is a failure too.
      tally.failed += [...sessions].filter((session) => !session.passed && !session.testResults).length;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, JSON.stringify(tally));
    },
  };
}

export default {
  files: 'tests/element/**/*.test.ts',
  nodeResolve: { exportConditions: ['production', 'browser'] },
  concurrency: 1,
  middleware: [serveBuilt, serveSource, servePage, serveScript],
  plugins: [esbuildPlugin({ ts: true, target: 'es2022', tsconfig: 'widget/tsconfig.json' })],
  browsers: [chromeLauncher({ launchOptions: { executablePath: chromiumPath(), args: chromiumFlags } })],
  reporters: [defaultReporter(), tallyReporter('dist/test-results/element.json')],
  testFramework: { config: { timeout: 20_000 } },
};
