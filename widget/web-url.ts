/** An address that may stand in an `href`: http(s) and nothing else. */
export function webUrl(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? url : undefined;
}
