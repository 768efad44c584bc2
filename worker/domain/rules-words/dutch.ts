import type { RulesWords } from './words.ts';

export const dutch: RulesWords = {
  found: 'Dit past het best:',
  nothing: 'Zoiets heb ik in deze winkel niet gevonden. Kunt u het met andere woorden zeggen?',
  inEnglish: 'Zonder taalmodel kan ik details alleen in het Engels geven:',
  policy: 'De voorwaarden van de winkel zijn in het Engels. Dit staat er:',
  failed: 'Dat kon ik niet nakijken. Schrijf naar {contact}, dan helpt een medewerker u.',
  greeting: 'Goedendag en welkom bij {shop}. Vertel me wat u zoekt, of vraag naar bezorging en retourneren.',
  help: 'Ik kan producten van {shop} voor u zoeken en de regels van de winkel over levering, retour en betaling laten zien. Wat zoekt u?',
  thanks: 'Graag gedaan. Kan ik nog iets voor u zoeken?',
  whoAreYou:
    'Ik ben de automatische assistent van {shop}, geen mens. Een medewerker bereikt u via {contact}.',
  order: 'Bestellingen kan ik niet inzien. Schrijf naar {contact}, dan kijkt een medewerker naar die van u.',
  range: 'Wat zoekt u? Dit zijn onze afdelingen, met hun Engelse namen: {sells}.',
  visit: 'Dat weet ik niet. Schrijf naar {contact}, dan vertelt een medewerker het u.',
  elsewhere: 'Ik kan alleen helpen met wat {shop} verkoopt, en met bezorging, retourneren en betalen.',
  inStock: 'op voorraad',
  onlyLeft: 'op voorraad, nog maar {count}',
  soldOut: 'uitverkocht',
  madeToOrder: 'op bestelling gemaakt',
  madeToOrderDay: 'op bestelling gemaakt in 1 dag',
  madeToOrderDays: 'op bestelling gemaakt in {count} dagen',
  priceOnRequest: 'prijs op aanvraag',
};
