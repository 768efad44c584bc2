import type { WorkerStrings } from './en.ts';

/** What the worker says in French. */
export const worker: WorkerStrings = {
  refusedInjection:
    'Je ne peux pas suivre de telles instructions. Je peux vous aider à trouver et à comparer des produits, et répondre à vos questions sur la livraison, les retours et l’entretien.',
  refusedSafety:
    'Je ne peux pas vous aider sur ce point. Je peux vous aider à trouver et à comparer des produits, et répondre à vos questions sur la livraison, les retours et l’entretien.',
  outOfScope:
    'Je ne peux pas vous aider sur ce point, mais je peux trouver et comparer des produits de cette boutique, et répondre à vos questions sur la livraison, les retours, le paiement et l’entretien. Pour joindre une personne, écrivez à {contact}.',
  emptyMessage: 'Je n’ai reçu aucun texte. Que cherchez-vous ?',
  gaveUp:
    'Je suis désolé, je n’ai pas pu aller jusqu’au bout. Écrivez à {contact} et une personne vous aidera.',
  failedModel:
    'Je suis désolé, un problème est survenu pendant ma réponse. Veuillez réessayer ou écrire à {contact}.',
  timedOut: 'Je suis désolé, cela a pris trop de temps. Veuillez réessayer ou écrire à {contact}.',
  noAnswer:
    'Je suis désolé, je n’ai pas de réponse à cela. Posez la question autrement ou écrivez à {contact}.',
  offlineNotice:
    'L’assistant de cette boutique fonctionne sans modèle de langage. Il montre ce qui convient et répond par de courtes phrases fixes ; il ne donne les détails qu’en anglais.',
  degradedNotice:
    'La recherche complète de la boutique est injoignable pour le moment. Ces résultats viennent d’une recherche plus simple, à laquelle quelque chose peut échapper.',
  budgetNotice:
    'L’assistant de cette boutique a épuisé son modèle de langage pour le moment. Il répond par de courtes phrases fixes et ne donne les détails qu’en anglais.',
  modelUnavailableNotice:
    'Le modèle de langage est indisponible pour le moment. Cette réponse est faite de courtes phrases fixes, et les détails sont en anglais.',
  fallbackNotice:
    'Le modèle de langage habituel de l’assistant est injoignable pour le moment ; cette réponse vient d’un autre.',
  englishNotice: 'Cette réponse est en anglais ; les noms, les prix et le stock sont ceux de la boutique.',
  sentenceWithheld: 'J’ai laissé de côté ici un détail que je n’ai pas pu confirmer.',
  clarifyOptions: 'Une lampe|Un canapé ou une chaise|Une étagère|Une housse de couette|Un meuble de jardin',
  clarifyVague: 'Quel genre d’article cherchez-vous ?',
  clarifyWhich: 'Duquel parlez-vous ?',
  fallbackFound: 'Voici ce que j’ai trouvé.',
  priceIs: '{title} coûte {price}.',
  priceIsOnRequest: 'Le prix de {title} est sur demande.',
  cartNote: 'Rien n’est dans votre panier tant que vous n’avez pas touché le bouton.',
  handedOffDamage:
    'Je suis désolé qu’un article soit arrivé abîmé. Une personne de notre équipe examine chaque signalement : écrivez à {contact} en indiquant : {send}.',
  handedOffWarranty:
    'Une personne de notre équipe décide de chaque demande de garantie. Écrivez à {contact} en indiquant : {send}.',
  handedOffComplaint:
    'J’en suis désolé. Une personne de notre équipe va s’en occuper : écrivez à {contact} en indiquant : {send}.',
  handedOffTrade:
    'Une personne de notre équipe s’occupe des commandes professionnelles. Écrivez à {contact} en indiquant : {send}.',
  handedOffPerson:
    'Bien sûr. Une personne de notre équipe va vous aider : écrivez à {contact} en indiquant : {send}.',
  handedOffOther: 'Une personne de notre équipe peut vous aider : écrivez à {contact} en indiquant : {send}.',
  and: 'et',
  handoffOwnSend: 'votre numéro de commande, si vous en avez un',
  handoffShopAsks: 'La boutique vous demande en anglais : “{send}”.',
  handoffSubjectDamage: 'Article arrivé abîmé',
  handoffSubjectWarranty: 'Demande de garantie',
  handoffSubjectComplaint: 'Réclamation',
  handoffSubjectTrade: 'Commande professionnelle',
  handoffSubjectPerson: 'Une question pour une personne',
  handoffSubjectOther: 'Une question pour une personne',
  handoffLetter: 'Bonjour,\n\nje vous écris depuis l’assistant de la boutique : {subject}.',
  handoffLetterAbout: 'Il s’agit de : {titles}',
  handoffLetterAsked: 'Ce que vous m’avez demandé :',
  answerCut: 'Une réponse ne peut pas en contenir plus. Demandez-moi ce qui manque et je continuerai.',
};
