import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeSentences } from './sentences.ts';

/** Feeds a text piece by piece, as a stream would. */
function fed(pieces: readonly string[]) {
  const sentences: string[] = [];
  let rest = '';
  for (const piece of pieces) {
    const taken = takeSentences(rest + piece);
    sentences.push(...taken.sentences);
    rest = taken.rest;
  }
  return { sentences, rest };
}

/** All sentences of a whole text, without the space around them. */
const sentencesOf = (text: string) => {
  const { sentences, rest } = takeSentences(text);
  return [...sentences, rest].map((sentence) => sentence.trim()).filter((sentence) => sentence !== '');
};

const prose = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'It is oak. ',
        'e.g. ',
        '$1,299.50',
        '1. ',
        '- a\n',
        '[policy:returns#a]',
        '[po',
        '| a | b |\n',
        'Really?! ',
        '在庫。',
        '(yes.) ',
        '…',
      ),
      fc.string({ unit: 'grapheme', maxLength: 8 }),
    ),
    { maxLength: 12 },
  )
  .map((pieces) => pieces.join(''));

describe('takeSentences', () => {
  it.each([
    [['It is oak.', 'It costs $79.', 'Good?', 'Yes!', 'Then']],
    [['It is 45.7 cm (17.7 in) high.', 'It weighs 2.4 kg.', 'The price is $1,299.50.']],
    [['Take a firm one, e.g. the Wren.', 'It is soft.']],
    [['It is approx. 60 cm wide, incl. the arms.', 'It is low.']],
    [['Please see no. 5 of the list.', 'We do not.', 'The answer is no.', 'Anything else?']],
    [['It holds max. 40 kg.', 'That is the max.', 'It is strong.']],
    [['It was designed by J. Marlow in Ohio.', 'It is made of ash.']],
    [['It is 2 m.', 'It weighs 5 g.', 'It takes 60 W.', 'It washes at 85 °F.', 'It is plan b.', 'Next.']],
    [['He said “yes.”', 'She agreed (twice.)', '**Both paid.**', 'Done.']],
    [['Well …', 'That depends.']],
    [['It is 3 ft. tall and 40 in. wide.', 'It weighs 4 lbs.', 'Good.']],
    [['1. The Wren is oak.', '2. The Moss is ash.']],
    [['这盏灯是黄铜的。', '有货！', '要吗？', '「好。」', '谢谢']],
  ])('cuts %j apart', (sentences) => {
    expect(sentencesOf(sentences.join(' '))).toEqual(sentences);
  });

  it('cuts after a full stop of Chinese or Japanese, which no space follows', () => {
    expect(sentencesOf('ランプは真鍮です。在庫あり！「はい。」他には？')).toEqual([
      'ランプは真鍮です。',
      '在庫あり！',
      '「はい。」',
      '他には？',
    ]);
  });

  it('cuts at every line, so that a list item or a table row is checked by itself', () => {
    expect(
      takeSentences('Two fit:\n\n- **Wren**: $79\n- **Moss**: $95\n\n| a | $1 |\r\n| b | $2 |\n').sentences,
    ).toEqual(['Two fit:\n\n', '- **Wren**: $79\n', '- **Moss**: $95\n\n', '| a | $1 |\r\n', '| b | $2 |\n']);
  });

  it('holds back what may still go on', () => {
    expect(takeSentences('It costs $5.')).toEqual({ sentences: [], rest: 'It costs $5.' });
    expect(takeSentences('It is good. ')).toEqual({ sentences: [], rest: 'It is good. ' });
    expect(fed(['It costs $5', '.', '50', '. Good', '. x'])).toEqual({
      sentences: ['It costs $5.50. ', 'Good. '],
      rest: 'x',
    });
  });

  it('leaves the mark of a source with the sentence it stands behind', () => {
    const text = 'You can return it. [policy:returns#window] [policy:returns#how] It weighs 2 kg. ';
    const cut = {
      sentences: ['You can return it. [policy:returns#window] [policy:returns#how] '],
      rest: 'It weighs 2 kg. ',
    };
    expect(takeSentences(text)).toEqual(cut);
    expect(fed(Array.from(text))).toEqual(cut);
    expect(takeSentences('It is oak. [1] Yes. No').sentences).toEqual(['It is oak. ', '[1] Yes. ']);
  });

  it('loses and adds nothing, wherever a text is cut and however it arrives', () => {
    fc.assert(
      fc.property(prose, fc.array(fc.nat()), (text, cuts) => {
        const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
        const pieces = [0, ...places].map((from, at) => text.slice(from, places[at] ?? text.length));
        const { sentences, rest } = fed(pieces);
        expect(sentences.join('') + rest).toBe(text);
        expect(sentences).not.toContain('');
      }),
    );
  });

  it('ends sentences at the same places whether a line arrives whole or letter by letter', () => {
    fc.assert(
      fc.property(
        prose.map((text) => text.replaceAll(/[\n\r]+/g, ' ')),
        (text) => {
          expect(fed(Array.from(text))).toEqual(takeSentences(text));
        },
      ),
    );
  });
});
