import { fold } from './text.ts';

/**
 * How German, French, Spanish, Italian, Portuguese and Dutch point at what was shown and ask of it, in English: a closed
 * list, so that "die zweite, wie hoch ist sie?" is read where "the second one, how tall is it?" is. On folded text. What
 * is not in the list stays as it is, and is a search or a wish of its own.
 */
const places: readonly (readonly [english: string, ...said: string[]])[] = [
  ['first', 'erste[nrsm]?', 'premiere?', 'primer[oa]?', 'prim[oa]', 'primeir[oa]', 'eerste'],
  ['second', 'zweite[nrsm]?', 'deuxieme|seconde?', 'segund[oa]', 'second[oa]', 'tweede'],
  ['third', 'dritte[nrsm]?', 'troisieme', 'tercer[oa]?', 'terz[oa]', 'terceir[oa]', 'derde'],
  ['fourth', 'vierte[nrsm]?', 'quatrieme', 'cuart[oa]', 'quart[oa]', 'vierde'],
  ['last', 'letzte[nrsm]?', 'derniere?', 'ultim[oa]', 'laatste'],
];
const article = "(?:d(?:er|ie|as|en|em)|l[eao]|el|il|l'|[ao]|de|het|du|del|al?|do|da|au)";
/** Behind the place may stand the thing it is a place of, where that is what most shops sell. */
const thing =
  '(?: (?:lampe|leselampe|leuchte|stuhl|tisch|sessel|regal|teppich|canape|fauteuil|chaise|table|tapis|silla|mesa|lampara|alfombra|divano|sedia|tavolo|lampada|cadeira|lampada|stoel|tafel|kast|bank|sofas?|produkte?|produits?|productos?|prodott[oi]|produtos?|products?))?';

const asked: readonly (readonly [english: string, said: string])[] = [
  [
    'how much is delivery',
    'was kost(?:et|en) (?:der|die) (?:versand|lieferung)(?: (?:von|der|des|fur))?|wie (?:teuer|viel) (?:ist|kostet) (?:der|die) (?:versand|lieferung)|combien coute la livraison(?: (?:de|du))?|cuanto cuesta (?:el envio|la entrega)(?: de)?|quanto costa la (?:consegna|spedizione)(?: di)?|quanto custa (?:o envio|o frete|a entrega)(?: de)?|(?:hoeveel|wat) kost (?:de )?(?:verzending|bezorging|levering)(?: van)?',
  ],
  ['to canada', '(?:nach|au|en|al?|in|para o|naar) [ck]anada'],
  ['to mexico', '(?:nach|au|en|al?|in|para o|naar) (?:mexi[ck]o|mexique|messico)'],
  [
    'compare',
    'vergleich(?:e|en|t)?(?: (?:bitte|sie|mal))*|(?:was ist )?(?:der |ein )?unterschied zwischen|wie unterscheiden sich|compare[rz]|(?:quelle est la )?difference entre|compar(?:a|ar|e|ame)(?= )|(?:cual es la )?diferencia entre|confront(?:a|are|ate|i)|(?:qual e la )?differenza tra|(?:qual e a )?diferenca entre|vergelijk(?:en)?|(?:wat is )?(?:het )?verschil tussen',
  ],
  [
    'how much is',
    'was kost(?:et|en)|wie ?viel kost(?:et|en)|wie teuer (?:ist|sind)|combien (?:coute(?:nt)?|vaut)|quel est le prix (?:de|du)|cuanto (?:cuestan?|vale)|que precio tiene|quanto (?:costan?o?|custam?)|qual (?:e )?o preco d[eao]|hoeveel kost(?:en)?|wat kost(?:en)?',
  ],
  [
    'how tall is',
    "wie hoch (?:ist|sind)|welche hohe (?:hat|haben)|quelle est (?:la|sa) hauteur(?: (?:de|du))?|combien mesure(?= .*\\bhaut)|que (?:altura|alto) tienen?|cuanto mide(?:n)? de alto|cual es la altura de|quanto e alt[oa]|quale? (?:e l')?altezza(?: ha| di)?|qual (?:e )?a altura d[eao]|hoe hoog (?:is|zijn)",
  ],
  [
    'how wide is',
    'wie breit (?:ist|sind)|welche breite (?:hat|haben)|quelle est (?:la|sa) largeur(?: (?:de|du))?|que (?:anchura|ancho) tienen?|cuanto mide(?:n)? de ancho|quanto e larg[oa]|quale? (?:e la )?larghezza(?: ha| di)?|qual (?:e )?a largura d[eao]|hoe breed (?:is|zijn)',
  ],
  [
    'how deep is',
    'wie tief (?:ist|sind)|quelle est (?:la|sa) profondeur(?: (?:de|du))?|que (?:profundidad|fondo) tienen?|quanto e profond[oa]|qual (?:e )?a profundidade d[eao]|hoe diep (?:is|zijn)',
  ],
  [
    'how long is',
    'wie lang (?:ist|sind)|quelle est (?:la|sa) longueur(?: (?:de|du))?|que (?:longitud|largo) tienen?|quanto e lung[oa]|qual (?:e )?o comprimento d[eao]|hoe lang (?:is|zijn)',
  ],
  [
    'how heavy is',
    'wie ?viel (?:wiegt|wiegen)|wie schwer (?:ist|sind)|combien pese(?:nt)?|quel est (?:le|son) poids(?: (?:de|du))?|cuanto pesan?|quanto pesan?o?|quanto pesam?|hoeveel weegt|hoe zwaar (?:is|zijn)',
  ],
  [
    'what size is',
    "wie gross (?:ist|sind)|welche masse (?:hat|haben)|quelles sont (?:les|ses) dimensions(?: (?:de|du|d'))?|que (?:medidas|dimensiones) tienen?|cuanto miden?|che (?:misure|dimensioni) ha(?:nno)?|quanto misura(?:no)?|quais (?:sao )?as (?:medidas|dimensoes) d[eao]|hoe groot (?:is|zijn)",
  ],
  [
    'what material is',
    'woraus (?:ist|sind|besteht)|aus welchem material (?:ist|sind|besteht)|en quelle? mat(?:iere|eriau) (?:est|sont)|de que (?:material )?(?:es|son|esta hech[oa])|di che materiale (?:e|sono)|de que (?:material )?e feit[oa]|waarvan is|van welk materiaal is',
  ],
  [
    'what colours does',
    'welche farben hat|in welchen farben (?:gibt es|ist)|en quelles? couleurs? (?:est|existe)|en que colores (?:viene|esta|hay)|in quali colori (?:e|esiste)|em que cores (?:vem|existe|ha)|in welke kleuren is',
  ],
  [
    'in stock',
    'auf lager|vorratig|lieferbar|verfugbar|disponibles?|disponivel|disponibil[ei]|em estoque|op voorraad|leverbaar',
  ],
];

/** A pronoun right behind a verb: "ist sie", "est-il", and once the verb is English, "how tall is sie". */
const itself =
  /\b(?:ist|kostet|wiegt|hat) (?:sie|er|es|das|die|diese[rs]?)(?= ?(?:$|[?.!,]| (?:in stock|noch|auch)\b))|\best[- ](?:il|elle)\b|\bis (?:sie|er|es|das|il|elle|het|hij|ele|ela|esso|essa)(?= ?(?:$|[?.!,]))/gu;
const articles =
  /\b(is|does|compare) (?:d(?:er|ie|as|en|em)|la|le|el|il|lo|de|het|o|a|du|del|della|do|da) (?=\p{L})/gu;
/** Between the two that are compared. */
const joints = /^(compare .+?) (?:und|et|y|e|en|mit|avec|con|com|met) (.+)$/u;
/** A question that has no subject is of what was shown: "¿cuánto cuesta?". */
const alone = /^(how (?:much|tall|wide|deep|long|heavy) is|what (?:size|material) is)[\s?]*$/u;
const inStockAlone = /^(?:esta|e|ist|is) (in stock)[\s?]*$/u;

const place = places.map(
  ([english, ...said]) =>
    [
      `the ${english} one`,
      new RegExp(String.raw`(?<![\p{L}])${article} ?(?:${said.join('|')})(?![\p{L}])${thing}`, 'gu'),
    ] as const,
);
const ask = asked.map(
  ([english, said]) => [english, new RegExp(String.raw`(?<![\p{L}])(?:${said})(?![\p{L}])`, 'gu')] as const,
);

/** A message with such words in English; one that has none as it was. */
export function questionInEnglish(message: string): string {
  const text = fold(message).replaceAll('¿', '');
  const replaced = [...ask, ...place].reduce((all, [english, said]) => all.replaceAll(said, english), text);
  if (replaced === text && text.search(itself) < 0) return message;
  return replaced
    .replaceAll(/\ben stock\b/gu, 'in stock')
    .replaceAll(itself, 'is it')
    .replaceAll(articles, '$1 the ')
    .replace(joints, '$1 and $2')
    .replace(alone, '$1 it?')
    .replace(inStockAlone, 'is it $1?')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
