/**
 * Lists as one text each, which costs nothing to load: phrases as terms ("sofa bed"), "|" between the phrases of a list
 * and a line a list. Terms are letters and digits alone, so that none of these signs is ever part of one.
 */
export function split(text: string, by: ' ' | '|' | '\n'): string[] {
  return text === '' ? [] : text.split(by);
}

/** Lines by their first term: "sofa 3 14" -> `sofa`: "3 14". */
export function byFirstTerm(text: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const line of split(text, '\n')) {
    const end = line.indexOf(' ');
    lines.set(line.slice(0, end), line.slice(end + 1));
  }
  return lines;
}
