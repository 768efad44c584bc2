/** The value of "17 3/4" or "1⁄2", and what it is counted in: 4 for quarters. Undefined for any other number. */
export function fractionOf(written: string): { readonly value: number; readonly below: number } | undefined {
  const parts = /^(?:(\d+)[ -])?(\d+)[/⁄](\d+)$/u.exec(written);
  if (!parts) return undefined;
  const [, whole = '0', above, below] = parts;
  return { value: Number(whole) + Number(above) / Number(below), below: Number(below) };
}
