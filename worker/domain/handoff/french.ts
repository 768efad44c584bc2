import { andSeeksNothing, type HandoffWords } from './words.ts';

const who =
  "(?:quelqu'un|(?:un |une |votre |le |la |l')(?:vrai |vraie |etre |autre )?(?:humaine?|personne|conseill\\w+|agent|employe\\w*|responsable|service client|operateur))";
const harmed = String.raw`(?:cass|abim|endommag|bris|fissur|ray|dechir|defectueu)\w*`;

export const french: HandoffWords = {
  person: [
    new RegExp(String.raw`\b(?:parler|discuter|echanger|chatter) (?:a|avec) ${who}\b`, 'u'),
    /\b(?:puis-je|je peux|pourrais-je) avoir (?:un|une) (?:vrai |vraie )?(?:humain|personne|conseill\w+|agent)\b/u,
    /\bje (?:veux|voudrais|souhaite) (?:un|une) (?:vrai |vraie )?(?:humain|personne|conseiller|agent)(?=\s*(?:$|[.!,]|s'il|svp))/u,
    /\b(?:passez|mettez)-moi (?:en relation|en contact|un|une|le|votre)\b/u,
    /^(?:un |une )?(?:humain|conseiller|vraie personne|service client)(?: s'il vous plait| svp)?[\s.!]*$/u,
  ],
  damage: [
    new RegExp(
      String.raw`\b(?:est|sont|ete|etait|etaient) (?:arrive|livre)\w*\b[^.!?]{0,25}\b${harmed}`,
      'u',
    ),
    new RegExp(
      String.raw`\b(?:livree?s?|recue?s?) (?:hier|ce matin|aujourd'hui)\b[^.!?]{0,25}\b${harmed}`,
      'u',
    ),
    new RegExp(String.raw`\b(?:j'ai|nous avons) recu\b[^.!?]{0,30}\b${harmed}`, 'u'),
  ],
  warranty: [
    new RegExp(
      String.raw`\b(?:ma|mon|notre|mes|nos)(?! (?:ancien|vieu|vieil)) \w+(?: \w+){0,2} (?:(?:ne |n')(?:marche|fonctionne|s'allume|s'ouvre)\w*(?: plus| pas)|(?:est|s'est|sont) (?:\w+ )?(?:casse|fendu|fissure|dechire|effondre|defectueu|en panne)\w*|a lache|clignote)\b${andSeeksNothing}`,
      'u',
    ),
    /\b(?:faire jouer|faire valoir|activer|actionner) (?:la|ma|votre) garantie\b/u,
    /\b(?:une )?(?:demande|reclamation) (?:de|sous|au titre de la) garantie\b/u,
  ],
  complaint: [
    /\b(?:recu|livre|envoye)\b[^.!?]{0,15}\b(?:mauvaise?|erronee?)\b|\bpunaises de lit\b/u,
    /\b(?:faire|deposer|porter|adresser) (?:une )?(?:reclamation|plainte)\b/u,
    /\bme plain(?:dre|s)\b/u,
    /\b(?:mecontente?|decue?) (?:de|du|par) (?:la livraison|votre|vos|service)\b/u,
    /\b(?:c'est|est) (?:\w+ )?(?:inadmissible|inacceptable|scandaleux)\b/u,
  ],
  trade: [
    /\b\d{2,4} (?:\w+ ){1,4}pour (?:mon|ma|notre|un|une|le|la) (?:\w+ )?(?:restaurant|hotel|cafe|bar|bistrot?|bureau|entreprise|ecole|societe|cabinet|auberge)/u,
    /\b(?:commandes? (?:en gros|professionnelles?)|prix (?:de gros|revendeurs?|professionnels?)|tarifs? (?:professionnels?|revendeurs?|de gros)|compte professionnel|achats? en gros|revendeurs?)\b/u,
  ],
  supposed: /\b(?:si|quand|comment|ou|que faire|au cas|peut|peut-on|puis-je|pas|jamais|aucun\w*)\b/u,
};
