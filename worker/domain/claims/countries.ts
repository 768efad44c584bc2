import { onFirstUse } from '../on-first-use.ts';
import { fold } from '../text.ts';
import type { CountryClaim, Placed } from './claim.ts';
import { anyLanguage, languages } from './words.ts';

/** What countries are called beside their names in the standard. */
const otherNames: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  usa: 'US',
  america: 'US',
  states: 'US',
  holland: 'NL',
  europe: 'EU',
  eu: 'EU',
  'european union': 'EU',
};
/** ISO 3166 codes of all countries, two letters each. */
const codes =
  'ADAEAFAGAIALAMAOARASATAUAWAXAZBABBBDBEBFBGBHBIBJBLBMBNBOBQBRBSBTBWBYBZCACDCFCGCHCICKCLCMCNCOCRCUCVCWCYCZDEDJDKDMDODZECEEEGEHERESETFIFJFKFMFOFRGAGBGDGEGFGGGHGIGLGMGNGPGQGRGTGUGWGYHKHNHRHTHUIDIEILIMINIQIRISITJEJMJOJPKEKGKHKIKMKNKPKRKWKYKZLALBLCLILKLRLSLTLULVLYMAMCMDMEMFMGMHMKMLMMMNMOMPMQMRMSMTMUMVMWMXMYMZNANCNENFNGNINLNONPNRNUNZOMPAPEPFPGPHPKPLPMPRPSPTPWPYQARERORSRURWSASBSCSDSESGSHSISKSLSMSNSOSRSSSTSVSXSYSZTCTDTFTGTHTJTKTLTMTNTOTRTTTVTWTZUAUGUSUYUZVAVCVEVGVIVNVUWFWSYEYTZAZMZW'.match(
    /../g,
  ) ?? [];

/** Every country by its name in the languages read here. */
const countries = onFirstUse((): ReadonlyMap<string, string> => {
  const names = new Map(Object.entries(otherNames));
  for (const language of Object.keys(languages)) {
    const display = new Intl.DisplayNames(language, { type: 'region' });
    for (const code of codes) {
      const name = fold(display.of(code) ?? '');
      if (name.length > 3 && !names.has(name)) names.set(name, code);
    }
  }
  // These mean something else more often.
  for (const word of ['turkey', 'china', 'jersey', 'georgia', 'chad', 'jordan', 'guinea', 'reunion', 'mali'])
    names.delete(word);
  return names;
});
const mostWords = 5;

/** The countries named in a text, the longest name first where one holds another. */
function namesIn(text: string): { readonly code: string; readonly start: number; readonly end: number }[] {
  const words = [...text.matchAll(/[a-z'.&-]+/g)];
  const found: ReturnType<typeof namesIn> = [];
  for (let at = 0; at < words.length; at += 1) {
    const start = words[at]?.index ?? 0;
    for (let count = mostWords; count > 0; count -= 1) {
      const last = words[at + count - 1];
      if (!last) continue;
      const name = text.slice(start, last.index + last[0].length).replace(/['.-]+$/, '');
      const code = countries().get(name);
      if (code === undefined) continue;
      found.push({ code, start, end: start + name.length });
      at += count - 1;
      break;
    }
  }
  return found;
}

const ships =
  /\b(?:ship|deliver|goes|go|send|sent|send(?:s|ing)?|address|countr|parcel|order|available|versand|liefer|versenden|livr|expedi|envi|entreg)/;
const denied = onFirstUse(
  () =>
    new RegExp(
      String.raw`(?:(?<![a-z])(?:${anyLanguage((words) => words.negation)})|n't|\bexcept|\bexcluding|\boutside)(?![a-z])[^.,;:|]{0,40}$`,
    ),
);
const exclusive = /\b(?:only|nur|seulement|uniquement|solo|solamente)\b/;

/** The countries that a sentence on sending things names. */
export function countriesIn(text: string): Placed<CountryClaim>[] {
  if (!ships.test(text)) return [];
  return namesIn(text).map(({ code, start, end }) => {
    const near = `${text.slice(Math.max(0, start - 30), start)}_${text.slice(end, end + 12)}`;
    return {
      claim: {
        kind: 'country' as const,
        code,
        negated: denied().test(text.slice(Math.max(0, start - 60), start)),
        only: exclusive.test(near),
      },
      start,
      end,
    };
  });
}
