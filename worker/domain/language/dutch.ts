import type { LanguageWords } from './words.ts';

export const dutch: LanguageWords = {
  telling:
    'derde tweede vergelijk vergelijken verschil weegt alsjeblieft alstublieft aub badkamer bedankt bedden bestellen bestelling betalen betaling bezorgd ' +
    'bezorgen bezorging bij binnen blauw blauwe boekenkast boven breedte bruin bruine buiten ' +
    'bureaustoel cadeau daar daarvan dankjewel dat dekbedovertrek deze dimbaar dimbare duurt eens ' +
    'eerdere eettafel eiken ervan euro factuur fluweel geen gele geworden glazen goedemiddag ' +
    'goedemorgen goedenavond goedendag goedkoop goedkope goedkoper goeiedag gordijn gordijnen graag ' +
    'grijs grijze groene groot grote handdoeken hebben heeft hele het hij hoe hoeveel hoi hoogte hout ' +
    'houten iemand iets ik instructies jouw jullie katoen keuken kinderkamer kledingkast kledingkasten ' +
    'kleine kunnen kunt kussens laat ladekast lades lampen lampje leeslamp leren leuk leuks leverbaar ' +
    'leveren levering lichtst liever matras medewerker meer mijn minder mooi mooie naar nacht ' +
    'nachtkastje nachtlampje negeer niet nieuw nieuwe nodig nog omdat onder onze praten prijs raden ' +
    'retourneren retourzending rode ruilen salontafel schoenen slaapkamer spreken staande stoel stoelen ' +
    'tafel tafels tapijt teruggeven terugsturen tot tuin tussen twee vandaag verduisterende vergeet ' +
    'verzenden verzending verzendkosten vier vijf vloerkleed voor vorige waarom wandplank wanneer ' +
    'wasbaar waterdicht welke werd wie wij willen witte wollen woonkamer wordt ze zes zetel zien zij ' +
    'zoek zoeken zonder zou zwarte',
  common:
    'mop aan al als andere bank bed ben bent breed bureau dan dank de die dit door drie een en er fauteuil ' +
    'gang garantie geel groen haar hallo heb hebt heel hem hier hoog hun in is ja je kan kast kost ' +
    'kosten kruk kussen lade lamp lang leer linnen maar mag me mens met moet nee nu of om ons ook op ' +
    'over retour robot rond ronde rood sofa spiegel te toon uit uw van waar wand was wat we weer wel ' +
    'wil wit worden zijn zo zwart',
  letters: /ij/u,
};
