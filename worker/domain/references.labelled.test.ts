import { describe, expect, it } from 'vitest';
import {
  anyTurnBack,
  inFocus,
  type Labelled,
  overLamps,
  overRoom,
} from '../../tests/fixtures/labelled-references.ts';
import {
  aster,
  birch,
  cove,
  lamps,
  lampsThenBirch,
  lampsThenRoom,
  room,
  vocabulary,
} from '../../tests/fixtures/on-screen.ts';
import type { Item } from './catalogue.ts';
import { resolveReferences } from './references.ts';

function pointedAt(message: string, lists: readonly (readonly Item[])[]): string {
  const read = resolveReferences(message, { lists }, vocabulary);
  if (read.kind === 'none') return '';
  if (read.kind === 'ambiguous') return '?';
  return read.references.flatMap(({ skus }) => skus).join(' ');
}

describe.each<[string, readonly (readonly Item[])[], Labelled]>([
  ['three lamps', [lamps], overLamps],
  ['a sofa, a table and a rug', [room], overRoom],
  ['three lamps, then one of them', lampsThenBirch, inFocus],
  ['three lamps, then a sofa, a table and a rug', lampsThenRoom, anyTurnBack],
])('over %s', (_, lists, labelled) => {
  it.each(labelled)('%j points at %j', (message, skus) => {
    expect(pointedAt(message, lists)).toBe(skus);
  });
});

it('the labelled sentences are enough, and half of them are no reference or a tie', () => {
  const labels = [overLamps, overRoom, inFocus, anyTurnBack].flat().map(([, skus]) => skus);
  const unresolved = labels.filter((skus) => skus === '' || skus === '?');
  expect(labels.length).toBeGreaterThanOrEqual(120);
  expect(unresolved.length / labels.length).toBeGreaterThan(0.4);
});

describe('"both" and "the other one" are of two', () => {
  const two = [[aster, cove]];
  it.each([
    ['I like both', two, 'ASTER COVE'],
    ['both lamps', two, 'ASTER COVE'],
    ['the two lamps', two, 'ASTER COVE'],
    ['I like both', [lamps], ''],
    ['the other one', [...two, [cove]], 'ASTER'],
    ['the other one', two, '?'],
    ['the other one', [lamps, [birch]], '?'],
  ])('%j over %j is %j', (message, lists, skus) => {
    expect(pointedAt(message, lists)).toBe(skus);
  });
});
