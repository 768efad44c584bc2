import { buildWidget, type Size } from '../../scripts/build-widget.ts';
import { bundleLimit, gzipSize } from './bundle.ts';
import { kilobytes, type Row } from './measure.ts';

/** What is deployed, and what a shopper's browser loads. */
export async function sizes(): Promise<Row[]> {
  const worker = await gzipSize('dist/worker');
  // The files of `npm run build` once more, for what only the build knows: which of them a first answer takes.
  const files = await buildWidget({ outDir: 'dist/assets' });
  const first = files.filter(({ later }) => !later);
  return [
    { name: 'worker bundle, gzip', value: kilobytes(worker), beside: `limit ${kilobytes(bundleLimit)}` },
    {
      name: 'embed script, brotli',
      value: kilobytes(brotli(files.filter(({ file }) => file === 'embed.js'))),
      beside: 'limit 1.5 KB',
    },
    {
      name: 'all to open and show a first answer, brotli',
      value: kilobytes(brotli(first)),
      beside: `limit 20 KB, ${first.length} requests of at most 3`,
    },
    {
      name: 'all that is loaded later, brotli',
      value: kilobytes(brotli(files.filter(({ later }) => later))),
      beside: `${files.length - first.length} files`,
    },
  ];
}

function brotli(files: readonly Size[]): number {
  return files.reduce((sum, file) => sum + file.brotli, 0);
}
