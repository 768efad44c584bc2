/** The layers of the house, and which of them each may import. Its own files are always among them. */
export const arrows = {
  shared: [],
  domain: ['shared'],
  ports: ['shared', 'domain'],
  adapters: ['shared', 'domain', 'ports'],
  ledger: ['shared', 'domain'],
  tools: ['shared', 'domain', 'ports'],
  agent: ['shared', 'domain', 'ports', 'tools'],
  studio: ['shared', 'domain', 'ports'],
  http: ['shared', 'domain', 'ports', 'tools', 'agent', 'studio'],
  env: ['shared', 'domain'],
  compose: ['shared', 'domain', 'ports', 'adapters', 'env'],
  index: ['domain', 'env', 'compose', 'http', 'ledger'],
  feeds: ['shared', 'domain'],
  widget: ['shared'],
  /** Tests and commands put things together as they need them; nothing in the house imports them. */
  root: [
    'shared',
    'domain',
    'ports',
    'adapters',
    'ledger',
    'tools',
    'agent',
    'studio',
    'http',
    'env',
    'compose',
    'index',
    'feeds',
    'widget',
  ],
} as const satisfies Record<string, readonly string[]>;

export type Layer = keyof typeof arrows;

/** What may be imported for its types alone. */
export const typeArrows: Partial<Record<Layer, readonly Layer[]>> = { compose: ['agent'] };

/** Layers that may use these packages and no others. */
export const packagesOf: Partial<Record<Layer, readonly string[]>> = {
  shared: ['zod'],
  domain: ['zod', 'stemmer'],
  ports: [],
  widget: ['lit', 'eventsource-parser', 'idb-keyval', 'streaming-markdown'],
};

const rootFolders = ['catalogue-data', 'scripts', 'demo', 'tests'];
const workerFolders = [
  'domain',
  'ports',
  'adapters',
  'ledger',
  'tools',
  'agent',
  'studio',
  'http',
  'feeds',
] as const;
const workerFiles = ['env', 'compose', 'index'] as const;

/** The layer of a file by its path from the repository's root, or undefined where the house has no room for it. */
export function layerOf(path: string): Layer | undefined {
  const [folder = '', inner = '', ...deeper] = path.split('/');
  if (/\.test\.ts$/.test(path) || rootFolders.includes(folder) || inner === '') return 'root';
  if (folder === 'shared' || folder === 'widget') return folder;
  if (folder !== 'worker') return undefined;
  return deeper.length > 0
    ? workerFolders.find((layer) => layer === inner)
    : workerFiles.find((layer) => `${layer}.ts` === inner);
}
