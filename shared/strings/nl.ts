import type { WorkerStrings } from './en.ts';

/** What the worker says in Dutch. */
export const worker: WorkerStrings = {
  refusedInjection:
    'Zulke instructies kan ik niet opvolgen. Ik help u graag producten te vinden en te vergelijken, en beantwoord vragen over bezorging, retourneren en onderhoud.',
  refusedSafety:
    'Daar kan ik niet bij helpen. Ik help u graag producten te vinden en te vergelijken, en beantwoord vragen over bezorging, retourneren en onderhoud.',
  outOfScope:
    'Daar kan ik niet bij helpen, maar ik zoek en vergelijk graag producten van deze winkel en beantwoord vragen over bezorging, retourneren, betalen en onderhoud. Een medewerker bereikt u via {contact}.',
  emptyMessage: 'Ik heb geen tekst ontvangen. Waar bent u naar op zoek?',
  gaveUp: 'Het spijt me, ik kwam hier niet uit. Schrijf naar {contact}, dan helpt een medewerker u verder.',
  failedModel:
    'Het spijt me, er ging iets mis tijdens het antwoorden. Probeer het nog eens of schrijf naar {contact}.',
  timedOut: 'Het spijt me, dit duurde te lang. Probeer het nog eens of schrijf naar {contact}.',
  noAnswer:
    'Het spijt me, daar heb ik geen antwoord op. Vraag het met andere woorden of schrijf naar {contact}.',
  offlineNotice:
    'De assistent van deze winkel werkt zonder taalmodel. Hij laat zien wat past en antwoordt in korte, vaste zinnen; details kan hij alleen in het Engels geven.',
  degradedNotice:
    'De volledige zoekfunctie van de winkel is nu niet bereikbaar. Deze resultaten komen van een eenvoudigere, die iets kan missen.',
  budgetNotice:
    'De assistent van deze winkel heeft zijn taalmodel voorlopig opgebruikt. Hij antwoordt in korte, vaste zinnen en kan details alleen in het Engels geven.',
  modelUnavailableNotice:
    'Het taalmodel is nu niet beschikbaar. Dit antwoord bestaat uit korte, vaste zinnen en de details zijn in het Engels.',
  fallbackNotice:
    'Het gebruikelijke taalmodel van de assistent is nu niet bereikbaar; dit antwoord komt van een ander.',
  englishNotice: 'Ik kan alleen in het Engels antwoorden; namen, prijzen en voorraad zijn die van de winkel.',
  sentenceWithheld: 'Hier heb ik een detail weggelaten dat ik niet kon bevestigen.',
  clarifyOptions: 'Een lamp|Een zitbank of een stoel|Een boekenkast|Een dekbedovertrek|Iets voor de tuin',
  clarifyVague: 'Wat voor artikel zoekt u?',
  clarifyWhich: 'Welke bedoelt u?',
  fallbackFound: 'Dit heb ik gevonden.',
  priceIs: '{title} kost {price}.',
  priceIsOnRequest: 'De prijs van {title} is op aanvraag.',
  cartNote: 'Er ligt niets in uw winkelwagen totdat u op de knop tikt.',
  handedOffDamage:
    'Het spijt me dat er iets beschadigd is aangekomen. Een medewerker bekijkt elke melding: schrijf naar {contact} en vermeld: {send}.',
  handedOffWarranty:
    'Over elke garantieclaim beslist een medewerker. Schrijf naar {contact} en vermeld: {send}.',
  handedOffComplaint:
    'Dat spijt me. Een medewerker gaat ernaar kijken: schrijf naar {contact} en vermeld: {send}.',
  handedOffTrade:
    'Zakelijke bestellingen worden door een medewerker behandeld. Schrijf naar {contact} en vermeld: {send}.',
  handedOffPerson: 'Natuurlijk. Een medewerker helpt u: schrijf naar {contact} en vermeld: {send}.',
  handedOffOther: 'Een medewerker kan u hierbij helpen: schrijf naar {contact} en vermeld: {send}.',
  and: 'en',
  handoffOwnSend: 'uw bestelnummer, als u er een hebt',
  handoffShopAsks: 'De winkel vraagt in het Engels om: “{send}”.',
  handoffSubjectDamage: 'Beschadigd aangekomen',
  handoffSubjectWarranty: 'Garantieclaim',
  handoffSubjectComplaint: 'Klacht',
  handoffSubjectTrade: 'Zakelijke bestelling',
  handoffSubjectPerson: 'Een vraag voor een medewerker',
  handoffSubjectOther: 'Een vraag voor een medewerker',
  handoffLetter: 'Goedendag,\n\nIk schrijf u vanuit de assistent van de winkel: {subject}.',
  handoffLetterAbout: 'Het gaat om: {titles}',
  handoffLetterAsked: 'Wat u mij vroeg:',
  answerCut: 'Meer past er niet in één antwoord. Vraag naar wat er ontbreekt, dan ga ik verder.',
};
