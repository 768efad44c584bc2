import { expect, test } from 'vitest';
import { withoutPointing } from './without-pointing.ts';

test.each([
  ['can i return the grey one?', [], 'can i return ?'],
  ['does the second one ship to canada?', ['second one'], 'does ship to canada?'],
  ['how much is delivery for the second one?', ['second one'], 'how much is delivery ?'],
  ['how much is delivery for that lamp?', ['that lamp'], 'how much is delivery ?'],
  ['is the harbor sofa under warranty?', ['Harbor Sofa'], 'is under warranty?'],
  ['can i return it?', ['it'], 'can i return ?'],
  ['how do i return an item?', [], 'how do i return an item?'],
  ['can someone return the parcel with it?', ['it'], 'can someone return the parcel ?'],
])('%j', (question, phrases, rest) => {
  expect(withoutPointing(question, phrases)).toBe(rest);
});
