import type { LanguageWords } from './words.ts';

export const german: LanguageWords = {
  telling:
    'hohe höhe unterschied vergleich vergleiche vergleichen viel wieviel wiegt wiegen zweite dritte aber anderen anweisungen auch auf badezimmer balkon bei beim bestellen bestellung betten ' +
    'bettwäsche bezahlen billig bist bitte blau blaue blauer blaues brauche braun braune breit breite ' +
    'bücherregal couchtisch dafür danke dankeschoen dankeschön darf dass davon dazu daß decke deine dem ' +
    'der dich diese diesen dieser dieses doch draußen drinnen dunkel eiche ein eine einem einen einer ' +
    'eines empfehlen empfehlung esstisch etwas euch eure freundin fuer für fürs garderobe garten gelbe ' +
    'geld geliefert gern gerne geschenk gewährleistung gibt gibts graue grauer graues gross grosse groß ' +
    'große großen großer großes grün grüne grüner grünes grüß guenstig guten günstig günstige günstiger ' +
    'habe haben habt haette hallöchen handtücher herzlichen heute hoch hoechstens holz hätte höchstens ' +
    'ich ignoriere ihnen ihr ihre ihrem ihren ist jahr jetzt kann kannst kein keine keinen kinderzimmer ' +
    'kissen kleiderschrank klein kleine kleinen kleiner kleines koennen koennte kommode kostet können ' +
    'könnte küche lampen leder leselampe lieber lieferbar liefern lieferung lieferzeit matratze mehr ' +
    'mein meine meinem meinen meiner mensch mich mindestens mit mitarbeiter moechte muss möchte müssen ' +
    'nach nachttisch nachttischlampe nein nicht noch nochmal nur oder ohne paar passen passt preis ' +
    'rechnung roboter rote roter rotes rueckgabe runde runder rundes rückgabe schaut schlafzimmer ' +
    'schoenes schon schrank schreibtisch schwarze schwarzer schwarzes schöne schönen schöner schönes ' +
    'servus sessel sind soll spiegel sprechen stehlampe stuehle stuhl stühle suche teppich teppiche ' +
    'tisch tische tischlampe ueber umtauschen und unser unsere unseren unter verfügbar vergiss versand ' +
    'versandkosten vielen vom vorhang vorherigen vorhänge wann warum wasserdicht wegen weil weiss weiß ' +
    'weiße weißer weißes welche welchen welcher welches weniger wenn werden wetter wie wieder wir wird ' +
    'witz wo wohnzimmer wolle wuerde wurde würde zahlen zeig zeige zeigen zimmer zum zur zurueckgeben ' +
    'zurückgeben zurückschicken zwischen über',
  common:
    'alle als also am an andere aus bad bett bin bis da dank dann das deck den die dort du er es fast ' +
    'frau garantie grau gut gute hallo hat hell hier hocker im in ja kosten lager lampe lang mal man ' +
    'mir moin morgen mutter neu ob ok regal regale retour rot samt schwarz sehr sein sie so sofa stoff ' +
    'super tag von war was wer worden zu',
  letters: /[äöüß]/u,
};
