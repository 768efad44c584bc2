import { glob, readFile, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { transform } from 'esbuild';
import { build, type InlineConfig, minify, type Plugin } from 'vite';

/**
 * Builds the element: `embed.js`, which a shop's page loads, `panel.js`, which that loads on first use, and beside it
 * `panel-*.js`, which it loads when it needs more than a first answer does.
 */

export interface Size {
  readonly file: string;
  /** Loaded later than the first answer, or never. */
  readonly later: boolean;
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

const widget = fileURLToPath(new URL('../widget/', import.meta.url));
const target = 'es2023';

/** What a minifier of scripts leaves as it is written: style sheets and markup in template strings. */
const minifyTemplates: Plugin = {
  name: 'minify-templates',
  async load(id) {
    if (!id.startsWith(widget)) return undefined;
    let code = await readFile(id, 'utf8');
    for (const [literal, css = ''] of code.matchAll(/css`([^`]*)`/g)) {
      const { code: minified } = await transform(css, { loader: 'css', minify: true, target: 'chrome123' });
      code = code.replace(literal, () => JSON.stringify(minified.trim()));
    }
    return { code: withoutIndents(code), moduleType: 'ts' };
  },
};

/** Line breaks between tags, and between a tag and a value, mean nothing in this markup. */
function withoutIndents(source: string): string {
  return source
    .replaceAll(/(?<=html`|svg`|[^=]>)\s*\n\s*(?=[<$`])/g, '')
    .replaceAll(/(?<=\})\s*\n\s*(?=[<`]|\$\{)/g, '');
}

/**
 * The element says some of the words in `shared/strings`, the worker the rest, and every folder of `widget/` that is
 * loaded later some of its own: what is loaded holds the words that its files name, and no others.
 */
const pickStrings: Plugin = {
  name: 'pick-strings',
  enforce: 'pre',
  async resolveId(specifier, importer = '') {
    const [from = '', words] = importer.split('?words=');
    if (words === undefined && !specifier.includes('/strings/')) return undefined;
    const resolved = await this.resolve(specifier, from, { skipSelf: true });
    return resolved && `${resolved.id}?words=${words ?? partOf(from)}`;
  },
  async load(id) {
    const [path = '', words] = id.split('?words=');
    if (path.endsWith('/launcher-strings.ts')) return constantsOf(path, () => true);
    if (words === undefined) return undefined;
    if (path.endsWith('/index.ts')) return { code: await readFile(path, 'utf8'), moduleType: 'ts' };
    const named = await wordsNamedIn(words);
    return constantsOf(path, (key) => named.has(key));
  },
};

/** What a file is loaded with: a folder of its own that comes later, the launcher, or the panel. */
function partOf(file: string): string {
  return /^(?:trouble(?=\/)|details(?=\/)|launcher)/.exec(file.slice(widget.length))?.[0] ?? 'panel';
}

async function wordsNamedIn(part: string): Promise<Set<string>> {
  const files = (await Array.fromAsync(glob('**/*.ts', { cwd: widget })))
    .map((file) => join(widget, file))
    .filter((file) => partOf(file) === part && !file.endsWith('.test.ts'));
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return new Set(sources.join('\n').match(/\w+/g));
}

/** The module's values, worked out now, as far as they are wanted. */
async function constantsOf(path: string, isWanted: (key: string) => boolean) {
  const module: Record<string, object> = await import(pathToFileURL(path).href);
  const constants = Object.entries(module).map(([name, values]) => {
    const kept = Object.fromEntries(Object.entries(values).filter(([key]) => isWanted(key)));
    return `export const ${name} = ${JSON.stringify(kept)};`;
  });
  return { code: constants.join('\n'), moduleType: 'js' };
}

/** Of all it can be told to listen for, `eventsource-parser` is told of events only here: the rest is dead code. */
const onlyEvents: Plugin = {
  name: 'only-events',
  transform(code, id) {
    if (!/\/eventsource-parser\/dist\/parse\.js$/.test(id)) return undefined;
    const given = 'const { maxBufferSize, onComment, onError, onEvent, onId, onRetry } = config;';
    if (!code.includes(given)) throw new Error('eventsource-parser has changed: see only-events');
    const missing = 'maxBufferSize, onComment, onError, onId, onRetry'.replaceAll(/\w+/g, '$& = undefined');
    // In one line as before, so that the source map stays right.
    return { code: code.replace(given, `const { onEvent } = config, ${missing};`), map: null };
  },
};

/** Properties that only the markdown parser and who calls it know: elsewhere nothing has these names. */
const innerNames =
  /^(?:add_text|add_token|blockquote_idx|end_token|fence_end|fence_start|hr_chars?|indent|indent_len|pending|renderer|set_attr|spaces|table_state)$/;

/** Vite's own minifier leaves the white space of a library, which this is not. */
const minifyScripts: Plugin = {
  name: 'minify-scripts',
  enforce: 'post',
  async generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      const { code, map } = await minify(chunk.fileName, chunk.code, {
        // What only reads a property is left of assertions that are gone.
        compress: { target, treeshake: { propertyReadSideEffects: false } },
        mangle: { toplevel: true },
        mangleProps: { include: innerNames },
        module: chunk.fileName !== 'embed.js',
        sourcemap: true,
        ...(chunk.map && { inputMap: chunk.map }),
      });
      chunk.code = code;
      const written = bundle[`${chunk.fileName}.map`];
      if (written?.type === 'asset') written.source = JSON.stringify(map);
    }
  },
};

function optionsOf(entry: 'embed' | 'panel', outDir: string): InlineConfig {
  return {
    configFile: false,
    publicDir: false,
    root: widget,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [pickStrings, minifyTemplates, onlyEvents, minifyScripts],
    build: {
      target,
      outDir,
      emptyOutDir: false,
      minify: false,
      sourcemap: 'hidden',
      reportCompressedSize: false,
      lib: {
        entry: join(widget, `${entry}.ts`),
        formats: [entry === 'embed' ? 'iife' : 'es'],
        name: 'shopAssistant',
        fileName: () => `${entry}.js`,
      },
      rollupOptions: {
        preserveEntrySignatures: 'allow-extension',
        output: { chunkFileNames: 'panel-[name]-[hash].js' },
      },
    },
  };
}

/** Writes the files into `outDir` and says what they weigh. With `watch`, goes on building as the sources change. */
export async function buildWidget({ outDir, watch = false }: { outDir: string; watch?: boolean }) {
  // Their names change with their content, and nothing asks for those of an earlier build.
  for await (const old of glob('panel-*.js*', { cwd: outDir })) await rm(join(outDir, old));
  const sizes: Size[] = [];
  for (const entry of ['embed', 'panel'] as const) {
    const options = optionsOf(entry, resolve(outDir));
    sizes.push(...sizesOf(await build(options)));
    if (watch) await build({ ...options, build: { ...options.build, watch: {} } });
  }
  return sizes;
}

/** What the entry imports is loaded with it; what is imported by a call, later. */
function sizesOf(built: Awaited<ReturnType<typeof build>>): Size[] {
  const chunks = [built]
    .flat()
    .flatMap((each) => ('output' in each ? each.output : []))
    .filter((file) => file.type === 'chunk');
  const atOnce = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName));
  for (const name of atOnce) {
    for (const imported of chunks.find(({ fileName }) => fileName === name)?.imports ?? [])
      atOnce.add(imported);
  }
  return chunks.map(({ fileName, code }) => ({
    ...weigh(code),
    file: fileName,
    later: !atOnce.has(fileName),
  }));
}

function weigh(code: string) {
  const bytes = Buffer.from(code);
  const brotli = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return { raw: bytes.length, gzip: gzipSync(bytes, { level: 9 }).length, brotli: brotli.length };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { out: { type: 'string', default: 'dist/widget' }, watch: { type: 'boolean', default: false } },
  });
  const sizes = await buildWidget({ outDir: values.out, watch: values.watch });
  console.table(sizes);
  const sum = (some: readonly Size[]) => some.reduce((bytes, { brotli }) => bytes + brotli, 0);
  console.log(`to a first answer ${sum(sizes.filter(({ later }) => !later))} B, in all ${sum(sizes)} B`);
}
