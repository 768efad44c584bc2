import type { LanguageWords } from './words.ts';

export const french: LanguageWords = {
  telling:
    "aimerais alors après aujourd' aussi autre autres avant avec avez avoir avons bibliotheque " +
    "bibliothèque blague bonjour bonsoir c' cadeau canapé canapés ce cela cette chaises chaque " +
    'chaussures cher cherche cherchons chevet chère chêne cinq combien commande commander comme comment ' +
    'couette couloir coussin coussins coute coûte cuir dedans dehors demain disponible donc drap draps ' +
    'déjà délai délais enfant enfants entrée et etagere etes euros facture fait faut fauteuil fauteuils ' +
    "fera haut haute hauteur housse hui humain ici ignorez ils imperméable j' jardin je joli jolie " +
    'lampes largeur lavable lecture linge lits livraison livrer livrez lumière là marron matelas merci ' +
    "meuble meubles miroir moins montrez même n' notre nouveau oublie oubliez où paiement parce pas " +
    "payer petites petits peut peux plait plaît pourquoi pouvez précédentes qu' quand quatre quel " +
    'quelle quelles quelqu quelque quelques quels ranger remboursement rembourser renvoyer retourner ' +
    'rideau rideaux ronde serviettes seulement sont stp suis svp tabouret taille tapis temps tiroir ' +
    'tiroirs toutes trop très une vais veux vos votre voudrais vous ça étagère étagères étroit étroite ' +
    'été êtes être',
  common:
    'a ai armoire as au aux beau belle bien blanc blanche bleu bleue bois bureau ca car ces chaise ' +
    "chambre chez commode coton cuisine d' dans de des deux dispo du elle en encore entre est frais " +
    "garantie grand grande gris grise hier ignore il instructions jaune l' la laine lampe le les leur " +
    "lin lit m' ma mais mal manger me mes mon ne ni noir noire non nos nous on ou oui par parler " +
    "personnes petit petite plus pour prix puis que qui rendre retour robot rond rouge s' sa salon " +
    "salut sans se si six son sous sur t' table te ton trois tu un va velours verre vert verte y à",
  letters: /[éèêëàâçùûîïôœ]/u,
};
