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

  /** Every match of `pattern` that `accept` takes, but for what `keep` leaves of it. `pattern` must be global. */
  takeAll<T>(
    pattern: RegExp,
    accept: (match: RegExpExecArray) => T | undefined,
    keep: (meant: T) => string = () => '',
  ): T[] {
    const taken: T[] = [];
    const left: string[] = [];
    let from = 0;
    for (const match of this.text.matchAll(pattern)) {
      const meant = accept(match);
      if (meant === undefined) continue;
      taken.push(meant);
      left.push(this.text.slice(from, match.index), keep(meant));
      from = match.index + match[0].length;
    }
    this.text = [...left, this.text.slice(from)].join(' ');
    return taken;
  }

  get rest(): string {
    return this.text.replaceAll(/\s+/g, ' ').trim();
  }
}
