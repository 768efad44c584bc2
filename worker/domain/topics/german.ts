import type { TopicWords } from './words.ts';

export const german: TopicWords = {
  greeting:
    /^(?:(?:hallo|guten (?:tag|morgen|abend)|moin|servus|gruss gott|gruezi)(?: zusammen)?[\s!.,]*|wie geht(?:'s| es)(?: dir| ihnen)?[\s!.,?]*)+$/u,
  help: /^[¡¿\s]*(?:(?:konnen sie mir |kannst du mir |konnt ihr mir )?(?:bitte )?(?:helfen|hilfe)(?: sie mir)?|ich brauche hilfe|was (?:kannst du|konnen sie)(?: alles)?(?: (?:tun|machen|fur mich tun))?|wie funktioniert das(?: hier)?)[\s!.?]*$/u,
  thanks:
    /^(?:(?:ok(?:ay)?|super|prima|gut|alles klar),? )?(?:vielen |herzlichen |besten )?dank(?:e|eschon)?\b[^?]{0,20}$|^(?:tschuss|auf wiedersehen)[\s!.]*$/u,
  identity:
    /\b(?:bist du|sind sie|spreche ich|rede ich|chatte ich)\b.{0,20}\b(?:mensch(?:en)?|person|roboter|bot|ki|maschine|echt)\b|^wer (?:bist du|sind sie)\b/u,
  order:
    /\bwo (?:ist|bleibt) (?:meine bestellung|mein paket)\b|\bbestell(?:nummer|status)\b|\bstatus meiner bestellung\b/u,
  elsewhere:
    /\b(?:wie wird|wie ist) das wetter\b|\bwetter (?:morgen|heute)\b|\berzahl\w* (?:mir |uns )?(?:einen witz|eine geschichte)\b|\bschreib\w* (?:mir )?ein gedicht\b|\bhauptstadt von\b|\bwie spat ist es\b/u,
  vague:
    'ich suche suchen wir brauche mochte will hatte gern gerne etwas was irgendwas irgendetwas ein eine einen schones nettes tolles besonderes ' +
    'geschenk bitte zeig zeigen zeige mir sie fur mich uns neues kaufen hilfe helfen konnen mal das die',
  policies: {
    returns: /\b(?:ruckgabe\w*|retour\w*|umtausch\w*|zuruck(?:geben|schicken|senden|bringen)|widerruf\w*)\b/u,
    refunds: /\b(?:ruckerstattung|erstattung|geld zuruck)\b/u,
    warranty: /\b(?:garantie\w*|gewahrleistung\w*)\b/u,
    cancel: /\bstornier\w*\b|\bbestellung (?:andern|abbrechen)\b/u,
    invoices: /\brechnung(?!skauf)\b/u,
    pay: /\b(?:bezahl\w*|zahlen|zahlung\w*|paypal|kreditkarte|ratenzahlung|rechnungskauf)\b/u,
    times:
      /\b(?:wie lange|wie schnell|wann)\b.*\b(?:liefer\w*|versand|ankommen|kommt|dauert)\b|\blieferzeit\w*\b/u,
    where: /\b(?:liefer\w*|versend\w*|verschick\w*)\b.{0,20}\b(?:nach|in die|ins)\b/u,
    delivery: /\b(?:versand\w*|lieferkosten|liefergebuhr\w*|lieferung|porto)\b/u,
  },
};
