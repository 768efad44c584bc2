import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine, plainText } from './html-text.ts';

test.each([
  ['<p>One&nbsp;two</p><p>Three</p>', 'One two\n\nThree'],
  ['<P>One<P>Two', 'One\n\nTwo'],
  ['<ul><li>Oak<li>Steel</ul>', 'Oak\nSteel'],
  ['One<br>two<br/><br />three', 'One\ntwo\n\nthree'],
  [
    '<table><tr><td>Width</td><td>60 cm</td></tr><tr><td>Height</td><td>40 cm</td></tr></table>',
    'Width 60 cm\nHeight 40 cm',
  ],
  ['a <b>bold</b>,<i>thin</i> word', 'a bold,thin word'],
  ['<p>Seen</p><script>if (a<b) document.write("<p>no</p>")</script><style>p{}</style><!-- no -->', 'Seen'],
  ['<div>Seen<noscript>no</noscript><iframe>no</iframe></div>', 'Seen'],
  ['<p>never closed <b>at all', 'never closed at all'],
  ['<p title="a > b">x</p>', 'x'],
  ['<h2>Care</h2>\n\n\n<p>Cold\nwash</p>', 'Care\n\nCold wash'],
])('HTML: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  ['Line one\n\nLine  two', 'Line one\n\nLine two'],
  ['a\r\nb\rc', 'a\nb\nc'],
  ['5 < 6 & 7 > 2', '5 < 6 & 7 > 2'],
  ['I <3 oak', 'I <3 oak'],
  ['a<b and b<c', 'a<b and b<c'],

  ['Salt &amp; pepper, 27&quot;', 'Salt & pepper, 27"'],
  ['R&D', 'R&D'],
  ['a\u200bb\u202ec\u0007', 'abc'],
])('plain text: %j', (source, text) => {
  expect(plainText(source)).toBe(text);
});

test('markup that was escaped once too often is markup', () => {
  expect(plainText('&lt;p&gt;Oak&lt;/p&gt;&lt;script&gt;x&lt;/script&gt;')).toBe('Oak');
  expect(plainText('&amp;lt;p&amp;gt;')).toBe('&lt;p&gt;');
});

test.each([
  [
    '<p>Oak</p>\n&lt;script&gt;evil()&lt;/script&gt;<p>Steel &amp;amp; &lt;b&gt;brass</p>',
    'Oak\n\nSteel &amp; brass',
  ],
  ['<p>a &lt; b</p><p>I &lt;3 oak</p>', 'a < b\n\nI <3 oak'],
])('tags that were escaped among others are left out too: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  [
    '<p>Seen</p><div style="color:red; DISPLAY : none !important">not <p>seen</p></div><p>again</p>',
    'Seen\n\nagain',
  ],
  ['<p hidden>not<p>Seen <span hidden="">not<br>at <b>all</b></span>again', 'Seen again'],
  ['<div style="visibility:hidden">not<div style="display:none">not</div>not</div>Seen', 'Seen'],
  ['<i style="opacity:0">not</i><i style="font-size:0px">not</i><b>Seen</b>', 'Seen'],
  ['<i style="opacity:0.5;font-size:0.8em;display:block">Seen</i>', 'Seen'],
  ['<p>Seen</p></p></br></div><script>not</script>again', 'Seen\n\nagain'],
])('what no shopper sees is left out: %s', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test('a line is one line', () => {
  expect(plainLine(' <b>Oak</b>\n &amp; steel ')).toBe('Oak & steel');
});

test('no text is lost: words between any tags come out in their order', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/);
  const tag = fc.constantFrom(
    '<p>',
    '</p>',
    '<b>',
    '</b>',
    '<br>',
    '<li>',
    '</ul>',
    '<div class="x">',
    '</div>',
    '<td>',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(tag, word), { minLength: 1 }), (pieces) => {
      const html = `<p>${pieces.map(([open, text]) => `${open} ${text} `).join('')}`;
      expect(plainText(html).split(/\s+/)).toEqual(pieces.map(([, text]) => text));
    }),
  );
});
