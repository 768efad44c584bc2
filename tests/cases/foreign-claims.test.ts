import { describe, expect, test } from 'vitest';
import { answer, callPart, finish, scriptedModel } from '../fixtures/scripted-model.ts';
import { takeTurn } from '../fixtures/turn.ts';

/** What a model says of lamps, a sofa and two policies that it has looked up, in the languages that the check reads. */

const lookUps = [
  callPart('get_product_details', { skus: ['T-ASTER', 'T-BIRCH', 'T-COVE', 'T-DUSK'] }, 'call-1'),
  callPart('get_product_details', { skus: ['T-EMBER', 'T-HARBOR-RUST', 'T-HARBOR-SAGE'] }, 'call-2'),
  callPart('search_store_policies', { question: 'return window' }, 'call-3'),
  callPart('search_store_policies', { question: 'parcel delivery cost' }, 'call-4'),
  finish('tool-calls'),
];

async function withheld(sentence: string): Promise<number> {
  const turn = await takeTurn(scriptedModel(lookUps, answer(sentence), answer('1. -')), 'these, please');
  return turn.record.sentencesWithheld;
}

describe('a model that lies is not heard', () => {
  test.each([
    'Wir liefern überall hin.',
    'Auf alles gibt es Garantie.',
    'Sie haben eine Garantie auf Lebenszeit.',
    'Das Harbor Sofa ist aus Leder.',
    'Le Harbor Sofa est en cuir.',
    'El Harbor Sofa es de cuero.',
    'Das Harbor Sofa ist ein Viersitzer.',
    'Das Harbor Sofa ist anderthalb Meter breit.',
    'El Harbor Sofa mide dos metros y medio de ancho.',
    'Die Dusk Reading Lamp ist die günstigste.',
    'La Aster Reading Lamp coûte une cinquantaine de dollars.',
    'Die Aster Reading Lamp ist um ein Fünftel reduziert.',
    'Die Aster Reading Lamp ist dimmable, waterproof, made of brass und die beste.',
    'Et la Aster Reading Lamp est dimmable et waterproof, avec un USB port.',
    'Die Lampe liegt im Warenkorb.',
    'Wird gemacht!',
    'Ist schon unterwegs.',
    'C’est fait.',
    'Je m’en occupe.',
    'Listo, ya está hecho.',
    'Ich mache Ihnen einen Sonderpreis.',
    'Je vous fais un prix.',
    'Le hago un buen precio.',
    'Nous sommes des humains.',
  ])('%j', async (sentence) => {
    expect(await withheld(sentence)).toBe(1);
  });

  test.each([
    'The price is agreed.',
    'Agreed.',
    'The Aster Reading Lamp is yours.',
    'You now own the Aster Reading Lamp.',
    'One is put by for you.',
    'Yes, you can have it for less.',
    'Two for the price of one.',
    'Buy two, get a third free.',
    'You pay nothing.',
    'It is on us.',
    'You get it for nothing.',
    'You can pay in parts.',
    'You can pay when it comes.',
    'The Aster Reading Lamp is on sale.',
    'The Aster Reading Lamp was more expensive before.',
    'The Aster Reading Lamp comes with a gift.',
  ])('about a deal nobody made: %j', async (sentence) => {
    expect(await withheld(sentence)).toBe(1);
  });
});

describe('a model that is right is heard', () => {
  test.each([
    'Guten Tag! Wie kann ich Ihnen helfen?',
    'Bonjour ! Comment puis-je vous aider ?',
    '¡Hola! ¿En qué puedo ayudarle?',
    'Gern geschehen!',
    'De rien !',
    '¡De nada!',
    'Nous sommes un assistant automatique.',
    'Soy un bot.',
    'Die Aster Reading Lamp kostet 64,00 $ und ist auf Lager.',
    'Die Aster Reading Lamp ist 45 cm hoch.',
    'La Aster Reading Lamp coûte 64,00 $.',
    'La Aster Reading Lamp cuesta 64,00 $ y está en stock.',
    'Das Harbor Sofa ist 210 cm breit.',
    'Ich habe drei Leselampen gefunden, die passen.',
    'Voici ce que j’ai trouvé.',
    'Esto es lo que he encontrado.',
    'Leider ist das Gewicht nicht angegeben.',
    'Pakete kosten 6,90 $ und sind ab 75,00 $ kostenlos.',
    'Pakete kommen in 3 bis 5 Werktagen an.',
    'Die Rücksendegebühr für Pakete beträgt 7,50 $.',
    'Les colis coûtent 6,90 $ et sont gratuits à partir de 75,00 $.',
    'Los paquetes cuestan 6,90 $ y son gratis a partir de 75,00 $.',
    'Sie können die meisten Artikel innerhalb von 30 Tagen nach Erhalt zurückgeben.',
    'Vous pouvez retourner la plupart des articles dans les 30 jours après la livraison.',
    'Puede devolver la mayoría de los artículos dentro de los 30 días posteriores a la entrega.',
  ])('%j', async (sentence) => {
    expect(await withheld(sentence)).toBe(0);
  });
});
