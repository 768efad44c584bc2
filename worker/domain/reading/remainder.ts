/** The part of a message that has not been understood yet. What is read is taken out, so that nothing is read twice. */
export class Remainder {
  text: string;

  constructor(text: string) {
    this.text = text;
  }

  /** The first match of `pattern`, taken out when `accept` says that it means something. */
  take<T>(pattern: RegExp, accept: (match: RegExpExecArray) => T | undefined): T | undefined {
    const match = pattern.exec(this.text);
    const meant = match ? accept(match) : undefined;
    if (match && meant !== undefined) {
      this.text = `${this.text.slice(0, match.index)} ${this.text.slice(match.index + match[0].length)}`;
    }
    return meant;
  }

  /** Every match of `pattern` that `accept` takes. `pattern` must be global. */
  takeAll<T>(pattern: RegExp, accept: (match: RegExpExecArray) => T | undefined): T[] {
    const taken: T[] = [];
    this.text = this.text.replaceAll(pattern, (...args) => {
      const meant = accept(matchOf(args));
      if (meant === undefined) return args[0] as string;
      taken.push(meant);
      return ' ';
    });
    return taken;
  }

  get rest(): string {
    return this.text.replaceAll(/\s+/g, ' ').trim();
  }
}

/** What a replacer is called with, as the array that `exec` would have given. */
function matchOf(args: readonly unknown[]): RegExpExecArray {
  const groups = typeof args.at(-1) === 'object' ? (args.at(-1) as Record<string, string>) : undefined;
  const strings = args.slice(0, groups ? -3 : -2) as string[];
  const input = args.at(groups ? -2 : -1) as string;
  return Object.assign(strings, {
    index: args.at(groups ? -3 : -2) as number,
    input,
    groups,
  }) as unknown as RegExpExecArray;
}
