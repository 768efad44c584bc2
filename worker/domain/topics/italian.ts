import type { TopicWords } from './words.ts';

export const italian: TopicWords = {
  greeting:
    /^(?:(?:ciao|buongiorno|buonasera|salve|buon pomeriggio)[\s!.,]*|come (?:stai|sta|va)[\s!.,?]*)+$/u,
  help: /^[¡¿\s]*(?:aiuto|(?:mi )?(?:puoi|puo) aiutar(?:e|mi)|ho bisogno di aiuto|(?:che )?cosa (?:puoi|puo|sai) fare(?: per me)?|come funziona)[\s!.?]*$/u,
  thanks: /^(?:(?:ok|va bene|perfetto),? )?(?:molte |mille |tante )?(?:grazie|arrivederci)\b[^?]{0,20}$/u,
  identity:
    /\b(?:sei|siete|lei e|parlo con|sto parlando con)\b.{0,20}\b(?:persona|umano|robot|bot|macchina|ia|vera)\b|^chi (?:sei|siete|e lei)\b/u,
  order: /\bdov'? ?e il mio (?:ordine|pacco)\b|\b(?:stato|numero) (?:del(?: mio)? |d')ordine\b/u,
  elsewhere:
    /\bche tempo (?:fa|fara)\b|\bracconta\w* una (?:barzelletta|storia)\b|\bscriv\w* una poesia\b|\bcapitale (?:di|della|del)\b|\bche ore sono\b/u,
  vague:
    'cerco cerchiamo vorrei voglio mi serve ho bisogno di qualcosa un una bello bella carino carina speciale regalo per favore mostrami ' +
    'mi mostri fammi vedere me nuovo comprare aiuto qualsiasi cosa',
  policies: {
    returns: /\b(?:restitui\w+|resi|reso|rend\w{2,3}|sostitu\w+|recesso)\b/u,
    refunds: /\brimbors\w*\b/u,
    warranty: /\bgaranzi[ae]\b/u,
    cancel: /\bannull\w*\b|\bmodificare (?:l'|il mio )ordine\b/u,
    invoices: /\bfattur[ae]\b/u,
    pay: /\b(?:pagare|pagament\w*|paypal|carta di credito|a rate)\b/u,
    times:
      /\b(?:quanto (?:ci )?(?:mette|impiega|tempo)|quando|tempi)\b.*\b(?:consegn\w*|arriv\w*|spedi\w*)\b|\btempi di (?:consegna|spedizione)\b/u,
    where: /\b(?:spedi\w*|consegn\w*)\b.{0,20}\b(?:in|a|negli|nel)\b/u,
    delivery: /\b(?:spedizion[ei]|consegn[ae]|spese di)\b/u,
  },
};
