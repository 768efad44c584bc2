import { type Strings, say } from '../shared/strings/index.ts';
import type { LinkTargetOf } from './markdown.ts';
import { cardsOf, type Message, type SourcePart, sourcesOf } from './messages.ts';

/** An address that may stand in an `href`: http(s) and nothing else. */
export function webUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? url : undefined;
}

/** Name of the passage a source opens, within the panel. */
export function passageId(turn: string, source: SourcePart): string {
  return `passage-${turn}-${source.sourceId}`.replaceAll(/\s/g, '_');
}

/** Links a reply may hold: to the pages of its own sources and products. A number is a citation of its source. */
export function linkTargetOf(reply: Message, strings: Strings): LinkTargetOf {
  const sources = sourcesOf(reply);
  const pages = new Set([...sources, ...cardsOf(reply)].map(({ url }) => url));
  return (url, label) => {
    if (!pages.has(url) || !webUrl(url)) return undefined;
    if (!/^\d+$/.test(label)) return { kind: 'page', url };
    const source = sourceOf(sources, url, label);
    if (!source) return { kind: 'page', url };
    const name = say(strings, 'sourceLabel', { number: label, title: source.title });
    return { kind: 'citation', popover: passageId(reply.metadata.turn, source), label: name };
  };
}

/** Several passages may stand on one page: the one in that place, if it is of that page, is meant. */
function sourceOf(sources: readonly SourcePart[], url: string, number: string): SourcePart | undefined {
  const placed = sources[Number(number) - 1];
  return placed?.url === url ? placed : sources.find((source) => source.url === url);
}
