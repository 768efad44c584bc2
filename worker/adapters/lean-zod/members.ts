/**
 * Zod without what no schema of a provider mentions and what costs 53 KB of the bundle (gzip): its messages in 50
 * languages (`locales`, which `core` and `z` hold once more), the reader of JSON schemas, and the compiler.
 */
export * from 'zod';

export const z = undefined;
export const core = undefined;
export const locales = undefined;
export const fromJSONSchema = undefined;
export const compile = undefined;
