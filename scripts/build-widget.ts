import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type BuildOptions, build, context, type OutputFile, type Plugin, transform } from 'esbuild';
import { minify } from 'vite';

/** Builds the element: `embed.js`, which a shop's page loads, and `panel.js`, which it loads on first use. */

export interface Size {
  readonly file: string;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const widget = fileURLToPath(new URL('../widget/', import.meta.url));

/** What esbuild leaves as it is written: style sheets and markup in template strings. */
const minifyTemplates: Plugin = {
  name: 'minify-templates',
  setup(build) {
    build.onLoad({ filter: /[\\/]widget[\\/].*\.ts$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const [literal, css = ''] of contents.matchAll(/css`([^`]*)`/g)) {
        const { code } = await transform(css, { loader: 'css', minify: true, target: 'chrome123' });
        contents = contents.replace(literal, () => `css\`${code.trim()}\``);
      }
      return { contents: withoutIndents(contents), loader: 'ts' };
    });
  },
};

/** Line breaks between tags, and between a tag and a value, mean nothing in this markup. */
function withoutIndents(source: string): string {
  return source
    .replaceAll(/(?<=html`|svg`|[^=]>)\s*\n\s*(?=[<$`])/g, '')
    .replaceAll(/(?<=\})\s*\n\s*(?=[<`])/g, '');
}

/** The element says some of the words in `shared/strings`, the worker the rest: only those named here go along. */
const pickStrings: Plugin = {
  name: 'pick-strings',
  setup(build) {
    build.onLoad({ filter: /[\\/]shared[\\/]strings[\\/][a-z-]+\.ts$/ }, async ({ path }) => {
      if (path.endsWith('index.ts')) return undefined;
      const named = await wordsOfWidget();
      const modules: Record<string, Record<string, string>> = await import(pathToFileURL(path).href);
      const kept = Object.entries(modules).map(([name, strings]) => {
        const used = Object.entries(strings).filter(([key]) => named.has(key));
        return `export const ${name} = ${JSON.stringify(Object.fromEntries(used))};`;
      });
      return { contents: kept.join('\n'), loader: 'js' };
    });
    build.onLoad({ filter: /[\\/]launcher-strings\.ts$/ }, async ({ path }) => {
      const { launcherStrings } = await import(pathToFileURL(path).href);
      return { contents: `export const launcherStrings = ${JSON.stringify(launcherStrings)};`, loader: 'js' };
    });
  },
};

async function wordsOfWidget(): Promise<Set<string>> {
  const files = (await readdir(widget, { recursive: true })).filter((file) => /(?<!\.test)\.ts$/.test(file));
  const sources = await Promise.all(files.map((file) => readFile(join(widget, file), 'utf8')));
  return new Set(sources.join('\n').match(/\w+/g));
}

/** A second minifier finds what esbuild left: two to three in a hundred. */
const minifyAgain: Plugin = {
  name: 'minify-again',
  setup(build) {
    build.onEnd(async ({ outputFiles = [] }) => {
      const script = outputFiles.find(({ path }) => path.endsWith('.js'));
      const map = outputFiles.find(({ path }) => path.endsWith('.map'));
      if (script && map) await writeMinified(script, map);
    });
  },
};

async function writeMinified(script: OutputFile, map: OutputFile): Promise<void> {
  const { code, map: minifiedMap } = await minify(script.path, script.text, {
    compress: { target: 'es2022' },
    mangle: { toplevel: true },
    module: true,
    sourcemap: true,
    inputMap: JSON.parse(map.text),
  });
  await writeFile(script.path, code);
  await writeFile(map.path, JSON.stringify(minifiedMap));
}

function optionsOf(entry: 'embed' | 'panel', outDir: string): BuildOptions {
  return {
    entryPoints: [join(widget, `${entry}.ts`)],
    outfile: join(outDir, `${entry}.js`),
    bundle: true,
    format: entry === 'embed' ? 'iife' : 'esm',
    target: 'es2022',
    minify: true,
    sourcemap: 'external',
    legalComments: 'none',
    conditions: ['production', 'browser'],
    define: { 'process.env.NODE_ENV': '"production"' },
    pure: ['console.assert'],
    plugins: [pickStrings, minifyTemplates, minifyAgain],
    tsconfig: join(widget, 'tsconfig.json'),
    write: false,
    logLevel: 'warning',
  };
}

/** Writes both files into `outDir` and says what they weigh. With `watch`, goes on building as the sources change. */
export async function buildWidget({ outDir, watch = false }: { outDir: string; watch?: boolean }) {
  await mkdir(outDir, { recursive: true });
  const sizes: Size[] = [];
  for (const entry of ['embed', 'panel'] as const) {
    const options = optionsOf(entry, outDir);
    await build(options);
    if (watch) await (await context(options)).watch();
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
