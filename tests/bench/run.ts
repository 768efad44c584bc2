import { cpus, loadavg } from 'node:os';
import { build } from '../../scripts/build.ts';
import { bundleWorker } from './bundle.ts';
import { indexSizes } from './index-size.ts';
import type { Row } from './measure.ts';
import { modelTurns } from './model-turns.ts';
import { providerSizes } from './provider-sizes.ts';
import { sizes } from './sizes.ts';
import { startUpCpu, timeToFirstAnswer } from './start-up.ts';
import { turnCost } from './turn-cost.ts';

await build({ sampleOnly: true });
bundleWorker('dist/worker');

const load = loadavg()
  .map((value) => value.toFixed(2))
  .join(' ');
console.log(`\n${cpus().length} cores, load ${load}, node ${process.version}; medians\n`);
const rows: Row[] = [
  ...(await sizes()),
  ...(await providerSizes()),
  await startUpCpu(),
  ...(await turnCost()),
  ...(await modelTurns()),
  await timeToFirstAnswer(),
  ...(await indexSizes()),
];
const width = Math.max(...rows.map((row) => row.name.length));
for (const { name, value, beside } of rows)
  console.log(`${name.padEnd(width)}  ${value.padStart(10)}   ${beside}`);
