import type { RulesWords } from './words.ts';

export const german: RulesWords = {
  found: 'Hier ist, was am besten passt:',
  nothing: 'Dazu habe ich in diesem Shop nichts gefunden. Können Sie es mit anderen Worten sagen?',
  inEnglish: 'Ohne Sprachmodell kann ich Einzelheiten nur auf Englisch nennen:',
  policy: 'Die Regeln des Shops gibt es auf Englisch. Das steht dort dazu:',
  failed: 'Das konnte ich nicht nachsehen. Bitte schreiben Sie an {contact}, dann hilft Ihnen ein Mensch.',
  greeting:
    'Guten Tag und willkommen bei {shop}. Sagen Sie mir, was Sie suchen, oder fragen Sie nach Lieferung und Rückgabe.',
  help: 'Ich kann Produkte von {shop} für Sie finden und Ihnen die Regeln des Shops zu Lieferung, Rückgabe und Bezahlung zeigen. Was suchen Sie?',
  thanks: 'Gern geschehen. Kann ich noch etwas für Sie finden?',
  whoAreYou:
    'Ich bin der automatische Assistent von {shop}, kein Mensch. Einen Menschen erreichen Sie unter {contact}.',
  order:
    'Bestellungen kann ich nicht einsehen. Bitte schreiben Sie an {contact}, dann sieht ein Mensch nach Ihrer.',
  range: 'Was suchen Sie? Diese Abteilungen gibt es, mit ihren englischen Namen: {sells}.',
  visit: 'Das weiß ich nicht. Bitte schreiben Sie an {contact}, dann sagt es Ihnen ein Mensch.',
  elsewhere: 'Ich kann nur zu dem helfen, was {shop} verkauft, und zu Lieferung, Rückgabe und Bezahlung.',
  inStock: 'auf Lager',
  onlyLeft: 'auf Lager, nur noch {count}',
  soldOut: 'ausverkauft',
  madeToOrder: 'auf Bestellung gefertigt',
  madeToOrderDay: 'auf Bestellung gefertigt in 1 Tag',
  madeToOrderDays: 'auf Bestellung gefertigt in {count} Tagen',
  priceOnRequest: 'Preis auf Anfrage',
};
