import { posix } from 'node:path';
import { arrows, type Layer, layerOf, packagesOf, typeArrows } from './arrows.ts';
import { cyclesIn } from './cycles.ts';
import { type Import, readSource, type Source, type Use } from './source.ts';

/** Path from the repository's root -> text. */
export type Files = ReadonlyMap<string, string>;

/** Each broken rule in a sentence. There is no comment and no list of exceptions that could silence one. */
export function violationsIn(files: Files): string[] {
  const sources = new Map(
    [...files]
      .filter(([path]) => /\.(?:ts|mjs)$/.test(path))
      .map(([path, text]) => [path, readSource(path, text)]),
  );
  return [
    ...[...sources].flatMap(([path, source]) => violationsOf(path, source)),
    ...cyclesIn(graphOf(sources)).map((cycle) => `${cycle.join(' -> ')}: a cycle`),
    ...[...files].flatMap(([path, text]) => strayNames(path, text, files)),
  ];
}

function violationsOf(path: string, source: Source): string[] {
  const layer = layerOf(path);
  if (!layer) return [`${path} lies in no folder of the house`];
  return [
    ...source.imports.flatMap((one) => brokenArrow(path, layer, one) ?? []),
    ...(layer === 'ports' && source.hasCode ? ['holds code, and a port holds types only'] : []),
    ...(layer === 'domain'
      ? source.uses.filter(isImpure).map(({ name }) => `uses ${name} in the domain`)
      : []),
    ...bindingsRead(layer, path, source),
    ...(layer === 'widget' ? rawHtml(source) : []),
    ...(path.startsWith('tests/architecture/') ? switchedOff(source) : []),
  ].map((broken) => `${path} ${broken}`);
}

function brokenArrow(path: string, layer: Layer, { specifier, typeOnly }: Import): string | undefined {
  if (specifier === undefined)
    return layer === 'root' || layer === 'widget' ? undefined : 'imports what cannot be read from its text';
  if (!/^\.\.?\//.test(specifier)) return brokenPackage(path, layer, specifier);
  const target = posix.join(posix.dirname(path), specifier);
  if (target.startsWith('..')) return `imports ${specifier}, outside the repository`;
  const to = layerOf(target);
  const allowed: readonly (Layer | undefined)[] = [
    layer,
    ...arrows[layer],
    ...(typeOnly ? (typeArrows[layer] ?? []) : []),
  ];
  return allowed.includes(to) ? undefined : `imports ${target}: ${layer} may not import ${to ?? 'it'}`;
}

function brokenPackage(path: string, layer: Layer, specifier: string): string | undefined {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier;
  if (name.startsWith('cloudflare:')) {
    const may = ['env', 'compose', 'index'].includes(layer) || path.startsWith('tests/worker/');
    return may ? undefined : `imports ${specifier}: bindings are read in env, compose and index only`;
  }
  // Another name for a file of ours would walk around the arrows.
  if (/^[#/]|^(?!node:)[a-z]+:/.test(name) || name === 'shop-assistant')
    return `imports ${specifier}, neither a relative path nor a package`;
  if (name === 'hono' && layer !== 'http') return 'imports hono, which lives in worker/http only';
  const packages = packagesOf[layer];
  return !packages || packages.includes(name) ? undefined : `imports ${specifier}: not a package of ${layer}`;
}

const impure = new Set(
  (
    'fetch setTimeout setInterval setImmediate queueMicrotask performance globalThis self window navigator caches process ' +
    'console require eval Function XMLHttpRequest WebSocket EventSource Temporal scheduler'
  ).split(' '),
);

/** Whether a name reads a clock, chance or the network, or reaches all of them by another. */
function isImpure({ name, member, constructedWith = 0 }: Use): boolean {
  if (name === 'Date') return !(member === 'parse' || member === 'UTC' || constructedWith > 0);
  if (name === 'Math') return member === undefined || member === 'random' || member === '(unreadable)';
  if (name === 'crypto') return member !== 'subtle';
  return impure.has(name);
}

function bindingsRead(layer: Layer, path: string, { uses, words }: Source): string[] {
  if (!path.startsWith('worker/') || ['root', 'env', 'compose', 'index'].includes(layer)) return [];
  const reads = words.has('env') || uses.some(({ name }) => name === 'process');
  return reads ? ['reads bindings, which env, compose and index do'] : [];
}

const html =
  /\b(?:innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|parseHTMLUnsafe|createContextualFragment|srcdoc|unsafe(?:HTML|SVG|MathML|Static)|unsafe-(?:html|svg|mathml))\b/;

function rawHtml({ words, uses }: Source): string[] {
  const written = [...words].flatMap((word) => html.exec(word)?.[0] ?? []);
  const run = uses.filter(
    ({ name, member }) => name === 'eval' || name === 'Function' || isWrite(name, member),
  );
  return [...written, ...run.map(({ name }) => name)].map(
    (name) => `uses ${name}, which makes text run or render`,
  );
}

function isWrite(name: string, member: string | undefined): boolean {
  return name === 'document' && (member === 'write' || member === 'writeln');
}

const off = ['skip', 'only', 'todo', 'fails', 'skipIf', 'runIf'];

function switchedOff({ uses }: Source): string[] {
  return uses
    .filter(({ name, member }) => /^(?:test|it|describe)$/.test(name) && member && off.includes(member))
    .map(({ name, member }) => `switches a rule off with ${name}.${member}`);
}

/** Imports of types are gone at run time, and between layers the arrows keep them from going round. */
function graphOf(sources: ReadonlyMap<string, Source>): Map<string, string[]> {
  const targets = (path: string, { imports }: Source) =>
    imports
      .filter(({ typeOnly }) => !typeOnly)
      .map(({ specifier }) => posix.join(posix.dirname(path), specifier ?? ''))
      .filter((target) => sources.has(target));
  return new Map([...sources].map(([path, source]) => [path, targets(path, source)]));
}

/** A handbook that is not in the repository, by its place or by a name no file here has. */
function strayNames(path: string, text: string, files: Files): string[] {
  const places = text.match(/(?:\.\.\/)*shared\/design\b|\/work\/[\w-]+/g) ?? [];
  const known = new Set([...files.keys()].map((file) => posix.basename(file)));
  const books = (text.match(/\b[A-Z][A-Z-]{2,}\.md\b/g) ?? []).filter((book) => !known.has(book));
  return [...new Set([...places, ...books])].map(
    (name) => `${path} names ${name}, which is not in the repository`,
  );
}
