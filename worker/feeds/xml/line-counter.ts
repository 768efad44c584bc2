/** Tells the line of a place in a text that comes in pieces; places are asked for in the order of the text. */
export interface LineCounter {
  readonly add: (chunk: string) => void;
  /** The line, from 1, of the character at `index` of the whole text. */
  readonly at: (index: number) => number;
  /** The line that the text so far ends on. */
  readonly last: () => number;
}

export function lineCounter(): LineCounter {
  let length = 0;
  let passed = 0;
  let newlines: number[] = [];
  let next = 0;
  return {
    add(chunk) {
      newlines = newlines.slice(next);
      next = 0;
      for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', at + 1))
        newlines.push(length + at);
      length += chunk.length;
    },
    at(index) {
      for (; next < newlines.length && newlines[next]! < index; next += 1) passed += 1;
      return passed + 1;
    },
    last: () => passed + newlines.length - next + 1,
  };
}
