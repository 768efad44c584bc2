import { recordVersion } from './records.ts';

/**
 * Where a release's records lie. Namespaces are named by what is in them, so that a new catalogue is written beside the
 * one that answers, and a worker goes over to it by being deployed with its manifest.
 */
export type Kind = 'products' | 'policies';

/** `hash` is the manifest's own of the catalogue, or of the policies. */
export function namespaceOf(kind: Kind, hash: string): string {
  return `${kind}-${recordVersion}-${hash}`;
}

/** What kind of records of ours a namespace holds; undefined of one that is not ours, and is left alone. */
export function kindOf(namespace: string): Kind | undefined {
  return /^(products|policies)-\d+-[0-9a-f]{12}$/.exec(namespace)?.[1] as Kind | undefined;
}

/** Holds one record for each namespace that is complete, of the same name. Until it is there, nothing is asked of it. */
export const completedNamespace = 'completed';
