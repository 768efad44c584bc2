import fc from 'fast-check';
import { MarkdownText } from '../../widget/markdown.ts';
import { equal, ok, pause } from './assert.ts';
import { type Driver, mount, mountOpen } from './driver.ts';
import { card, finish, products, start, text } from './parts.ts';

describe('text of a model', () => {
  let driver: Driver;
  beforeEach(async () => {
    driver = await mountOpen();
  });
  afterEach(() => driver.remove());

  async function shown(words: string) {
    const exchange = await driver.send('Hi');
    exchange.send(start(), ...text(words), products(card('A-1')), finish()).end();
    await driver.idle();
    return driver.find('.text');
  }

  it('is formatted', async () => {
    const element = await shown(
      '# Title\n\nA **bold** and *soft* `word`.\n\n- one\n- two\n\n1. first\n\n| a | b |\n|---|---|\n| 1 | 2 |\n',
    );
    const names = [...element.querySelectorAll('*')].map(({ localName }) => localName);
    for (const name of ['h4', 'strong', 'em', 'code', 'ul', 'ol', 'table', 'th', 'td'])
      ok(names.includes(name), name);
    equal(
      [...element.querySelectorAll('th')].map((cell) => cell.textContent?.trim()),
      ['a', 'b'],
    );
  });

  it('fetches nothing and runs nothing, whatever it says', async () => {
    const before = performance.getEntriesByType('resource').length;
    const element = await shown(
      [
        '![a picture](https://evil.example/pixel.png)',
        '<img src="https://evil.example/x.png" onerror="window.pwned = 1">',
        '<script>window.pwned = 1</script><iframe src="https://evil.example"></iframe>',
        '[run](javascript:window.pwned=1) [data](data:text/html,x) [else](https://evil.example/) https://evil.example/raw',
        '[a card](https://shop.example/A-1) [same](https://shop.example/A-1#x) [](https://shop.example/A-1)',
      ].join('\n\n'),
    );
    await pause(100);
    const names = new Set([...element.querySelectorAll('*')].map(({ localName }) => localName));
    for (const name of ['img', 'script', 'iframe', 'form', 'style']) ok(!names.has(name), `no ${name}`);
    equal(
      [...element.querySelectorAll('a')].map((link) => link.href),
      ['https://shop.example/A-1'],
    );
    ok(element.textContent?.includes('<script>window.pwned = 1</script>'), 'markup as text');
    ok(element.textContent?.includes('a picture'), 'the words of a picture');
    ok(!('pwned' in window), 'nothing ran');
    const loaded = performance
      .getEntriesByType('resource')
      .slice(before)
      .map(({ name }) => name);
    equal(
      loaded.filter((name) => name.includes('evil')),
      [],
    );
  });

  it('fetches nothing and runs nothing when it comes back from the history', async () => {
    await shown(
      '![p](https://evil.example/p.png) <img src="https://evil.example/x" onerror="window.pwned = 1"> [run](javascript:window.pwned=1)',
    );
    driver.remove();
    await pause(500);
    driver = mount({ endpoint: driver.element.endpoint });
    const before = performance.getEntriesByType('resource').length;
    await driver.open();
    const text = await driver.seen('.text');
    await pause(100);
    equal(text.querySelectorAll('img, script, iframe, a').length, 0);
    ok(text.textContent?.includes('<img src='), 'markup as text');
    ok(!('pwned' in window), 'nothing ran');
    const loaded = performance.getEntriesByType('resource').slice(before);
    equal(loaded.filter(({ name }) => name.includes('evil')).length, 0);
  });

  it('leaves brackets that are no link as they are', async () => {
    equal(
      (await shown('Sizes [S] and [1] and $USD 5 or $x.')).textContent?.trim(),
      'Sizes [S] and [1] and $USD 5 or $x.',
    );
  });
});

describe('growing markdown', () => {
  const nothing = () => undefined;
  const render = (pieces: string[]) => {
    const root = document.createElement('div');
    const view = new MarkdownText(root);
    let sum = '';
    for (const piece of pieces) {
      sum += piece;
      view.update(sum, false, nothing);
    }
    view.update(sum, true, nothing);
    return root;
  };
  const token = fc.constantFrom(
    '**',
    '*',
    '_',
    '`',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '# ',
    '> ',
    '|',
    '[',
    '](',
    'https://a.example',
    ')',
    '![',
    '<b>',
    '$',
    '\\',
    'word',
    ' ',
    '—',
    '🛋️',
  );

  it('is the same however it arrives', () => {
    // The parser may put the text of a broken table in another place; that no word of it is lost comes next.
    const untabled = token.filter((mark) => mark !== '|');
    fc.assert(
      fc.property(fc.array(untabled, { maxLength: 30 }), (tokens) => {
        const text = tokens.join('');
        equal(render([...text]).innerHTML, render([text]).innerHTML, JSON.stringify(text));
      }),
      { numRuns: 300 },
    );
  });

  it('says the same however it arrives', () => {
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        const text = tokens.join('');
        equal(render([...text]).textContent, render([text]).textContent, JSON.stringify(text));
      }),
      { numRuns: 300 },
    );
  });

  it('holds no character of a line back', () => {
    const root = document.createElement('div');
    const view = new MarkdownText(root);
    const line = 'It costs $79.';
    for (let end = 2; end <= line.length; end += 1) {
      view.update(line.slice(0, end), false, nothing);
      equal(root.textContent, line.slice(0, end).replace(/[ $]$/, ''));
    }
  });

  it('makes no element but those of its list', () => {
    const allowed = new Set(
      'p h4 blockquote br hr pre code em strong ul ol li table tr td th span div'.split(' '),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 60 }), (tokens) => {
        const root = document.createElement('div');
        new MarkdownText(root).update(tokens.join(''), true, nothing);
        for (const { localName } of root.querySelectorAll('*')) ok(allowed.has(localName), localName);
      }),
      { numRuns: 300 },
    );
  });

  it('starts anew when the text is another', () => {
    const root = document.createElement('div');
    const view = new MarkdownText(root);
    view.update('**old** text', true, nothing);
    view.update('new', false, nothing);
    view.update('new text', true, nothing);
    equal(root.textContent, 'new text');
  });

  it('makes a link of a label as soon as its page is known', () => {
    const root = document.createElement('div');
    const view = new MarkdownText(root);
    const words = 'See [this lamp](https://shop.example/A-1).';
    view.update(words, true, nothing);
    equal(root.querySelectorAll('a').length, 0);
    view.update(words, true, (url, label) => {
      const link = document.createElement('a');
      link.href = url;
      link.append(...label.childNodes);
      return link;
    });
    equal([root.querySelector('a')?.textContent, root.textContent], ['this lamp', 'See this lamp.']);
  });
});
