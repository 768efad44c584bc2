/**
 * Usual misspellings of the words that make a limit: one of them must not lose it. A list, since nearness would turn
 * "ground" into "around".
 */
const misspelt: Readonly<Record<string, string>> = {
  under: 'udner undr uner unde unter',
  below: 'belwo bellow',
  between: 'betwen beetween bewteen betwean betweeen',
  around: 'arround arond aroud',
  maximum: 'maximun maxium',
  budget: 'buget budjet bugdet budgit',
  dollars: 'dollers dolars dollors',
  without: 'witout wihtout withot withuot wihout',
  except: 'exept excpet',
  assembly: 'assembley asembly assmbly assembely',
  cheapest: 'cheepest chepest cheapst cheapset cheapeast',
  largest: 'lagest largst larget',
  smallest: 'smalest smallst',
  newest: 'newst neweset',
  narrower: 'narower narrowr',
  available: 'avaliable availible availabe avalable',
  inches: 'inchs inces',
};
const meant = new Map(
  Object.entries(misspelt).flatMap(([word, forms]) => forms.split(' ').map((form) => [form, word] as const)),
);
const forms = new RegExp(String.raw`\b(?:${[...meant.keys()].join('|')})\b`, 'gu');

/** "W/o" and "w/out". */
const withoutShort = /\bw\/(?:o|out)\b/gu;

/** Names that would lose a word to those that say nothing. */
const lookingGlass = /\blooking[- ]glass(?:es)?\b/gu;

const thenForThan = /\b(less|more|\p{L}{2,}er) then(?= ?[\p{Sc}\d])/gu;

export function respelt(folded: string): string {
  return folded
    .replaceAll(forms, (form) => meant.get(form) ?? form)
    .replaceAll(withoutShort, 'without')
    .replaceAll(thenForThan, '$1 than')
    .replaceAll(lookingGlass, 'mirror');
}
