import type { LinkOf } from './markdown.ts';
import { cardsOf, type Message, sourcesOf } from './messages.ts';
import { webUrl } from './web-url.ts';

/** Makes the citation of a source, or nothing where the reply has no such source. */
export type CitationOf = (reply: Message, url: string, number: Element) => Element | undefined;

/**
 * Links a reply may hold: to the pages of its own sources and products. A number is a citation of its source, and
 * stays a number until `citationOf` is there.
 */
export function linksOf(reply: Message, citationOf: CitationOf | undefined): LinkOf {
  const pages = new Set([...sourcesOf(reply), ...cardsOf(reply)].map(({ url }) => url));
  return (url, label) => {
    if (!pages.has(url) || !webUrl(url)) return undefined;
    if (!/^\d+$/.test(label.textContent ?? '')) return pageLink(url, label);
    return citationOf && (citationOf(reply, url, label) ?? pageLink(url, label));
  };
}

function pageLink(url: string, label: Element): Element {
  const link = document.createElement('a');
  link.href = url;
  if (link.origin !== location.origin) {
    link.target = '_blank';
    link.rel = 'noopener';
  }
  link.append(...label.childNodes);
  return link;
}
