import { describe, expect, it } from 'vitest';
import { handoffReasonSchema, handoffSchema } from '../../shared/handoff.ts';
import { workerStrings } from '../../shared/strings/worker.ts';
import { rules } from '../../tests/fixtures/shop.ts';
import { handoffOf, handoffWords } from './hand-over.ts';

const strings = workerStrings.en;
const facts = { contact: 'help@shop.test', rules, strings, titles: [] };

describe('a handoff', () => {
  it.each(handoffReasonSchema.options)('for %s is one of the wire, and says whom to write to', (reason) => {
    const handoff = handoffOf(reason, facts);
    expect(handoffSchema.parse(handoff)).toEqual(handoff);
    expect(handoffWords(handoff, strings)).toContain('help@shop.test');
    expect(handoff.send.length).toBeGreaterThan(0);
    expect(handoffWords(handoff, strings)).not.toMatch(/[{}]/);
    for (const thing of handoff.send) expect(handoff.text).toContain(`- ${thing}: `);
  });

  it('asks for what the policy asks for', () => {
    expect(handoffOf('damage', facts).send).toEqual(['your order number', 'photos of the damage']);
    expect(handoffWords(handoffOf('damage', facts), strings)).toBe(
      'I’m sorry that something arrived damaged. A person on our team looks at every report: please write to ' +
        'help@shop.test with your order number and photos of the damage.',
    );
    expect(handoffOf('trade', facts).send).toEqual(['what you need', 'how many']);
  });

  it('asks for an order number where the policies say nothing', () => {
    for (const reason of handoffReasonSchema.options)
      expect(handoffOf(reason, { ...facts, rules: [] }).send).toEqual(['your order number, if you have one']);
  });

  it.each(['de', 'fr', 'es', 'it', 'pt', 'nl'] as const)(
    'keeps the shop’s English apart in %s',
    (language) => {
      const theirs = workerStrings[language];
      const said = handoffWords(handoffOf('damage', { ...facts, strings: theirs }), theirs);
      expect(said).toContain(theirs.handoffOwnSend);
      expect(said).toContain('“your order number and photos of the damage”');
      expect(handoffWords(handoffOf('person', { ...facts, strings: theirs }), theirs)).not.toContain('“');
    },
  );

  it('names the products it is about in the letter', () => {
    expect(handoffOf('damage', { ...facts, titles: ['Aster Lamp', 'Cove Lamp'] }).text).toBe(
      'Hello,\n\nI am writing to you from the shop assistant: Damaged on arrival.\n\nIt is about: Aster Lamp, Cove Lamp\n\n' +
        'What you asked me for:\n- your order number: \n- photos of the damage: ',
    );
  });

  it('fits the wire with the longest titles and rules', () => {
    const long = 'x'.repeat(200);
    const send = Array.from({ length: 8 }, () => long);
    const own = [{ kind: 'damage-report' as const, days: 7, handledBy: 'person' as const, send }];
    const handoff = handoffOf('damage', { ...facts, rules: own, titles: [long, long, long, long] });
    expect(handoffSchema.safeParse(handoff).success).toBe(true);
  });
});
