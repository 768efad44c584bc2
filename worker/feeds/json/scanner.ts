/** A value of a JSON feed: its text, and the line it begins on. */
export interface JsonElement {
  readonly line: number;
  readonly text: string;
  /** The feed ended before the value did. */
  readonly cut: boolean;
}

export interface JsonLayout {
  /** Name of the list in an object around the records: "products" in `{ "products": [...] }`. */
  readonly list: string;
  /** JSON Lines: a line is a record, so that a broken one costs only itself. */
  readonly linewise?: boolean;
}

/** Where an element begins or ends, or that what was held is no element but the beginning of an envelope. */
type Edge = 'begins' | 'ends-before' | 'ends-after' | 'is-envelope' | undefined;

/**
 * Finds the records of a JSON feed in pieces of any size, without parsing them: the elements of an array, the elements
 * of the named list in an object, or values that follow each other. It knows strings, escapes and depth, no more; what
 * it finds still has to be parsed.
 */
export class JsonScanner {
  readonly #envelope: RegExp;
  readonly #linewise: boolean;
  #line = 1;
  #depth = 0;
  #inString = false;
  #escaped = false;
  /** The depth that elements of a list lie at, within a list. */
  #listDepth: number | undefined;
  /** What has been read of the current element. */
  #held: string | undefined;
  #heldLine = 0;
  /** Where the current element goes on within the current piece. */
  #from = 0;

  constructor({ list, linewise = false }: JsonLayout) {
    this.#envelope = new RegExp(`[{,]\\s*"${list}"\\s*:\\s*$`);
    this.#linewise = linewise;
  }

  push(chunk: string): JsonElement[] {
    const found: JsonElement[] = [];
    this.#from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const edge = this.#edge(chunk, at);
      if (edge === 'begins') this.#hold(at);
      else if (edge === 'is-envelope') this.#held = undefined;
      else if (edge !== undefined) found.push(...this.#release(chunk, edge === 'ends-after' ? at + 1 : at));
      if (chunk[at] === '\n') this.#line += 1;
    }
    if (this.#held !== undefined) this.#held += chunk.slice(this.#from);
    return found;
  }

  /** To be called when there is no more: what was still open is given as cut. */
  end(): JsonElement[] {
    const cut = this.#depth > 0 || this.#inString;
    if (this.#held !== undefined) return [{ line: this.#heldLine, text: this.#held, cut }];
    return cut ? [{ line: this.#line, text: '', cut }] : [];
  }

  #hold(at: number): void {
    this.#held = '';
    this.#heldLine = this.#line;
    this.#from = at;
  }

  #release(chunk: string, end: number): JsonElement[] {
    if (this.#held === undefined) return [];
    const text = this.#held + chunk.slice(this.#from, end);
    this.#held = undefined;
    return [{ line: this.#heldLine, text, cut: false }];
  }

  #edge(chunk: string, at: number): Edge {
    const character = chunk[at]!;
    if (character === '\n' && this.#linewise) return this.#endLine();
    if (this.#inString) return this.#insideString(character);
    switch (character) {
      case '"':
        this.#inString = true;
        return this.#beginning();
      case '{':
      case '[':
        return this.#open(chunk, at);
      case '}':
      case ']':
        return this.#close();
      case ',':
        return this.#depth === this.#listDepth ? 'ends-before' : this.#beginning();
      case '\n':
        return this.#depth === 0 ? 'ends-before' : undefined;
      case ' ':
      case '\t':
      case '\r':
      case '\uFEFF':
        return undefined;
      default:
        return this.#beginning();
    }
  }

  #insideString(character: string): undefined {
    if (this.#escaped) this.#escaped = false;
    else if (character === '\\') this.#escaped = true;
    else if (character === '"') this.#inString = false;
  }

  #open(chunk: string, at: number): Edge {
    const isArray = chunk[at] === '[';
    const isList = isArray && this.#depth === 0 && this.#held === undefined;
    const isListOfEnvelope = isArray && this.#isEnvelope(chunk, at);
    const edge = isList ? undefined : this.#beginning();
    this.#depth += 1;
    if (isList || isListOfEnvelope) this.#listDepth = this.#depth;
    return isListOfEnvelope ? 'is-envelope' : edge;
  }

  #isEnvelope(chunk: string, at: number): boolean {
    if (this.#depth !== 1 || this.#listDepth !== undefined || this.#held === undefined) return false;
    return this.#envelope.test(this.#held + chunk.slice(this.#from, at));
  }

  #close(): Edge {
    if (this.#depth === 0) return this.#beginning();
    const endsList = this.#depth === this.#listDepth;
    this.#depth -= 1;
    if (endsList) {
      this.#listDepth = undefined;
      return 'ends-before';
    }
    return this.#depth === 0 ? 'ends-after' : undefined;
  }

  #beginning(): Edge {
    const atRecord = this.#depth === 0 || this.#depth === this.#listDepth;
    return atRecord && this.#held === undefined ? 'begins' : undefined;
  }

  #endLine(): Edge {
    this.#depth = 0;
    this.#inString = false;
    this.#escaped = false;
    this.#listDepth = undefined;
    return 'ends-before';
  }
}

/** The records of a JSON feed, one at a time. */
export async function* jsonElements(
  text: AsyncIterable<string>,
  layout: JsonLayout,
): AsyncGenerator<JsonElement> {
  const scanner = new JsonScanner(layout);
  for await (const chunk of text) yield* scanner.push(chunk);
  yield* scanner.end();
}
