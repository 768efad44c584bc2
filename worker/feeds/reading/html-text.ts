import { Parser } from 'htmlparser2';
import { stripInvisible } from '../../domain/text.ts';

const dropped = words('script style noscript template iframe object svg canvas head title select textarea');
const paragraphs = words(
  'p div section article header footer main aside blockquote pre figure ul ol dl table form fieldset details hr h1 h2 h3 h4 h5 h6',
);
const lines = words('li tr dt dd caption summary figcaption');
const cells = words('td th');
const inline = words(
  'a abbr b big br center cite code del em font i img ins kbd mark q s small span strike strong sub sup tt u var video audio wbr thead tbody tfoot body html input button label',
);
const elements = new Set([...dropped, ...paragraphs, ...lines, ...cells, ...inline]);

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/**
 * Plain text of plain text or HTML, with entities decoded and a blank line between paragraphs. Scripts, styles and
 * what cannot be seen are left out.
 */
export function plainText(source: string): string {
  if (hasTags(source)) return tidy(withoutTags(textOfHtml(source)));
  const text = textOfPlain(source);
  // Markup that was escaped once too often is markup all the same: "&lt;p&gt;Oak&lt;/p&gt;".
  return tidy(text !== source && hasTags(text) ? withoutTags(textOfHtml(text)) : text);
}

/** Tags that were escaped among others come out as text; what is in them must not reach anybody who reads markup. */
function withoutTags(text: string): string {
  if (!hasTags(text)) return text;
  // Line breaks stay, and no entity is decoded once more.
  return textOfHtml(text.replaceAll('&', '&amp;').replaceAll('\n', '<br>'));
}

/** The same on one line, as a title or the name of an option has it. */
export function plainLine(source: string): string {
  return plainText(source).replaceAll(/\s+/gu, ' ');
}

/** Whether there is an element of HTML in it; "a < b" and "<3" are none. */
function hasTags(source: string): boolean {
  if (!source.includes('<')) return false;
  let found = false;
  const parser = new Parser({
    onopentag(name) {
      found ||= elements.has(name);
    },
  });
  parser.end(source);
  return found;
}

function textOfHtml(html: string): string {
  const writer = new BlockWriter();
  const parser = new Parser({
    onopentag: (name, attributes) => writer.open(name, dropped.has(name) || isHidden(attributes)),
    onclosetag: (name) => writer.close(name),
    ontext: (data) => writer.write(data),
  });
  parser.end(html);
  return writer.text;
}

/** Whether an element is there for machines only: no shopper sees it. */
function isHidden({ hidden, style = '' }: Readonly<Record<string, string>>): boolean {
  return hidden !== undefined || unseen.test(style);
}

const unseen =
  /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|(?:opacity|font-size)\s*:\s*0(?![.\d]))/i;

/** Writes text with the breaks that the elements around it ask for, however many of them do. */
class BlockWriter {
  text = '';
  #breaks = 0;
  #open = 0;
  /** How many elements are open around the outermost one that is not seen. */
  #hiddenAt = Number.POSITIVE_INFINITY;

  open(name: string, isHidden: boolean): void {
    if (isHidden) this.#hiddenAt = Math.min(this.#hiddenAt, this.#open);
    this.#open += 1;
    if (this.#isUnseen()) return;
    if (name === 'br') this.#breaks += 1;
    else this.#break(name);
  }

  close(name: string): void {
    if (!this.#isUnseen()) this.#break(name);
    this.#open -= 1;
    if (this.#open === this.#hiddenAt) this.#hiddenAt = Number.POSITIVE_INFINITY;
  }

  write(data: string): void {
    const isBlank = data.trim() === '';
    if (this.#isUnseen() || (isBlank && this.#breaks > 0)) return;
    this.text += '\n'.repeat(this.#breaks) + data.replaceAll(/\s+/gu, ' ');
    this.#breaks = 0;
  }

  #isUnseen(): boolean {
    return this.#open > this.#hiddenAt;
  }

  #break(name: string): void {
    if (paragraphs.has(name)) this.#breaks = Math.max(this.#breaks, 2);
    else if (lines.has(name)) this.#breaks = Math.max(this.#breaks, 1);
    else if (cells.has(name)) this.text += ' ';
  }
}

/** Text without markup, whose entities are decoded; what only looks like a tag stays as it is written. */
function textOfPlain(source: string): string {
  if (!source.includes('&')) return source;
  let text = '';
  const parser = new Parser({
    ontext(data) {
      text += data;
    },
  });
  // Written as "&lt;" first, so that the parser sees no tag in it at all.
  parser.end(source.replaceAll('<', '&lt;'));
  return text;
}

function tidy(text: string): string {
  return stripInvisible(text.replaceAll(/\r\n?/gu, '\n'))
    .replaceAll(/[^\S\n]+/gu, ' ')
    .replaceAll(/ ?\n ?/gu, '\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
