import { andSeeksNothing, type HandoffWords } from './words.ts';

const who =
  "(?:qualcuno|(?:una? |un'|il |la |l'|vostro |vostra )(?:vera |vero )?(?:persona|umano|essere umano|operatore|operatrice|addett\\w+|consulente|responsabile|assistenza|servizio clienti))";
const harmed = '(?:rott|danneggiat|graffiat|difettos|ammaccat|spezzat)[oaie]|a pezzi';

export const italian: HandoffWords = {
  person: [
    new RegExp(String.raw`\b(?:parlare|chattare) con ${who}\b`, 'u'),
    /\b(?:voglio|vorrei|mi serve) (?:un|una) (?:vera )?(?:operatore|umano|persona|operatrice)(?=\s*(?:$|[.!,]|per favore|vera|reale))/u,
    /\b(?:passatemi|mi passi|mettetemi in contatto)\b/u,
    /^(?:un )?(?:operatore|umano)(?: per favore)?[\s.!]*$/u,
  ],
  damage: [
    new RegExp(String.raw`\b(?:e|sono) arrivat[oaie]\b[^.!?]{0,30}\b(?:${harmed})\b`, 'u'),
    new RegExp(String.raw`\b(?:ho|abbiamo) ricevuto\b[^.!?]{0,30}\b(?:${harmed})\b`, 'u'),
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:la mia|il mio|la nostra|il nostro)(?! vecchi) \w+(?: \w+){0,2} (?:non (?:funziona|si accende)(?: piu)?|si e (?:rott|guastat|spezzat|stappat)[oa]|e (?:rott|difettos|guast)[oa]|ha smesso di funzionare|lampeggia|ha un difetto)\b${andSeeksNothing}`,
      'u',
    ),
    /\b(?:far valere|attivare|usufruire del) ?la garanzia\b/u,
    /\b(?:richiesta|reclamo) (?:di|in) garanzia\b/u,
  ],
  complaint: [
    /\b(?:ho|abbiamo) ricevuto\b[^.!?]{0,25}\bsbagliat[oa]\b|\bmi avete (?:mandato|inviato|spedito)\b[^.!?]{0,25}\bsbagliat[oa]\b|\bcimici\b/u,
    /\b(?:fare|presentare|sporgere|inoltrare) (?:un )?reclamo\b/u,
    /\b(?:voglio|vorrei) (?:lamentarmi|reclamare)\b/u,
    /\be (?:\w+ )?(?:inaccettabile|vergognoso)\b/u,
  ],
  trade: [
    /\b\d{2,4} (?:\w+ ){1,4}per (?:il|la|un|una|mio|nostro)(?: mio| nostro| mia| nostra)? (?:ristorante|albergo|hotel|ostello|bar|caffe|ufficio|azienda|scuola|studio)/u,
    /\b(?:ordin[ei]|acquist[oi]|prezz[oi]|vendita) all'ingrosso\b/u,
    /\b(?:sono un rivenditore|ordine aziendale|conto aziendale|sconto (?:quantita|professionisti|rivenditori))\b/u,
  ],
  supposed: /\b(?:se|quando|come|dove|cosa|posso|puo|nel caso|non|mai|nessun\w*)\b/u,
};
