/** Letters in the order of their keys, either way along a row: "asdf", "fdsa". */
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const runLength = 3;
const isRun = new Set(
  rows.flatMap((row) => {
    const back = Array.from(row).toReversed().join('');
    return [row, back].flatMap((keys) =>
      Array.from({ length: keys.length - runLength + 1 }, (_, at) => keys.slice(at, at + runLength)),
    );
  }),
);
const one = /^([b-df-gj-lp-qt-xz])\1{3,}$/u;
const leastLetters = 4;

/** Whether folded text is nothing but keys struck at random: no word of any language, and no question. */
export function isKeyMash(folded: string): boolean {
  const words = folded.split(/[\s.,;:!?]+/u).filter((word) => word !== '');
  return words.length > 0 && words.every((word) => one.test(word) || isAlongRows(word));
}

/** Each letter stands with two others in a run: "qweasd" is two of them. */
function isAlongRows(word: string): boolean {
  if (word.length < leastLetters || !/^[a-z]+$/u.test(word)) return false;
  const runs = Array.from(word, (_, at) => isRun.has(word.slice(at, at + runLength)));
  return Array.from(word).every((_, at) => runs[at] || runs[at - 1] || runs[at - 2]);
}
