import type { LanguageWords } from './words.ts';

export const dutch: LanguageWords = {
  telling:
    'alsjeblieft alstublieft aub badkamer bedankt bedden bestellen bestelling betalen betaling bezorgd ' +
    'bezorgen bezorging bij blauw blauwe boekenkast boven breedte bruin bruine bureaustoel cadeau ' +
    'dankjewel dekbedovertrek deze dimbaar dimbare duurt eerdere eettafel eiken euro factuur fluweel ' +
    'geen gele glazen goedemiddag goedemorgen goedenavond goedendag goedkoop goedkope goedkoper ' +
    'goeiedag gordijn gordijnen graag grijs grijze groene groot grote handdoeken hebben heeft het hoe ' +
    'hoeveel hoi hoogte hout houten iemand iets ik instructies jouw jullie katoen keuken kinderkamer ' +
    'kledingkast kledingkasten kleine kunnen kunt kussens laat ladekast lades lampen lampje leeslamp ' +
    'leren leuk leuks leverbaar leveren levering lichtst matras medewerker meer mijn minder mooi mooie ' +
    'naar nacht nachtkastje nachtlampje negeer niet nodig nog onder onze praten prijs raden retourneren ' +
    'retourzending rode ruilen salontafel schoenen slaapkamer spreken staande stoel stoelen tafel ' +
    'tafels tapijt teruggeven terugsturen tot tuin tussen twee verduisterende vergeet verzenden ' +
    'verzending verzendkosten vier vijf vloerkleed voor vorige waarom wandplank wanneer wasbaar ' +
    'waterdicht welke wie wij willen witte wollen woonkamer zes zetel zien zoek zoeken zonder zou ' +
    'zwarte',
  common:
    'aan al als bank bed bent breed bureau dank de die dit door drie een en er fauteuil gang garantie ' +
    'geel groen hallo heb hebt hoog in is ja kan kast kost kosten kruk kussen lade lamp lang leer ' +
    'linnen maar mag me mens met moet of om ons ook op over retour robot rond ronde rood sofa spiegel ' +
    'te toon uit uw van waar wand was wat we wil wit zijn zo zwart',
  letters: /ij/u,
};
