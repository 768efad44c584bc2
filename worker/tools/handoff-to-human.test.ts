import { describe, expect, test } from 'vitest';
import { toolContext } from '../../tests/fixtures/tool-context.ts';
import { handoffViewSchema } from '../domain/handoff-view.ts';
import { handoffToHuman } from './handoff-to-human.ts';

type Input = Parameters<typeof handoffToHuman.run>[0];

async function handedOver(input: Input, context = toolContext()) {
  const result = await handoffToHuman.run(input, context);
  return { ...result, view: handoffViewSchema.strict().parse(result.view) };
}

describe('a handoff', () => {
  test('says whom to write to and with what', async () => {
    const { view, handoff, note } = await handedOver({ reason: 'warranty', summary: 'A leg came off.' });
    expect(view).toEqual({
      reason: 'warranty',
      contact: 'help@shop.test',
      send: ['your order number', 'photos or a short video of the defect'],
    });
    expect(handoff).toMatchObject({ reason: 'warranty', subject: 'Warranty claim' });
    expect(note).toBe('warranty');
  });

  test('holds nothing that the model wrote', async () => {
    const summary = 'Jane Doe, 5 Elm Street, jane@doe.test, is furious';
    const { view, handoff } = await handedOver({ reason: 'complaint', summary });
    expect(JSON.stringify([view, handoff])).not.toMatch(/jane|doe|elm|furious/i);
  });

  test('names the products that are known, and no others', async () => {
    const { handoff } = await handedOver({
      reason: 'damage',
      summary: '',
      skus: ['T-HARBOR-RUST', 'T-FERN', 'NO-SUCH'],
    });
    expect(handoff?.text).toContain('It is about: Harbor Sofa (Rust)\n');
    expect(handoff?.text).not.toContain('Fern');
  });
});

test.each([
  { reason: 'refund', summary: '' },
  { reason: 'damage' },
  { reason: 'damage', summary: 'x'.repeat(301) },
  { reason: 'damage', summary: '', skus: ['A', 'B', 'C', 'D', 'E'] },
])('%j is none', (input) => {
  expect(handoffToHuman.input.safeParse(input).success).toBe(false);
});
