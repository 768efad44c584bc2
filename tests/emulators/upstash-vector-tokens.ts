/** A filter that is not one. The words are the service's: "Invalid filter. At line 1:24 token recognition error at: '['". */
export class FilterError extends Error {
  override readonly name = 'FilterError';

  constructor(text: string, at: number, what: string) {
    const before = text.slice(0, at).split('\n');
    super(`Invalid filter. At line ${before.length}:${before.at(-1)?.length ?? 0} ${what}`);
  }
}

export interface Token {
  readonly kind: 'identifier' | 'keyword' | 'operator' | 'number' | 'string' | 'end';
  /** Keywords in upper case, strings without their quotes. */
  readonly text: string;
  readonly at: number;
}

const keywords = new Set(['AND', 'OR', 'NOT', 'GLOB', 'IN', 'CONTAINS', 'HAS', 'FIELD', 'TRUE', 'FALSE']);

/** Source: upstash.com/docs/vector/features/filtering. How a quote inside a string is escaped is not said there. */
const pattern =
  /(?<space>\s+)|(?<identifier>[a-zA-Z_][a-zA-Z_0-9.[\]#-]*)|(?<number>[+-]?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|'(?<single>[^']*)'|"(?<double>[^"]*)"|(?<operator><=|>=|!=|[=<>(),])/y;

export function tokensOf(filter: string): Token[] {
  const tokens: Token[] = [];
  pattern.lastIndex = 0;
  while (pattern.lastIndex < filter.length) {
    const at = pattern.lastIndex;
    const groups = pattern.exec(filter)?.groups;
    if (!groups) throw new FilterError(filter, at, `token recognition error at: '${filter[at]}'`);
    if (groups.space === undefined) tokens.push({ ...tokenOf(groups), at });
  }
  return [...tokens, { kind: 'end', text: '<EOF>', at: filter.length }];
}

function tokenOf(groups: Readonly<Record<string, string | undefined>>): Omit<Token, 'at'> {
  const { identifier, number, operator } = groups;
  if (identifier !== undefined) {
    const word = identifier.toUpperCase();
    return keywords.has(word) ? { kind: 'keyword', text: word } : { kind: 'identifier', text: identifier };
  }
  if (number !== undefined) return { kind: 'number', text: number };
  if (operator !== undefined) return { kind: 'operator', text: operator };
  return { kind: 'string', text: groups.single ?? groups.double ?? '' };
}
