import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildOptions, build, context, type Plugin, transform } from 'esbuild';

/** Builds the element: `embed.js`, which a shop's page loads, and `panel.js`, which it loads on first use. */

export interface Size {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const widget = fileURLToPath(new URL('../widget/', import.meta.url));

/** Style sheets are template strings, which esbuild leaves as they are written. */
const minifyStyles: Plugin = {
  name: 'minify-styles',
  setup(build) {
    build.onLoad({ filter: /[\\/]widget[\\/].*styles\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [literal, css = ''] of contents.matchAll(/css`([^`]*)`/g)) {
        const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome123' });
        contents = contents.replace(literal, () => `css\`${code.trim()}\``);
      }
      return { contents, loader: 'ts' };
    });
  },
};

/** The launcher needs a handful of the words in `shared/strings`; only those go into `embed.js`. */
const inlineLauncherStrings: Plugin = {
  name: 'inline-launcher-strings',
  setup(build) {
    build.onLoad({ filter: /[\\/]launcher-strings\.ts$/ }, async ({ path }) => {
      const { launcherStrings } = await import(pathToFileURL(path).href);
      return { contents: `export const launcherStrings = ${JSON.stringify(launcherStrings)};`, loader: 'js' };
    });
  },
};

function optionsOf(entry: 'embed' | 'panel', outDir: string): BuildOptions {
  return {
    entryPoints: [join(widget, `${entry}.ts`)],
    outfile: join(outDir, `${entry}.js`),
    bundle: true,
    format: entry === 'embed' ? 'iife' : 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: 'linked',
    legalComments: 'none',
    conditions: ['production', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    pure: ['console.assert'],
    plugins: [minifyStyles, inlineLauncherStrings],
    tsconfig: join(widget, 'tsconfig.json'),
    logLevel: 'warning',
  };
}

/** Writes both files into `outDir` and says what they weigh. With `watch`, goes on building as the sources change. */
export async function buildWidget({ outDir, watch = false }: { outDir: string; watch?: boolean }) {
  const sizes: Size[] = [];
  for (const entry of ['embed', 'panel'] as const) {
    const options = optionsOf(entry, outDir);
    if (watch) await (await context(options)).watch();
    else await build(options);
    sizes.push(await sizeOf(join(outDir, `${entry}.js`)));
  }
  return sizes;
}

async function sizeOf(file: string): Promise<Size> {
  const bytes = await readFile(file);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { file, raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist/widget' }, watch: { type: 'boolean', default: false } },
  });
  console.table(await buildWidget({ outDir: values.out, watch: values.watch }));
}
