import { parseArgs } from 'node:util';
import { build } from './build.ts';
import { buildWidget } from './build-widget.ts';
import { startDevServer } from './wrangler.ts';

const { values } = parseArgs({ options: { watch: { type: 'boolean', default: false } } });
const port = Number(process.env.PORT ?? 8787);

// The server's own end is tied to this process's.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(0));

await build();
if (values.watch) await buildWidget({ outDir: 'dist/assets', watch: true });
const server = await startDevServer({ port, output: 'inherit' }).catch((error: Error) => {
  console.error(`The shop could not be started: ${error.message}`);
  console.error(`If another program uses port ${port}, choose one: PORT=8788 npm start`);
  process.exit(1);
});

console.log(`
The demo shop is open on ${server.url}

Click the round button in the corner and try:
  1. a warm reading lamp under $80
  2. how tall is the second one?
  3. can I return it?

Stop it with Ctrl+C.`);
