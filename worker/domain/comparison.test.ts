import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aster, birch, cove, fennel, halden, orrin, thing } from '../../tests/fixtures/on-screen.ts';
import { compare } from './comparison.ts';
import { comparisonTable, notStated, shownTable } from './comparison-table.ts';
import { addFound, emptyEvidence, uncovered } from './evidence.ts';

describe('what is worked out', () => {
  it('names the least and the most, and the differences from the least', () => {
    expect(compare([aster, birch]).said).toEqual([
      'Aster Reading Lamp is the cheapest, Birchly Reading Lamp is the most expensive.',
      'Aster Reading Lamp is $15.00 cheaper than Birchly Reading Lamp.',
      'Aster Reading Lamp is the lowest, Birchly Reading Lamp is the tallest.',
      'Aster Reading Lamp is 107 cm (42.1 in) lower than Birchly Reading Lamp.',
      'Aster Reading Lamp is the lightest, Birchly Reading Lamp is the heaviest.',
      'Aster Reading Lamp is 2.4 kg (5.3 lb) lighter than Birchly Reading Lamp.',
    ]);
  });

  it('says of which it is said, where not all state it', () => {
    const { said } = compare([aster, birch, cove]);
    expect(said).toContain(
      'Of those whose weight is stated, Aster Reading Lamp is the lightest, Birchly Reading Lamp is the heaviest.',
    );
    expect(said.join(' ')).not.toContain('Cove Reading Lamp is the lightest');
  });

  it('says a tie', () => {
    const twin = thing({ sku: 'TWIN', title: 'Twin Lamp', type: 'reading lamp', price: 6400, weight: 900 });
    expect(compare([aster, twin, birch]).said[0]).toBe(
      'Aster Reading Lamp and Twin Lamp are the cheapest, Birchly Reading Lamp is the most expensive.',
    );
    expect(compare([aster, twin]).said[0]).toBe('Aster Reading Lamp and Twin Lamp have the same price.');
  });

  it('says the largest only where it is so every way', () => {
    expect(compare([halden, orrin]).said).toContain(
      'In width, depth, and height together, Halden Sofa is the largest.',
    );
    const tall = thing({
      sku: 'T',
      title: 'Tall',
      type: 'sofa',
      size: { width: 1000, depth: 500, height: 2000 },
    });
    expect(compare([halden, tall]).said.join(' ')).not.toContain('largest');
  });

  it('compares no prices of two currencies, and none on request', () => {
    const pounds = { ...birch, variant: { ...birch.variant, price: { amount: 1, currency: 'GBP' } } };
    expect(compare([aster, pounds]).said.join(' ')).not.toMatch(/cheap|\$|£/);
    const asked = thing({ sku: 'ASK', title: 'Ask', type: 'reading lamp', price: null });
    expect(compare([aster, asked])).toEqual({ said: [], statements: [] });
  });

  it('gives the difference of any two as evidence, the lesser first', () => {
    const skus = compare([birch, cove, aster]).statements.map((statement) => statement.skus);
    expect(skus).toContainEqual(['COVE', 'ASTER']);
    expect(skus).toContainEqual(['COVE', 'BIRCH']);
    expect(skus).toContainEqual(['ASTER', 'BIRCH']);
  });

  const arbitrary = fc.record({
    price: fc.option(fc.integer({ min: 1, max: 500_000 })),
    width: fc.option(fc.integer({ min: 1, max: 4000 })),
    height: fc.option(fc.integer({ min: 1, max: 4000 })),
    weight: fc.option(fc.integer({ min: 1, max: 300_000 })),
  });
  const several = fc.array(arbitrary, { minLength: 2, maxLength: 4 }).map((some) =>
    some.map(({ price, width, height, weight }, at) =>
      thing({
        sku: `SKU-${at}`,
        title: `${['Alder', 'Beech', 'Cedar', 'Damson'][at]} Lamp`,
        type: 'lamp',
        price,
        size: { ...(width && { width }), ...(height && { height }) },
        ...(weight && { weight }),
      }),
    ),
  );

  it('every sentence of it passes the check of claims, and says nothing for its reverse', () => {
    fc.assert(
      fc.property(several, (items) => {
        const { said, statements } = compare(items);
        const about = { limits: {}, contact: 'a@b.test', shopUrl: 'https://shop.test/' };
        const [evidence, withoutStatements] = [emptyEvidence(about), emptyEvidence(about)];
        addFound(evidence, { items, statements });
        addFound(withoutStatements, { items });
        for (const sentence of said) expect(uncovered(sentence, evidence)).toEqual([]);
        // Two sizes may differ by the same, each the other way round.
        for (const { text, skus } of statements.filter(({ text }) => !text.includes('cm'))) {
          const [a = '', b = ''] = skus.map((sku) => evidence.items.get(sku)?.product.title ?? '');
          const reversed = text.replace(a, '#').replace(b, a).replace('#', b);
          expect(uncovered(reversed, evidence)).toEqual(uncovered(reversed, withoutStatements));
        }
      }),
    );
  });
});

describe('the table', () => {
  it('has a row for each fact that one of them states, and says of the others that it is not stated', () => {
    const { products, rows, rowsLeftOut } = comparisonTable([aster, birch], []);
    expect(products).toEqual([
      { sku: 'ASTER', title: 'Aster Reading Lamp' },
      { sku: 'BIRCH', title: 'Birchly Reading Lamp' },
    ]);
    const cells = Object.fromEntries(rows.map(({ label, cells }) => [label, cells]));
    expect(cells).toEqual({
      Price: ['$64.00', '$79.00'],
      Stock: ['in stock', 'in stock'],
      Height: ['45 cm (17.7 in)', '152 cm (59.8 in)'],
      Weight: ['1.8 kg (4 lb)', '4.2 kg (9.3 lb)'],
      Materials: ['steel', 'brass'],
      Colours: ['White', 'Black'],
      Dimmable: [notStated, 'yes'],
    });
    expect(rowsLeftOut).toBe(0);
  });

  it('is shown to the shopper with nothing where nothing is stated, and of two or more only', () => {
    const shown = shownTable(comparisonTable([aster, birch], []));
    expect(shown?.rows.at(-2)).toEqual({ label: 'Dimmable', cells: [null, 'yes'] });
    expect(shownTable(comparisonTable([aster], []))).toBeUndefined();
  });

  it('puts first what was asked for, then what differs', () => {
    const labels = (asked: Parameters<typeof comparisonTable>[1]) =>
      comparisonTable([aster, birch], asked).rows.map(({ label }) => label);
    expect(labels(['materials'])).toEqual([
      'Materials',
      'Price',
      'Height',
      'Weight',
      'Colours',
      'Dimmable',
      'Stock',
    ]);
    expect(labels([])).toEqual(['Price', 'Height', 'Weight', 'Materials', 'Colours', 'Dimmable', 'Stock']);
  });

  it('leaves out whole rows, the least telling, where there is no room', () => {
    const facts = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`fact ${at}`, `${at} `.repeat(60).trim()]),
    );
    const [a, b] = ['A', 'B'].map((sku) => thing({ sku, title: `Lamp ${sku}`, type: 'lamp', facts }));
    const { rows, rowsLeftOut } = comparisonTable([a!, b!, fennel], ['weight']);
    expect(JSON.stringify(rows).length).toBeLessThan(5200);
    expect(rowsLeftOut).toBeGreaterThan(10);
    expect(rows.length + rowsLeftOut).toBe(46);
    for (const { label, cells } of rows)
      if (label.startsWith('Fact')) expect(cells[0]).toBe(facts[label.toLowerCase()]);
  });

  it('says no more than there is room for, in whole sentences, however long the titles are', () => {
    const items = ['A', 'B', 'C', 'D'].map((sku, at) =>
      thing({
        sku,
        title: `${sku} ${'x'.repeat(190)}`,
        type: 'lamp',
        price: 100 + at,
        weight: 1000 + at,
        size: { width: 100 + at, depth: 100 + at, height: 100 + at, length: 100 + at },
      }),
    );
    const { compared } = comparisonTable(items, []);
    expect(JSON.stringify(compared).length).toBeLessThan(3100);
    expect(compared.length).toBeGreaterThan(3);
    for (const sentence of compared) expect(sentence).toMatch(/\.$/);
  });
});
