/**
 * Words of English of which only one of a row can be right. Where the passage a sentence rests on has one of a row, the
 * sentence may have no other. One row a line.
 */
export const contrasts: readonly string[] = [
  'before after',
  'left right',
  'hot cold cool lukewarm warm',
  'firm soft',
  'always never sometimes rarely occasionally',
  'some full fully',
  'indoors outdoors',
  'round square oval rectangular hexagonal triangular',
  'hinged sliding folding',
  'single double triple two-tone twin',
  'manual power',
  'manual motorised electric',
  'low high medium',
  'hard soft',
  'top bottom',
  'first second third fourth',
  'least most',
  'minus plus',
  'lower higher',
  'half full whole',
  'upright flat',
  'natural synthetic artificial',
  'removable fixed',
  'spring summer autumn winter',
  'morning evening',
  'gas electric induction',
];
