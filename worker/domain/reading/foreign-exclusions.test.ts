import { beforeAll, describe, expect, it } from 'vitest';
import { sampleProducts, sampleWords } from '../../../catalogue-data/products.ts';
import { readWords } from '../../../catalogue-data/words.ts';
import { testIndex } from '../../../tests/fixtures/shop.ts';
import { readQuery } from '../query.ts';
import type { Vocabulary } from '../vocabulary.ts';

let index: ReturnType<typeof testIndex>;
let vocabulary: Vocabulary;
beforeAll(async () => {
  index = testIndex(await sampleProducts(), await readWords(sampleWords));
  vocabulary = await index.vocabulary();
});

/** What a message excludes, in short: "material leather", "colour black". */
function excluded(message: string): string[] {
  const { without = [] } = readQuery(message, 'USD', vocabulary).limits;
  return without.map((exclusion) =>
    exclusion.kind === 'colour'
      ? `colour ${vocabulary.colourFamilies.find((_, bit) => exclusion.bits & (1 << bit))}`
      : `${exclusion.kind} ${'phrases' in exclusion ? exclusion.phrases[0] : ''}`,
  );
}

const leather = ['material leather'];

describe('a material that is not wanted', () => {
  it.each([
    'Sofa nicht aus Leder',
    'ein Sofa ohne Leder',
    'ein Sofa, aber kein Leder',
    'kein Ledersofa bitte',
    'ich möchte kein Sofa aus Leder',
    'ein lederfreies Sofa',
    'Sofas, die nicht aus Leder sind',
    'ein Sofa, Leder mag ich nicht',
    'un canapé sans cuir',
    'un canapé pas en cuir',
    'un canapé qui ne soit pas en cuir',
    'un canapé, mais pas de cuir',
    'pas de canapé en cuir',
    'tout sauf du cuir, un canapé',
    'sofá sin cuero',
    'un sofá que no sea de cuero',
    'no quiero un sofá de cuero',
    'un sofá, nada de cuero',
    'un sofá, cuero no, gracias',
    'divano senza pelle',
    'un divano che non sia in pelle',
    'un divano non in pelle',
    'non voglio un divano in pelle',
    'un divano, niente pelle',
    'sofá que não seja de couro',
    'sofá sem couro',
    'não quero um sofá de couro',
    'um sofá, couro não',
    'bank zonder leer',
    'een bank, geen leer',
    'een bank die niet van leer is',
    'een leervrije bank',
    'sofa leather nahi chahiye',
    'leather wala sofa nahi, leather nahi',
    'sofa jo leather ka na ho',
    'bina leather ke sofa',
    'sofa leather ke bina',
    'mujhe sofa chahiye, leather mat dikhao',
  ])('is read from %j', (message) => {
    expect(excluded(message)).toEqual(leather);
  });

  it.each([
    ['ein Tisch ohne Glas oder Metall', ['material glass', 'material metal']],
    ['ein Sofa ohne Leder und Samt', ['material leather', 'material velvet']],
    ['un canapé sans cuir ni bois', ['material leather', 'material wood']],
    ['una mesa sin vidrio ni metal', ['material glass', 'material metal']],
    ['un tavolo senza vetro o metallo', ['material glass', 'material metal']],
    ['uma mesa sem vidro nem metal', ['material glass', 'material metal']],
    ['een tafel zonder glas of metaal', ['material glass', 'material metal']],
    ['ein Sofa, nicht schwarz', ['colour black']],
    ['un canapé pas noir', ['colour black']],
    ['un sofá que no sea negro', ['colour black']],
    ['un divano non nero', ['colour black']],
    ['um sofá que não seja preto', ['colour black']],
    ['een bank, niet zwart', ['colour black']],
  ])('may be several, or a colour: %j', (message, what) => {
    expect(excluded(message)).toEqual(what);
  });

  it.each([
    ['kein Ledersofa bitte', 'sofa'],
    ['ich möchte kein Sofa aus Leder', 'sofa'],
    ['pas de canapé en cuir', 'canape'],
    ['no quiero un sofá de cuero', 'sofa'],
    ['un canapé sans cuir pour le salon', 'salon'],
    ['ein Sofa ohne Leder mit Schlaffunktion', 'schlaffunktion'],
  ])('leaves what is sought: %j', (message, sought) => {
    expect(readQuery(message, 'USD', vocabulary).text.split(' ')).toContain(sought);
  });

  it.each([
    'ich weiß nicht was ich will',
    'nicht zu groß',
    'pas cher',
    'un canapé en cuir',
    'no me gusta, muéstrame otro',
    'niente di troppo grande',
    'ein Sofa aus Leder, nicht zu teuer',
    'non so che colore scegliere',
    'je ne sais pas',
    'een leren bank',
    'sofa leather ka chahiye',
    'a sofa in leather, no rush',
    'rostfreie Pfanne',
  ])('is not read from %j', (message) => {
    expect(excluded(message)).toEqual([]);
  });

  it('of another language is no thing that is like it in English', () => {
    expect(excluded('a wardrobe without mirrors')).toEqual(['feature mirror']);
  });

  it.each([
    'divano senza pelle',
    'sofá sin cuero',
    'Sofa nicht aus Leder',
    'un canapé pas en cuir',
    'sofá que não seja de couro',
    'sofa zonder leer',
    'sofa leather nahi chahiye',
  ])('is kept away: %j', async (message) => {
    const { text, limits } = readQuery(message, 'USD', vocabulary);
    const { hits } = await index.products({ text, limits, limit: 12 });
    const items = await index.bySku(hits.map(({ sku }) => sku));
    expect(items.length).toBeGreaterThan(3);
    for (const { product } of items) {
      expect(product.type).toMatch(/sofa|seat/);
      expect(product.materials.join(' ')).toMatch(/^(?!.*\bleather).+/);
    }
  });
});
