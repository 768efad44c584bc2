import { readFile } from 'node:fs/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { kilobytes, type Row } from './measure.ts';

/** What is deployed, and what a shopper's browser loads. */
export async function sizes(): Promise<Row[]> {
  const worker = gzipSync(await readFile('dist/worker/index.js'), { level: 9 }).length;
  const [embed, panel] = await Promise.all(['embed.js', 'panel.js'].map(brotli));
  return [
    { name: 'worker bundle, gzip', value: kilobytes(worker), beside: 'limit 400 KB' },
    { name: 'embed script, brotli', value: kilobytes(embed ?? 0), beside: 'limit 1.5 KB' },
    {
      name: 'all to open and show a first answer, brotli',
      value: kilobytes((embed ?? 0) + (panel ?? 0)),
      beside: 'limit 20 KB',
    },
  ];
}

async function brotli(file: string): Promise<number> {
  return brotliCompressSync(await readFile(`dist/assets/${file}`)).length;
}
