import type { Claim } from './claim.ts';

const url =
  /(?:[a-z][a-z0-9+.-]{1,20}:\/\/|(?:javascript|vbscript|data|mailto|tel|sms|file|blob):|www\.|(?<![:\p{L}\p{N}/])\/\/(?=[\p{L}\p{N}]))[^\s)>\]"']+/giu;
/** An address without its scheme: of a well-known ending, or of any where a path follows; a number of a host. */
const domain =
  /(?<![@\p{L}\p{N}./_-])(?:[\p{L}\p{N}-]{2,63}\.){1,8}(?:com|net|org|io|co|shop|store|info|biz|app|dev|xyz|site|online|link|uk|de|eu|ru|cn|example|ai|me|tk|zip|gg|ly)\b(?:\/[^\s)>\]"']*)?|(?<![@\p{L}\p{N}./_-])(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,20}\/[^\s)>\]"']*|(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/giu;
const target = /\]\(\s{0,9}<?([^)\s>]*)/gu;
const image =
  /!\[[^\]]{0,2000}\]|<[a-z][a-z0-9]{0,20}(?=[\s/>]|$)|&(?:#\d{1,9}|#x[\da-f]{1,9}|[a-z]{2,8});/giu;
const email = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,190}\.\p{L}{2,20}/gu;

/** What every address, picture, tag and entity has; most sentences have nothing of it. */
const leadsOut = /[@<&[\]/]|:[^\s]|\.\p{L}|www|\d\.\d{1,3}\.\d/iu;

/** What leads out of a text, and the text without it: addresses hold digits and dots that are no claims of their own. */
export function takeLinks(visible: string): { readonly claims: Claim[]; readonly prose: string } {
  if (!leadsOut.test(visible)) return { claims: [], prose: visible };
  const links = linksIn(visible);
  const claims: Claim[] = [
    ...links.map((link) => ({ kind: 'link' as const, url: link })),
    ...[...visible.matchAll(image)].map(() => ({ kind: 'image' as const })),
    ...[...visible.matchAll(email)].map(([address]) => ({
      kind: 'email' as const,
      address: address.toLowerCase(),
    })),
  ];
  const prose = links.reduce((rest, link) => rest.replaceAll(link, ' '), visible).replaceAll(email, ' ');
  return { claims, prose };
}

function linksIn(text: string): string[] {
  const targets = [...text.matchAll(target)].map((match) => match[1] ?? '');
  const bare = [...text.matchAll(url), ...text.matchAll(domain)].map(([link]) =>
    link.replace(/[.,;:!?]{1,9}$/u, ''),
  );
  return [...new Set([...targets, ...bare])].filter((link) => link !== '');
}
