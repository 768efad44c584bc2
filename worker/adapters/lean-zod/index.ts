/**
 * Stands in the bundle for `zod/v4`, as the packages of providers import it: `import { z }` takes the whole of zod
 * along, since the bundler does not see which of its members are used.
 */
export * from './members.ts';
export * as z from './members.ts';
