/** A section named as the source of a sentence: "[policy:returns#return-window]". */
export const sourceMark = /(\s*)\[policy:([^\]\s]{1,120})\]/gu;

/** A sentence apart from the sections it names. */
export function withoutMarks(sentence: string): { readonly bare: string; readonly cited: readonly string[] } {
  return {
    bare: sentence.replaceAll(sourceMark, ''),
    cited: [...sentence.matchAll(sourceMark)].map(([, , id = '']) => id),
  };
}
