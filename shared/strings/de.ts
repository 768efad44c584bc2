import type { WorkerStrings } from './en.ts';

/** What the worker says in German. */
export const worker: WorkerStrings = {
  refusedInjection:
    'Solchen Anweisungen kann ich nicht folgen. Ich helfe Ihnen gern, Produkte zu finden und zu vergleichen, und beantworte Fragen zu Lieferung, Rückgabe und Pflege.',
  refusedSafety:
    'Dabei kann ich nicht helfen. Ich helfe Ihnen gern, Produkte zu finden und zu vergleichen, und beantworte Fragen zu Lieferung, Rückgabe und Pflege.',
  outOfScope:
    'Dabei kann ich nicht helfen. Gern finde und vergleiche ich Produkte dieses Shops und beantworte Fragen zu Lieferung, Rückgabe, Bezahlung und Pflege. Einen Menschen erreichen Sie unter {contact}.',
  emptyMessage: 'Bei mir ist kein Text angekommen. Was suchen Sie?',
  gaveUp:
    'Es tut mir leid, damit bin ich nicht zu Ende gekommen. Bitte schreiben Sie an {contact}, dann hilft Ihnen ein Mensch weiter.',
  failedModel:
    'Es tut mir leid, beim Antworten ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal oder schreiben Sie an {contact}.',
  timedOut:
    'Es tut mir leid, das hat zu lange gedauert. Bitte versuchen Sie es noch einmal oder schreiben Sie an {contact}.',
  noAnswer:
    'Es tut mir leid, darauf habe ich keine Antwort. Bitte fragen Sie mit anderen Worten oder schreiben Sie an {contact}.',
  offlineNotice:
    'Der Assistent dieses Shops arbeitet ohne Sprachmodell. Er zeigt, was passt, und antwortet in kurzen, festen Sätzen; Einzelheiten kann er nur auf Englisch nennen.',
  degradedNotice:
    'Die vollständige Suche des Shops ist gerade nicht erreichbar. Diese Ergebnisse stammen aus einer einfacheren, der etwas entgehen kann.',
  budgetNotice:
    'Der Assistent dieses Shops hat sein Sprachmodell vorerst ausgeschöpft. Er antwortet in kurzen, festen Sätzen; Einzelheiten kann er nur auf Englisch nennen.',
  modelUnavailableNotice:
    'Das Sprachmodell ist gerade nicht verfügbar. Diese Antwort besteht aus kurzen, festen Sätzen; Einzelheiten stehen auf Englisch da.',
  fallbackNotice:
    'Das übliche Sprachmodell des Assistenten ist gerade nicht erreichbar. Diese Antwort kommt von einem anderen.',
  englishNotice: 'Diese Antwort ist auf Englisch; Namen, Preise und Bestand sind die des Shops.',
  sentenceWithheld: 'Hier habe ich eine Einzelheit weggelassen, die ich nicht bestätigen konnte.',
  clarifyOptions: 'Eine Lampe|Ein Sofa oder einen Stuhl|Ein Bücherregal|Bettwäsche|Gartenmöbel',
  clarifyVague: 'Was für etwas suchen Sie?',
  clarifyWhich: 'Welches davon meinen Sie?',
  fallbackFound: 'Das habe ich gefunden.',
  priceIs: '{title} kostet {price}.',
  priceIsOnRequest: 'Den Preis von {title} gibt es auf Anfrage.',
  cartNote: 'In Ihrem Warenkorb liegt nichts, bis Sie auf den Knopf tippen.',
  handedOffDamage:
    'Es tut mir leid, dass etwas beschädigt angekommen ist. Ein Mensch aus unserem Team sieht sich jede Meldung an: Bitte schreiben Sie an {contact} und geben Sie an: {send}.',
  handedOffWarranty:
    'Über jeden Garantiefall entscheidet ein Mensch aus unserem Team. Bitte schreiben Sie an {contact} und geben Sie an: {send}.',
  handedOffComplaint:
    'Das tut mir leid. Ein Mensch aus unserem Team kümmert sich darum: Bitte schreiben Sie an {contact} und geben Sie an: {send}.',
  handedOffTrade:
    'Um Bestellungen von Unternehmen kümmert sich ein Mensch aus unserem Team. Bitte schreiben Sie an {contact} und geben Sie an: {send}.',
  handedOffPerson:
    'Gern. Ein Mensch aus unserem Team hilft Ihnen: Bitte schreiben Sie an {contact} und geben Sie an: {send}.',
  handedOffOther:
    'Dabei kann Ihnen ein Mensch aus unserem Team helfen: Bitte schreiben Sie an {contact} und geben Sie an: {send}.',
  and: 'und',
  handoffOwnSend: 'Ihre Bestellnummer, falls Sie eine haben',
  handoffShopAsks: 'Der Shop bittet auf Englisch um: “{send}”.',
  handoffSubjectDamage: 'Beschädigt angekommen',
  handoffSubjectWarranty: 'Garantiefall',
  handoffSubjectComplaint: 'Beschwerde',
  handoffSubjectTrade: 'Bestellung eines Unternehmens',
  handoffSubjectPerson: 'Eine Frage an einen Menschen',
  handoffSubjectOther: 'Eine Frage an einen Menschen',
  handoffLetter: 'Guten Tag,\n\nich schreibe Ihnen vom Shop-Assistenten aus: {subject}.',
  handoffLetterAbout: 'Es geht um: {titles}',
  handoffLetterAsked: 'Was Sie von mir wissen wollten:',
  answerCut: 'Mehr passt nicht in eine Antwort. Fragen Sie nach dem, was fehlt, dann mache ich weiter.',
};
