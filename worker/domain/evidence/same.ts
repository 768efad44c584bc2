/** What two things are said to have the same of: "as tall as", "cost the same". */
export interface Same {
  readonly of: 'price' | 'height' | 'width' | 'depth' | 'weight';
  readonly start: number;
  readonly end: number;
  readonly words: string;
  /** "Not as tall as." */
  readonly isDenied: boolean;
}

const words: Readonly<Record<Same['of'], string>> = {
  price: 'costs?|priced?|prices|expensive|cheap|dear|pricey',
  height: 'tall|high|height',
  width: 'wide|broad|width',
  depth: 'deep|depth',
  weight: 'weighs?|heavy|light|weight',
};

const patterns = (Object.keys(words) as Same['of'][]).map((of) => {
  const any = `(?:${words[of]})`;
  return {
    of,
    said: new RegExp(
      String.raw`\bas ${any} as\b|\bequally ${any}\b|\b${any} (?:exactly |just |both |all )?the same(?: as)?\b(?! (?:way|day|time))|\bthe same ${any}\b(?: as\b)?`,
      'gu',
    ),
  };
});
const denied = /(?:\bnot|n't)(?: (?:quite|nearly|exactly|all|both|cost|have|has|at|of|be)){0,2} $/u;

export function sameSaid(folded: string): Same[] {
  return patterns.flatMap(({ of, said }) =>
    [...folded.matchAll(said)].map((match) => ({
      of,
      start: match.index,
      end: match.index + match[0].length,
      words: match[0],
      isDenied: denied.test(folded.slice(Math.max(0, match.index - 30), match.index)),
    })),
  );
}

/** Whether values are all known and all the same. */
export function isEven(values: readonly (number | undefined)[]): boolean {
  return values[0] !== undefined && values.every((value) => value === values[0]);
}
