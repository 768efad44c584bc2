import type { WorkerStrings } from './en.ts';

/** What the worker says in Italian. */
export const worker: WorkerStrings = {
  refusedInjection:
    'Non posso seguire istruzioni di questo tipo. Posso aiutarLa a trovare e confrontare prodotti e rispondere alle Sue domande su consegna, resi e cura.',
  refusedSafety:
    'Non posso aiutarLa in questo. Posso aiutarLa a trovare e confrontare prodotti e rispondere alle Sue domande su consegna, resi e cura.',
  outOfScope:
    'Non posso aiutarLa in questo, ma posso trovare e confrontare prodotti di questo negozio e rispondere a domande su consegna, resi, pagamento e cura. Per parlare con una persona, scriva a {contact}.',
  emptyMessage: 'Non ho ricevuto alcun testo. Che cosa sta cercando?',
  gaveUp: 'Mi dispiace, non sono riuscito a finire. Scriva a {contact} e una persona La aiuterà.',
  failedModel: 'Mi dispiace, qualcosa è andato storto mentre rispondevo. Riprovi oppure scriva a {contact}.',
  timedOut: 'Mi dispiace, ci è voluto troppo tempo. Riprovi oppure scriva a {contact}.',
  noAnswer: 'Mi dispiace, non ho una risposta. Provi a chiederlo con altre parole oppure scriva a {contact}.',
  offlineNotice:
    'L’assistente di questo negozio funziona senza modello linguistico. Mostra ciò che corrisponde e risponde con frasi brevi e fisse; i dettagli li può dare solo in inglese.',
  degradedNotice:
    'La ricerca completa del negozio non è raggiungibile in questo momento. Questi risultati vengono da una più semplice, a cui può sfuggire qualcosa.',
  budgetNotice:
    'L’assistente di questo negozio ha esaurito per ora il suo modello linguistico. Risponde con frasi brevi e fisse e può dare i dettagli solo in inglese.',
  modelUnavailableNotice:
    'Il modello linguistico non è disponibile in questo momento. Questa risposta è fatta di frasi brevi e fisse e i dettagli sono in inglese.',
  fallbackNotice:
    'Il modello linguistico abituale dell’assistente non è raggiungibile in questo momento; questa risposta viene da un altro.',
  englishNotice: 'Posso rispondere solo in inglese; nomi, prezzi e disponibilità sono quelli del negozio.',
  sentenceWithheld: 'Qui ho omesso un dettaglio che non ho potuto confermare.',
  clarifyOptions: 'Una lampada|Un divano o una sedia|Uno scaffale|Un copripiumino|Una sedia da giardino',
  clarifyVague: 'Che tipo di articolo cerca?',
  clarifyWhich: 'Quale intende?',
  fallbackFound: 'Ecco che cosa ho trovato.',
  priceIs: '{title} costa {price}.',
  priceIsOnRequest: 'Il prezzo di {title} è su richiesta.',
  cartNote: 'Nel Suo carrello non c’è nulla finché non tocca il pulsante.',
  handedOffDamage:
    'Mi dispiace che qualcosa sia arrivato danneggiato. Una persona del nostro team esamina ogni segnalazione: scriva a {contact} indicando: {send}.',
  handedOffWarranty:
    'Su ogni richiesta di garanzia decide una persona del nostro team. Scriva a {contact} indicando: {send}.',
  handedOffComplaint:
    'Mi dispiace. Una persona del nostro team se ne occuperà: scriva a {contact} indicando: {send}.',
  handedOffTrade:
    'Degli ordini aziendali si occupa una persona del nostro team. Scriva a {contact} indicando: {send}.',
  handedOffPerson:
    'Certamente. Una persona del nostro team La aiuterà: scriva a {contact} indicando: {send}.',
  handedOffOther: 'Una persona del nostro team può aiutarLa: scriva a {contact} indicando: {send}.',
  and: 'e',
  handoffOwnSend: 'il Suo numero d’ordine, se ne ha uno',
  handoffShopAsks: 'Il negozio chiede, in inglese: “{send}”.',
  handoffSubjectDamage: 'Arrivato danneggiato',
  handoffSubjectWarranty: 'Richiesta di garanzia',
  handoffSubjectComplaint: 'Reclamo',
  handoffSubjectTrade: 'Ordine aziendale',
  handoffSubjectPerson: 'Una domanda per una persona',
  handoffSubjectOther: 'Una domanda per una persona',
  handoffLetter: 'Buongiorno,\n\nVi scrivo dall’assistente del negozio: {subject}.',
  handoffLetterAbout: 'Si tratta di: {titles}',
  handoffLetterAsked: 'Che cosa mi avete chiesto:',
  answerCut: 'In una risposta non ci sta di più. Chieda ciò che manca e continuerò.',
};
