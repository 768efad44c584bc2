import { Directive, directive, type ElementPart } from 'lit/directive.js';
import { noChange } from 'lit/html.js';
import * as smd from 'streaming-markdown';

/**
 * Makes what a link of the model's text becomes, of its label, whose children it may take. Where it makes nothing the
 * label stays; it is asked again with every update.
 */
export type LinkOf = (url: string, label: Element) => Element | undefined;

interface PendingLink {
  readonly node: Element;
  /** Missing until its address has been read. */
  url?: string;
}

/** Elements a token becomes. A token that is not here is a span: its words are shown and nothing else. */
const tagOf: { readonly [token: number]: string } = {
  [smd.PARAGRAPH]: 'p',
  [smd.HEADING_1]: 'h4',
  [smd.HEADING_2]: 'h4',
  [smd.HEADING_3]: 'h4',
  [smd.HEADING_4]: 'h4',
  [smd.HEADING_5]: 'h4',
  [smd.HEADING_6]: 'h4',
  [smd.BLOCKQUOTE]: 'blockquote',
  [smd.LINE_BREAK]: 'br',
  [smd.RULE]: 'hr',
  [smd.CODE_BLOCK]: 'pre',
  [smd.CODE_FENCE]: 'pre',
  [smd.CODE_INLINE]: 'code',
  [smd.ITALIC_AST]: 'em',
  [smd.ITALIC_UND]: 'em',
  [smd.STRONG_AST]: 'strong',
  [smd.STRONG_UND]: 'strong',
  [smd.LIST_UNORDERED]: 'ul',
  [smd.LIST_ORDERED]: 'ol',
  [smd.LIST_ITEM]: 'li',
  [smd.TABLE]: 'table',
  [smd.TABLE_ROW]: 'tr',
  [smd.TABLE_CELL]: 'td',
};

/**
 * Markdown that grows: only what is new is parsed, and only nodes are made, so that no text of a model can become
 * markup. Images are their alternative text, raw HTML is itself, a link is one only where `linkOf` allows it.
 */
export class MarkdownText {
  readonly #root: Element;
  #parser = this.#newParser();
  #open: { node: Element; token: number; link?: PendingLink }[] = [];
  #links: PendingLink[] = [];
  #written = '';
  #ended = false;
  /** What the parser holds back, shown all the same: "$79" must not stand there as "$7". */
  readonly #tail = new Text();

  constructor(root: Element) {
    this.#root = root;
  }

  /** Shows `text`, of which `ended` says that no more will come. */
  update(text: string, ended: boolean, linkOf: LinkOf): void {
    if (this.#ended ? text !== this.#written : !text.startsWith(this.#written)) this.#reset();
    const news = text.slice(this.#written.length);
    this.#written = text;
    this.#tail.remove();
    try {
      if (news) smd.parser_write(this.#parser, news);
      if (ended && !this.#ended) smd.parser_end(this.#parser);
    } catch {
      // The parser gave up on this text: better plain than not at all.
      this.#reset();
      this.#written = text;
      this.#root.append(text);
    }
    this.#ended = ended;
    if (!ended) this.#showTail();
    this.#links = this.#links.filter((link) => !settle(link, linkOf));
  }

  /** Only what is plainly text, in the middle of a line: at its beginning it may still become a list. */
  #showTail(): void {
    const { pending, token } = this.#parser;
    if (this.#open.length === 0 || token === smd.LINE_BREAK || !/^[\p{L}\p{N}.,:;?…]+$/u.test(pending))
      return;
    this.#tail.data = pending;
    this.#top.append(this.#tail);
  }

  #reset(): void {
    this.#root.replaceChildren();
    this.#parser = this.#newParser();
    this.#open = [];
    this.#links = [];
    this.#written = '';
    this.#ended = false;
  }

  #newParser(): smd.Parser {
    return smd.parser({
      data: undefined,
      add_token: (_, token) => this.#begin(token),
      end_token: () => this.#end(),
      add_text: (_, text) => this.#write(text),
      set_attr: (_, attribute, value) => this.#set(attribute, value),
    });
  }

  get #top(): Element {
    return this.#open.at(-1)?.node ?? this.#root;
  }

  #begin(token: number): void {
    const parent = this.#top;
    const node = document.createElement(cellTag(token, parent) ?? tagOf[token] ?? 'span');
    const isLink = token === smd.LINK || token === smd.RAW_URL;
    this.#open.push(isLink ? { node, token, link: { node } } : { node, token });
    parent.append(token === smd.TABLE ? scrollable(node) : node);
    if (token === smd.EQUATION_INLINE) this.#write('$');
  }

  #end(): void {
    const closed = this.#open.at(-1);
    // The parser takes "$ab$" for a formula; in a shop it is money.
    if (closed?.token === smd.EQUATION_INLINE) this.#write('$');
    this.#open.pop();
    if (closed?.link?.url !== undefined) this.#links.push(closed.link);
    else if (closed?.token === smd.LINK) closed.node.replaceChildren('[', ...closed.node.childNodes, ']');
  }

  #write(text: string): void {
    const last = this.#top.lastChild;
    if (last instanceof Text) last.appendData(text);
    else this.#top.append(text);
  }

  #set(attribute: number, value: string): void {
    const open = this.#open.at(-1);
    if (attribute === smd.HREF && open?.link) open.link.url = value;
    if (attribute === smd.START && /^\d{1,9}$/.test(value)) open?.node.setAttribute('start', value);
  }
}

/** Cells of the first row are headings. */
function cellTag(token: number, row: Element): string | undefined {
  return token === smd.TABLE_CELL && !row.previousElementSibling ? 'th' : undefined;
}

function scrollable(table: Element): Element {
  const frame = document.createElement('div');
  frame.className = 'table';
  frame.tabIndex = 0;
  frame.append(table);
  return frame;
}

/** Puts the link in the place of its label, or leaves the label: the part that allows it may still come. */
function settle({ node, url }: PendingLink, linkOf: LinkOf): boolean {
  const link = url === undefined ? undefined : linkOf(url, node);
  if (link) node.replaceWith(link);
  return link !== undefined;
}

class MarkdownDirective extends Directive {
  #text: MarkdownText | undefined;

  override render(_text: string, _ended: boolean, _linkOf: LinkOf): typeof noChange {
    return noChange;
  }

  override update(part: ElementPart, values: [string, boolean, LinkOf]): typeof noChange {
    this.#text ??= new MarkdownText(part.element);
    this.#text.update(...values);
    return noChange;
  }
}

/** `<div ${markdown(text, ended, linkOf)}></div>`: the element's content is the text. */
export const markdown = directive(MarkdownDirective);
