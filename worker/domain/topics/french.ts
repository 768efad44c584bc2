import type { TopicWords } from './words.ts';

export const french: TopicWords = {
  greeting:
    /^(?:(?:bonjour|bonsoir|salut|coucou)(?: a tous)?[\s!.,]*|(?:comment )?(?:ca va|allez-vous|vas-tu)[\s!.,?]*)+$/u,
  help: /^[¡¿\s]*(?:aide|aidez-moi|(?:pouvez-vous|peux-tu) m'aider|(?:j'ai )?besoin d'aide|(?:que|qu'est-ce que) (?:pouvez-vous|vous pouvez|tu peux|peux-tu)(?: faire)?(?: pour moi)?|comment ca marche)[\s!.?]*$/u,
  thanks: /^(?:(?:ok|super|parfait|tres bien),? )?(?:merci|au revoir)\b[^?]{0,20}$/u,
  identity:
    /\b(?:etes-vous|vous etes|es-tu|tu es|je parle a|est-ce que je parle a)\b.{0,20}\b(?:humain|personne|robot|bot|machine|ia|vrai)\b|^qui (?:etes-vous|es-tu)\b/u,
  order: /\bou (?:est|en est) (?:ma commande|mon colis)\b|\b(?:suivi|statut|numero) de (?:ma )?commande\b/u,
  elsewhere:
    /\bquel(?:le)? (?:temps (?:fait|fera)|meteo|est la meteo)\b|\bmeteo\b|\braconte\w*(?:-moi)? une (?:blague|histoire)\b|\becri\w*(?:-moi)? un poeme\b|\bcapitale de\b|\bquelle heure est-il\b/u,
  vague:
    'je j cherche voudrais veux aimerais ai besoin quelque chose d de un une des joli jolie beau belle bien sympa special cadeau ' +
    "j' d' montrez montre moi svp s'il vous plait pour offrir nouveau acheter aide aidez n'importe quoi",
  policies: {
    returns: /\b(?:retours?|retourner|renvoyer|rendre|echang\w*|retractation)\b/u,
    refunds: /\brembours\w*\b/u,
    warranty: /\b(?:garantie|garanti)\b/u,
    cancel: /\bannul\w*\b|\bmodifier (?:ma|une) commande\b/u,
    invoices: /\bfactures?\b/u,
    pay: /\b(?:payer|paiements?|paypal|carte (?:bancaire|de credit))\b/u,
    times:
      /\b(?:combien de temps|quand|delais?)\b.*\b(?:livr\w*|recev\w*|arriv\w*|expedi\w*)\b|\bdelais? de livraison\b/u,
    where: /\b(?:livr\w*|expedi\w*|envoy\w*)\b.{0,20}\b(?:en|au|aux|a|vers)\b/u,
    delivery: /\b(?:livraisons?|frais de port|livrer|livrez|expedition)\b/u,
  },
};
