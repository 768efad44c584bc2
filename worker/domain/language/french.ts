import type { LanguageWords } from './words.ts';

export const french: LanguageWords = {
  telling:
    "aimerais aussi avec avez avons bibliotheque bibliothèque bonjour bonsoir c' cadeau canapé canapés " +
    'ce cela cette chaises chaussures cher cherche cherchons chevet chère chêne cinq combien commande ' +
    'commander comment couette couloir coussin coussins coute coûte cuir disponible drap draps délai ' +
    'délais enfant enfants entrée et etagere etes euros facture faut fauteuil fauteuils haut haute ' +
    "hauteur housse humain ignorez imperméable j' jardin je joli jolie lampes largeur lavable lecture " +
    'linge lits livraison livrer livrez lumière marron matelas merci meuble meubles miroir moins ' +
    "montrez n' notre ou oublie oubliez où paiement pas payer petites petits peut peux plait plaît " +
    "pourquoi pouvez précédentes qu' quand quatre quel quelle quelles quelqu quelque quelques quels " +
    'ranger remboursement rembourser renvoyer retourner rideau rideaux ronde serviettes sont stp suis ' +
    'svp tabouret taille tapis tiroir tiroirs toutes trop très une veux vos votre voudrais vous ça ' +
    'étagère étagères étroit étroite êtes',
  common:
    'a armoire au aux beau belle blanc blanche bleu bleue bois bureau ca ces chaise chambre chez ' +
    "commode coton cuisine d' dans de des deux dispo du elle en entre est frais garantie grand grande " +
    "gris grise ignore il instructions jaune l' la laine lampe le les lin lit m' ma mais manger me mes " +
    'mon ne noir noire non nos nous on oui par parler personnes petit petite plus pour prix puis que ' +
    "qui rendre retour robot rond rouge s' sa salon salut sans se si six son sous sur t' table te ton " +
    'trois tu un velours verre vert verte y à',
  letters: /[éèêëàâçùûîïôœ]/u,
};
