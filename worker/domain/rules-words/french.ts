import type { RulesWords } from './words.ts';

export const french: RulesWords = {
  found: 'Voici ce qui convient le mieux :',
  nothing: 'Je n’ai rien trouvé de tel dans cette boutique. Pouvez-vous le dire autrement ?',
  inEnglish: 'Sans modèle de langage, je ne peux donner les détails qu’en anglais :',
  policy: 'Les conditions de la boutique sont en anglais. Voici ce qu’elles disent :',
  failed: 'Je n’ai pas pu vérifier cela. Écrivez à {contact} et une personne vous aidera.',
  greeting:
    'Bonjour et bienvenue chez {shop}. Dites-moi ce que vous cherchez, ou posez une question sur la livraison et les retours.',
  help: 'Je peux trouver pour vous des produits de {shop} et vous montrer les règles de la boutique sur la livraison, les retours et le paiement. Que cherchez-vous ?',
  thanks: 'Avec plaisir. Puis-je vous trouver autre chose ?',
  whoAreYou:
    'Je suis l’assistant automatique de {shop}, pas une personne. Pour joindre une personne, écrivez à {contact}.',
  order: 'Je ne peux pas voir les commandes. Écrivez à {contact} et une personne regardera la vôtre.',
  range: 'Que cherchez-vous ? Voici nos rayons, avec leurs noms anglais : {sells}.',
  visit: 'Je ne le sais pas. Écrivez à {contact} et une personne vous le dira.',
  elsewhere:
    'Je ne peux vous aider que pour ce que vend {shop}, et pour la livraison, les retours et le paiement.',
  inStock: 'en stock',
  onlyLeft: 'en stock, plus que {count}',
  soldOut: 'épuisé',
  madeToOrder: 'fabriqué sur commande',
  madeToOrderDay: 'fabriqué sur commande en 1 jour',
  madeToOrderDays: 'fabriqué sur commande en {count} jours',
  priceOnRequest: 'prix sur demande',
};
