import { describe, expect, test } from 'vitest';
import { emptyContext, emptyRetrieval, toolContext } from '../../tests/fixtures/tool-context.ts';
import { policyViewSchema } from '../domain/views.ts';
import { searchStorePolicies } from './search-store-policies.ts';

async function policies(question: string, context = toolContext()) {
  const result = await searchStorePolicies.run({ question }, context);
  return { ...result, view: policyViewSchema.parse(result.view) };
}

describe('a question about the shop’s policies', () => {
  test('finds the section that answers it, word for word, with the id to cite it by', async () => {
    const { view } = await policies('return window');
    expect(view.sections[0]).toEqual({
      id: 'returns#return-window',
      path: 'Returns > Return window',
      text: 'You can return most items within 30 days of delivery. The return fee for parcels is $7.50.',
    });
  });

  test('makes every section it shows evidence, and no other', async () => {
    const { view, found } = await policies('parcel delivery cost');
    expect(found.sections?.map((section) => section.id)).toEqual(view.sections.map((section) => section.id));
    expect(found.items).toBeUndefined();
  });

  test('asks for three sections at most', async () => {
    let limit = 0;
    const retrieval = {
      ...emptyRetrieval,
      policies: async (_: string, most: number) => {
        limit = most;
        return { sections: [] };
      },
    };
    await policies('returns', toolContext({ retrieval }));
    expect(limit).toBe(3);
  });

  test('that nothing answers finds nothing, and says so', async () => {
    expect(await policies('returns', emptyContext().context)).toMatchObject({
      view: { sections: [] },
      found: { sections: [] },
      note: '0 sections',
    });
  });

  test('is counted in words', async () => {
    expect((await policies('final sale')).note).toBe('1 section');
  });
});

test.each(['', '   ', 'x'.repeat(301)])('%j cannot be asked', (question) => {
  expect(searchStorePolicies.input.safeParse({ question }).success).toBe(false);
});
