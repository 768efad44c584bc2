import type { MomentClaim, Placed } from './claim.ts';

/** What a time is counted from: event -> its words. English only, as the policies are. */
const events: Readonly<Record<MomentClaim['event'], string>> = {
  order: 'order(?:s|ed|ing)?|purchase|buy|pay',
  dispatch: 'ships?|shipped|shipping|sent|leaves?|dispatch(?:ed)?',
  arrival: 'deliver(?:y|ed)|arriv(?:es?|al|ed)|reach(?:es|ed)?|receiv(?:e|ed|es)|receipt|get it',
  return: 'back with us',
  first: 'first (?:parcel|item|piece|delivery)',
  last: 'last (?:parcel|item|piece|delivery)',
};
const named = Object.entries(events)
  .map(([event, words]) => `(?<${event}>${words})`)
  .join('|');
const between =
  '(?:(?:the|your|an?|it|they|things?|we|you|is|are|was|were|has|have|been|place|placed|day|date|moment|whole|that|on|which|item|items|parcel|piece|order|orders|ordered) ){0,9}';
/** "30 days from delivery", "starts on the day you order". */
const moment = new RegExp(
  String.raw`\b(?:from|after|since|when|as soon as|on(?= (?:ordering|delivery|dispatch|arrival|receipt)\b)|(?:starts?|begins?|counts?|counted|runs?)(?: on| with| at)?|days? of|weeks? of|the day) ${between}(?:${named})\b`,
  'g',
);

/** What a stretch of time is said to begin with. */
export function momentsIn(text: string): Placed<MomentClaim>[] {
  return [...text.matchAll(moment)].flatMap((match) => {
    const event = (Object.keys(events) as MomentClaim['event'][]).find((one) => match.groups?.[one]);
    if (event === undefined) return [];
    return [
      {
        claim: { kind: 'moment' as const, event },
        start: match.index,
        end: match.index + match[0].length,
      },
    ];
  });
}
