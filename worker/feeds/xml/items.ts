import { Parser } from 'htmlparser2';
import { type FeedNote, rejected } from '../draft-rows.ts';
import { unixLineEnds } from '../lines.ts';
import { lineCounter } from './line-counter.ts';
import { declaredIn, type Namespaces, nameIn, wellKnown } from './names.ts';

/** An element of an item: its name as `nameIn` gives it, empty where it is of no namespace that is read here. */
export interface XmlField {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** All text within, with a space where an element within begins or ends. */
  readonly text: string;
  readonly parts: readonly XmlField[];
}

/** An `<item>` of RSS or an `<entry>` of Atom. */
export interface XmlItem {
  readonly kind: 'xml';
  readonly line: number;
  readonly fields: readonly XmlField[];
}

/**
 * The items of an RSS or Atom document in pieces of any size, one at a time. A DOCTYPE declares nothing here: entities
 * other than XML's own five and numbers stay as they are written.
 */
export async function* xmlItems(text: AsyncIterable<string>): AsyncGenerator<XmlItem | FeedNote> {
  const reader = new ItemReader();
  for await (const chunk of unixLineEnds(text)) {
    yield* reader.push(chunk);
    if (reader.isRefused) return;
  }
  yield* reader.end();
}

interface OpenField extends XmlField {
  text: string;
  readonly parts: OpenField[];
}

interface OpenItem {
  readonly line: number;
  /** How many elements are open around its fields. */
  readonly depth: number;
  /** The field that is being read, and the part of it that is. */
  readonly path: OpenField[];
  readonly fields: OpenField[];
}

interface OpenElement {
  readonly tag: string;
  readonly namespaces: Namespaces;
  /** Where its start tag ends, to know `<a/>` from an element that is never closed. */
  readonly end: number;
}

/** What items are called in a document, by its outermost element; either may be in Google's namespace. */
const itemNames = new Map([
  ['rss', 'item'],
  ['feed', 'entry'],
]);

class ItemReader {
  isRefused = false;
  readonly #lines = lineCounter();
  readonly #open: OpenElement[] = [];
  #rows: (XmlItem | FeedNote)[] = [];
  #itemName: string | undefined;
  #itemsSeen = 0;
  #item: OpenItem | undefined;
  readonly #parser = new Parser(
    {
      onopentag: (tag, attributes) => this.#openElement(tag, attributes),
      ontext: (text) => this.#readText(text),
      onclosetag: (_tag, isImplied) => this.#closeElement(isImplied),
    },
    { xmlMode: true },
  );

  push(chunk: string): (XmlItem | FeedNote)[] {
    this.#lines.add(chunk);
    this.#parser.write(chunk);
    return this.#take();
  }

  /** The parser is not told of the end: it would close what the document left open, and hide that it was cut off. */
  end(): (XmlItem | FeedNote)[] {
    const root = this.#open[0]?.tag;
    if (this.#item) this.#reject('the file ends before this item does: it was cut off, so export it again');
    else if (root !== undefined)
      this.#note(`the file ends without </${root}>: it was cut off, so export it again`);
    else if (this.#itemName === undefined) this.#note('not an XML feed: there is no element in it');
    else if (this.#itemsSeen === 0) this.#note(`there is no <${this.#itemName}> in this feed`);
    return this.#take();
  }

  #take(): (XmlItem | FeedNote)[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  #note(reason: string, line = this.#lines.last()): void {
    this.#rows.push(rejected(line, reason));
  }

  #reject(reason: string): void {
    if (this.#item) this.#note(reason, this.#item.line);
    this.#item = undefined;
  }

  #openElement(tag: string, attributes: Readonly<Record<string, string>>): void {
    if (this.isRefused) return;
    const namespaces = declaredIn(attributes, this.#open.at(-1)?.namespaces ?? wellKnown);
    this.#open.push({ tag, namespaces, end: this.#parser.endIndex });
    const name = nameIn(namespaces, tag);
    const structure = name.replace(/^g:/, '');
    if (this.#open.length === 1) this.#openRoot(tag, structure);
    else if (structure === this.#itemName) this.#openItem();
    else if (this.#item) openField(this.#item, { name, attributes, text: '', parts: [] }, this.#open.length);
  }

  #openRoot(tag: string, name: string): void {
    this.#itemName = itemNames.get(name);
    this.isRefused = this.#itemName === undefined;
    if (!this.isRefused) return;
    const line = this.#lines.at(this.#parser.startIndex);
    this.#note(
      `not a product feed: its outermost element is <${tag}>, not RSS's <rss> or Atom's <feed>`,
      line,
    );
  }

  #openItem(): void {
    this.#reject(`the <${this.#itemName}> is not closed before the next one begins`);
    this.#itemsSeen += 1;
    const line = this.#lines.at(this.#parser.startIndex);
    this.#item = { line, depth: this.#open.length, path: [], fields: [] };
  }

  #readText(text: string): void {
    for (const field of this.#item?.path ?? []) field.text += text;
  }

  #closeElement(isImplied: boolean): void {
    const closed = this.#open.pop();
    if (!this.#item || !closed) return;
    const isUnclosed = isImplied && closed.end !== this.#parser.endIndex;
    if (isUnclosed) this.#reject(`<${closed.tag}> is not closed in this item`);
    else if (this.#open.length >= this.#item.depth) closeField(this.#item, this.#open.length);
    else this.#emit(this.#item);
  }

  #emit({ line, fields }: OpenItem): void {
    this.#rows.push({ kind: 'xml', line, fields });
    this.#item = undefined;
  }
}

/** Only fields and their parts are kept apart; what lies deeper adds its text to both. */
function openField(item: OpenItem, field: OpenField, openElements: number): void {
  const level = openElements - item.depth;
  for (const around of item.path) around.text += ' ';
  if (level > 2) return;
  (item.path[0]?.parts ?? item.fields).push(field);
  item.path.push(field);
}

function closeField(item: OpenItem, openElements: number): void {
  const level = openElements - item.depth;
  if (level < item.path.length) item.path.pop();
  for (const around of item.path) around.text += ' ';
}
