import type { LanguageWords } from './words.ts';

export const italian: LanguageWords = {
  telling:
    "accetta accettate all' alla allo altezza anche armadio asciugamani avete avreste bagno bambini " +
    "bisogno buonasera buongiorno c' cassettiera cerchiamo cerco chi ciao cinque comodino consegna " +
    'consegnate consigli consiglia consigliate corridoio cortesia cotone cucina cuscini cuscino dal ' +
    "dalla degli dei dell' della delle dello dimentica disponibile divani divano dollari economica " +
    'economico euro fammi fattura favore fino garanzia giardino gli grazie grigia grigio ignora il ' +
    'impermeabile ingresso istruzioni lampada lampade lavabile legno lenzuola letti letto lettura ' +
    "libreria marrone materasso meno mensola miei molto mostrami nel nell' nella nostra nostro ordinare " +
    'ordine pagamento pagare parete parlare perche perché piccola piccoli piccolo piu più poltrona ' +
    'poltrone potete precedenti prego prezzi prezzo puo può qualche qualcosa qualcuno quale quali ' +
    'quando quanta quanti quanto quattro quella quello questa questi questo regalo restituire rimborso ' +
    'rotonda rotondo rovere salotto scaffale scarpe scrivania sedia sedie senza sgabello siamo siete ' +
    "soggiorno sopra sotto specchi specchio spedire spedite spedizione spese sul sull' sulla sì tappeti " +
    "tappeto tavoli tavolino tavolo tutte umano un' vedere velluto vetro voglio vorrei vorremmo vostra " +
    'vostri vostro è',
  common:
    'a ai alta alto bella bello bene bianca bianco blu camera carino casa cassetti che ci come con cosa ' +
    "costa costano d' da del di dove e ed fra gialla giallo grande grandi ho i in l' la lana larga " +
    'largo le lino lo luce ma mettere mi mia mio mobile mobili ne nera nero no non o pelle per persona ' +
    'posso resi reso robot rossa rosso sale salve se sei serve servirebbe si sono tenda tende ti tra ' +
    'tre un una uno verde',
  letters: /[àèìòù]/u,
};
