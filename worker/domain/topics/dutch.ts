import type { TopicWords } from './words.ts';

export const dutch: TopicWords = {
  greeting:
    /^(?:(?:hallo|hoi|goede?(?:dag|morgen|middag|navond)|goeiedag)(?: allemaal)?[\s!.,]*|hoe gaat het(?: met (?:je|u|jou))?[\s!.,?]*)+$/u,
  help: /^[¡¿\s]*(?:(?:kun je|kunt u) (?:me|mij) helpen|ik heb hulp nodig|wat (?:kun je|kunt u)(?: (?:doen|voor me doen|voor mij doen))?|hoe werkt (?:dit|het))[\s!.?]*$/u,
  thanks:
    /^(?:(?:ok|oke|prima),? )?(?:heel erg |hartelijk )?(?:bedankt|dank(?: je| u)?(?: wel)?|dankjewel|tot ziens)\b[^?]{0,20}$/u,
  identity:
    /\b(?:ben je|bent u|spreek ik|praat ik)\b.{0,20}\b(?:mens|persoon|robot|bot|machine|ai|echt)\b|^wie (?:ben je|bent u)\b/u,
  order:
    /\bwaar (?:is|blijft) mijn (?:bestelling|pakket|pakje)\b|\bbestelnummer\b|\bstatus van mijn bestelling\b/u,
  elsewhere:
    /\b(?:wat wordt|hoe is|wat is) het weer\b|\bvertel (?:me |ons )?een (?:mop|grap|verhaal)\b|\bschrijf (?:me )?een gedicht\b|\bhoofdstad van\b|\bhoe laat is het\b/u,
  vague:
    'ik zoek wil graag heb nodig iets een leuks moois bijzonders cadeau cadeautje alsjeblieft alstublieft aub laat zien me mij voor nieuws ' +
    'kopen hulp wat dan ook',
  policies: {
    returns: /\b(?:retour\w*|terug(?:sturen|geven|brengen|zenden)|ruil\w*|herroep\w*)\b/u,
    refunds: /\b(?:terugbetal\w*|geld terug)\b/u,
    warranty: /\bgarantie\w*\b/u,
    cancel: /\bannuleer\w*\b|\bannuler\w*\b|\bbestelling wijzigen\b/u,
    invoices: /\bfactu(?:ur|ren)\b/u,
    pay: /\b(?:betal\w*|betaal\w*|paypal|ideal|creditcard)\b/u,
    times:
      /\b(?:hoe (?:lang|snel)|wanneer)\b.*\b(?:lever\w*|bezorg\w*|verzend\w*|duurt|komt)\b|\blevertijd\w*\b/u,
    where: /\b(?:bezorg\w*|lever\w*|verzend\w*|verstu\w*)\b.{0,20}\b(?:in|naar)\b/u,
    delivery: /\b(?:verzend\w*|bezorg\w*|levering|leveren)\b/u,
  },
};
