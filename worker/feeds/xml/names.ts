/** The namespaces that prefixes stand for, at one place of a document. The empty prefix is the default. */
export type Namespaces = ReadonlyMap<string, string>;

const googleNamespace = 'http://base.google.com/ns/1.0';
const plainNamespaces: ReadonlySet<string> = new Set(['', 'http://www.w3.org/2005/Atom']);

/** Many feeds use "g:" without declaring it; it can only mean Google's. */
export const wellKnown: Namespaces = new Map([['g', googleNamespace]]);

/** The namespaces within an element of these attributes. */
export function declaredIn(attributes: Readonly<Record<string, string>>, around: Namespaces): Namespaces {
  const declared = Object.entries(attributes).flatMap(([name, address]) => {
    const prefix = /^xmlns(?::(?<prefix>.+))?$/.exec(name);
    return prefix ? [[prefix.groups?.prefix ?? '', address.trim()] as const] : [];
  });
  return declared.length === 0 ? around : new Map([...around, ...declared]);
}

/**
 * "g:price" for an element of Google's namespace, whatever its prefix; "title" for one of RSS, which has no namespace,
 * or of Atom's; "" for one of any other.
 */
export function nameIn(namespaces: Namespaces, tag: string): string {
  const [prefix, local] = tag.includes(':') ? tag.split(':', 2) : ['', tag];
  const namespace = namespaces.get(prefix!) ?? (prefix === '' ? '' : undefined);
  if (namespace === googleNamespace) return `g:${local}`;
  return namespace !== undefined && plainNamespaces.has(namespace) ? local! : '';
}
