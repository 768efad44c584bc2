import type { RulesWords } from './words.ts';

export const italian: RulesWords = {
  found: 'Ecco che cosa corrisponde meglio:',
  nothing: 'In questo negozio non ho trovato nulla di simile. Può dirlo con altre parole?',
  inEnglish: 'Senza modello linguistico posso dare i dettagli solo in inglese:',
  policy: 'Le condizioni del negozio sono in inglese. Ecco che cosa dicono:',
  failed: 'Non ho potuto verificarlo. Scriva a {contact} e una persona La aiuterà.',
  greeting: 'Buongiorno e benvenuto da {shop}. Mi dica che cosa cerca, oppure chieda di consegne e resi.',
  help: 'Posso trovare per lei prodotti di {shop} e mostrarle le regole del negozio su consegna, resi e pagamento. Che cosa cerca?',
  thanks: 'Prego. Posso cercare altro per Lei?',
  whoAreYou:
    'Sono l’assistente automatico di {shop}, non una persona. Per parlare con una persona scriva a {contact}.',
  order: 'Non posso vedere gli ordini. Scriva a {contact} e una persona guarderà il Suo.',
  range: 'Che cosa cerca? Questi sono i nostri reparti, con i loro nomi inglesi: {sells}.',
  visit: 'Non lo so. Scriva a {contact} e una persona glielo dirà.',
  elsewhere: 'Posso aiutarLa solo con ciò che vende {shop} e con consegne, resi e pagamenti.',
  inStock: 'disponibile',
  onlyLeft: 'disponibile, ne restano solo {count}',
  soldOut: 'esaurito',
  madeToOrder: 'fatto su ordinazione',
  madeToOrderDay: 'fatto su ordinazione in 1 giorno',
  madeToOrderDays: 'fatto su ordinazione in {count} giorni',
  priceOnRequest: 'prezzo su richiesta',
};
