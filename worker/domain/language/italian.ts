import type { LanguageWords } from './words.ts';

export const italian: LanguageWords = {
  telling:
    "accetta accettate all' alla allo allora altezza altra altri altro anche ancora armadio asciugamani " +
    "avere avete avreste bagno bambini barzelletta bisogno buonasera buongiorno c' cassettiera " +
    'cerchiamo cerco chi ciao cinque comodino consegna consegnate consigli consiglia consigliate ' +
    "corridoio cortesia cotone cucina cuscini cuscino dal dalla degli dei dell' della delle dello " +
    'dentro dimentica disponibile divani divano dollari domani dopo economica economico essere euro ' +
    'fammi farà fattura favore fino fuori garanzia giardino già gli grazie grigia grigio ieri ignora il ' +
    'impermeabile ingresso istruzioni lampada lampade lavabile legno lei lenzuola letti letto lettura ' +
    "libreria loro lì marrone materasso meno mensola mentre miei molto mostrami nel nell' nella nostra " +
    'nostro nuovo né oggi ogni oppure ordinare ordine pagamento pagare parete parlare perche perché ' +
    'però piccola piccoli piccolo piu più poltrona poltrone potete precedenti prego prezzi prezzo puo ' +
    'può qualche qualcosa qualcuno quale quali quando quanta quanti quanto quattro quella quello questa ' +
    'questi questo qui quindi regalo restituire rimborso rotonda rotondo rovere salotto scaffale scarpe ' +
    'scrivania sedia sedie senza sgabello siamo siete soggiorno sopra sotto specchi specchio spedire ' +
    "spedite spedizione spese stesso sul sull' sulla sì tappeti tappeto tavoli tavolino tavolo tutte " +
    "umano un' vado vedere velluto vetro voglio vorrei vorremmo vostra vostri vostro è",
  common:
    'pesa a ai alta alto bella bello bene bianca bianco blu camera carino casa cassetti che ci come con cosa ' +
    "costa costano d' da del di dove e ed fa fra gialla giallo grande grandi ho i in l' la lana larga " +
    'largo le lino lo luce lui ma mettere mi mia mio mobile mobili ne nera nero no non o pelle per ' +
    'persona poi posso prima resi reso robot rossa rosso sale salve se sei serve servirebbe si solo ' +
    'sono stato tempo tenda tende ti tra tre un una uno va verde',
  letters: /[àèìòù]/u,
};
