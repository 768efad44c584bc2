import type { LanguageWords } from './words.ts';

export const german: LanguageWords = {
  telling:
    'aber anweisungen auch auf badezimmer balkon bei beim bestellen bestellung betten bettwäsche ' +
    'bezahlen billig bist bitte blau blaue blauer blaues brauche braun braune breit breite bücherregal ' +
    'couchtisch danke dankeschoen dankeschön darf decke deine dem der dich dunkel eiche ein eine einem ' +
    'einen einer eines empfehlen empfehlung esstisch etwas euch eure freundin fuer für fürs garderobe ' +
    'garten gelbe geliefert geschenk gewährleistung gibt gibts graue grauer graues gross grosse groß ' +
    'große großen großer großes grün grüne grüner grünes grüß guenstig guten günstig günstige günstiger ' +
    'habe haben habt haette hallöchen handtücher hoch hoechstens holz hätte höchstens ich ignoriere ' +
    'ihnen ihr ihre ihrem ihren ist kann kannst kein keine keinen kinderzimmer kissen kleiderschrank ' +
    'klein kleine kleinen kleiner kleines koennen koennte kommode kostet können könnte küche lampen ' +
    'leder leselampe lieferbar liefern lieferung lieferzeit matratze mehr mein meine meinem meinen ' +
    'meiner mensch mich mindestens mit mitarbeiter moechte muss möchte müssen nach nachttisch ' +
    'nachttischlampe nicht noch nur oder ohne passen passt preis rechnung roboter rote roter rotes ' +
    'rueckgabe runde runder rundes rückgabe schlafzimmer schoenes schon schrank schreibtisch schwarze ' +
    'schwarzer schwarzes schöne schönen schöner schönes servus sessel sind soll spiegel sprechen ' +
    'stehlampe stuehle stuhl stühle suche teppich teppiche tisch tische tischlampe ueber umtauschen und ' +
    'unser unsere unseren unter verfügbar vergiss versand versandkosten vom vorhang vorherigen vorhänge ' +
    'wann warum wasserdicht wegen weiss weiß weiße weißer weißes welche welchen welcher welches weniger ' +
    'wie wir wo wohnzimmer wolle wuerde würde zahlen zeig zeige zeigen zimmer zum zur zurueckgeben ' +
    'zurückgeben zurückschicken zwischen über',
  common:
    'alle als also am an aus bad bett bis das deck den die du er es fast frau garantie grau gut gute ' +
    'hallo hat hell hocker im in kosten lager lampe lang man mir moin morgen mutter neu ob ok regal ' +
    'regale retour rot samt schwarz sehr sie so sofa stoff super tag von war was wer zu',
  letters: /[äöüß]/u,
};
