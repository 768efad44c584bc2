import { FilterError, type Token, tokensOf } from './upstash-vector-tokens.ts';

export { FilterError } from './upstash-vector-tokens.ts';

/**
 * Upstash Vector's metadata filters, by the grammar of its documentation:
 *
 *   expression := conjunction ("OR" conjunction)*      conjunction := unit ("AND" unit)*
 *   unit       := "(" expression ")" | "HAS" ["NOT"] "FIELD" id | id test
 *   test       := ("=" | "!=") literal | ("<" | "<=" | ">" | ">=") number | ["NOT"] "GLOB" string
 *               | ["NOT"] "IN" "(" literal ("," literal)* ")" | ["NOT"] "CONTAINS" literal
 *
 * A test of a field that a record does not have fails, the negative ones too.
 */
export type Filter = (metadata: Readonly<Record<string, unknown>>) => boolean;

export function parseFilter(text: string): Filter {
  const parser = new Parser(text);
  const filter = parser.expression();
  parser.end();
  return filter;
}

type Test = (value: unknown) => boolean;
type Literal = string | number | boolean;

class Parser {
  readonly #text: string;
  readonly #tokens: readonly Token[];
  #at = 0;

  constructor(text: string) {
    this.#text = text;
    this.#tokens = tokensOf(text);
  }

  expression(): Filter {
    const alternatives = [this.#conjunction()];
    while (this.#takes('OR')) alternatives.push(this.#conjunction());
    return (metadata) => alternatives.some((holds) => holds(metadata));
  }

  end(): void {
    if (this.#next.kind !== 'end') throw this.#unexpected('<EOF>');
  }

  #conjunction(): Filter {
    const parts = [this.#unit()];
    while (this.#takes('AND')) parts.push(this.#unit());
    return (metadata) => parts.every((holds) => holds(metadata));
  }

  #unit(): Filter {
    if (this.#takes('(')) {
      const inner = this.expression();
      this.#expect(')');
      return inner;
    }
    if (this.#takes('HAS')) {
      const wanted = !this.#takes('NOT');
      this.#expect('FIELD');
      const field = this.#identifier();
      return (metadata) => (valueAt(metadata, field) !== undefined) === wanted;
    }
    const field = this.#identifier();
    const test = this.#test();
    return (metadata) => {
      const value = valueAt(metadata, field);
      return value !== undefined && test(value);
    };
  }

  #test(): Test {
    const isNegated = this.#takes('NOT');
    const test = this.#wordTest();
    if (test) return isNegated ? (value) => !test(value) : test;
    if (isNegated) throw this.#unexpected("{'GLOB', 'IN', 'CONTAINS'}");
    return this.#comparison();
  }

  #wordTest(): Test | undefined {
    if (this.#takes('GLOB')) {
      const pattern = globPattern(this.#string());
      return (value) => typeof value === 'string' && pattern.test(value);
    }
    if (this.#takes('IN')) {
      const literals = this.#list();
      return (value) => literals.some((literal) => equals(value, literal));
    }
    if (this.#takes('CONTAINS')) {
      const literal = this.#literal();
      return (value) => Array.isArray(value) && value.some((element) => equals(element, literal));
    }
    return undefined;
  }

  #comparison(): Test {
    if (this.#takes('=')) return equalTo(this.#literal());
    if (this.#takes('!=')) {
      const isEqual = equalTo(this.#literal());
      return (value) => !isEqual(value);
    }
    const compare = comparisons[this.#next.text];
    if (!compare || this.#next.kind !== 'operator') throw this.#unexpected('an operator');
    this.#at += 1;
    const bound = this.#number();
    return (value) => typeof value === 'number' && compare(value, bound);
  }

  #list(): Literal[] {
    this.#expect('(');
    const literals = [this.#literal()];
    while (this.#takes(',')) literals.push(this.#literal());
    this.#expect(')');
    return literals;
  }

  #literal(): Literal {
    if (this.#takes('TRUE')) return true;
    if (this.#takes('FALSE')) return false;
    return this.#next.kind === 'string' ? this.#string() : this.#number();
  }

  #identifier = () => this.#take('identifier').text;
  #string = () => this.#take('string').text;
  #number = () => Number(this.#take('number').text);

  #take(kind: Token['kind']): Token {
    const token = this.#next;
    if (token.kind !== kind) throw this.#unexpected(kind.toUpperCase());
    this.#at += 1;
    return token;
  }

  get #next(): Token {
    return this.#tokens[this.#at] ?? { kind: 'end', text: '<EOF>', at: this.#text.length };
  }

  #takes(text: string): boolean {
    const { kind, text: next } = this.#next;
    const isIt = (kind === 'keyword' || kind === 'operator') && next === text;
    if (isIt) this.#at += 1;
    return isIt;
  }

  #expect(text: string): void {
    if (!this.#takes(text)) throw this.#unexpected(`'${text}'`);
  }

  #unexpected(expected: string): FilterError {
    return new FilterError(
      this.#text,
      this.#next.at,
      `mismatched input '${this.#next.text}' expecting ${expected}`,
    );
  }
}

const comparisons: Readonly<Record<string, (value: number, bound: number) => boolean>> = {
  '<': (value, bound) => value < bound,
  '<=': (value, bound) => value <= bound,
  '>': (value, bound) => value > bound,
  '>=': (value, bound) => value >= bound,
};

const equalTo =
  (literal: Literal): Test =>
  (value) =>
    equals(value, literal);

/** Booleans may be written as 1 and 0. */
function equals(value: unknown, literal: Literal): boolean {
  return (
    value === literal ||
    (typeof value === 'boolean' && typeof literal === 'number' && Number(value) === literal)
  );
}

/** "a.b", "a[0]", "a[#-1]": `#` stands for the length of the array. */
function valueAt(metadata: unknown, path: string): unknown {
  const steps = path.match(/[^.[\]]+/g) ?? [];
  return steps.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value.at(Number(step.replace('#', '')));
    const isObject = typeof value === 'object' && value !== null && Object.hasOwn(value, step);
    return isObject ? (value as Record<string, unknown>)[step] : undefined;
  }, metadata);
}

/** Of a UNIX glob only these mean something: `*`, `?`, `[abc]`, `[a-z]` and `[^...]`. */
function globPattern(glob: string): RegExp {
  const source = glob.replaceAll(/\[\^?[^\]]+\]|[\s\S]/g, (piece) => {
    if (piece === '*') return '[\\s\\S]*';
    if (piece === '?') return '[\\s\\S]';
    return piece.length > 1 ? piece.replaceAll('\\', '\\\\') : piece.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  });
  return new RegExp(`^${source}$`);
}
