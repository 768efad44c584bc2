import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { fold } from './text.ts';
import { dutch } from './topics/dutch.ts';
import { french } from './topics/french.ts';
import { german } from './topics/german.ts';
import { italian } from './topics/italian.ts';
import { portuguese } from './topics/portuguese.ts';
import { spanish } from './topics/spanish.ts';
import { policyTopic, talkIn } from './topics.ts';

const languages = { german, french, spanish, italian, portuguese, dutch };
const linesOf = (path: string) => readFileSync(path, 'utf8').trim().split('\n');
const queries = [
  ...linesOf('tests/fixtures/messages/english.txt'),
  ...linesOf('tests/evals/retrieval/practice.jsonl').map((line) => JSON.parse(line).query as string),
];

describe.each(Object.entries(languages))('the %s words', (_, { policies, vague, ...talk }) => {
  const patterns = Object.entries({ ...policies, ...talk });

  test.each(patterns)('for %s are found in no English query', (_name, pattern) => {
    expect(queries.filter((query) => pattern.test(fold(query)))).toEqual([]);
  });

  test('that say nothing are folded', () => {
    expect(fold(vague)).toBe(vague);
  });
});

test.each([
  ['Wie lange dauert die Lieferung?', 'delivery times'],
  ['Livrez-vous en Belgique ?', 'where we ship'],
  ['¿Cuánto cuesta el envío?', 'delivery cost parcel furniture'],
  ['Quanto dura la garanzia?', 'how long is the warranty'],
  ['Quando recebo o reembolso?', 'refunds'],
  ['Kan ik met iDEAL betalen?', 'ways to pay'],
  ['Ich möchte meine Bestellung stornieren', 'change or cancel an order'],
  ['J’ai besoin d’une facture', 'invoices and receipts'],
])('%j asks for %s', (message, topic) => {
  expect(policyTopic(fold(message))).toBe(topic);
});

test.each([
  ['Wo ist meine Bestellung?', 'order'],
  ['Où est mon colis ?', 'order'],
  ['¿Quién eres?', 'who-are-you'],
  ['Arrivederci', 'thanks'],
  ['Boa tarde!', 'greeting'],
  ['Vertel me een mop', 'elsewhere'],
])('%j is %s', (message, talk) => {
  expect(talkIn(fold(message))).toBe(talk);
});

test('words said again and again are read to their end', () => {
  const words = Object.values(languages).flatMap(({ vague }) => vague.split(' '));
  const said = [
    'hallo ',
    'moin ',
    'bonjour ',
    'hola, ',
    'buenas tardes ',
    'ciao',
    'bom dia ',
    'hoi allemaal ',
    'merci ',
    '¡ ',
  ];
  for (const word of [...said, ...words]) {
    const text = `${word.repeat(2000 / word.length)}#`;
    expect(talkIn(text)).toBeUndefined();
    policyTopic(text);
  }
});
