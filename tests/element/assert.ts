/** Compared as JSON: what these tests compare is plain data. */
export function equal(actual: unknown, expected: unknown, about = ''): void {
  const [is, should] = [JSON.stringify(actual), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${about || 'value'}: ${is} instead of ${should}`);
}

export function ok(value: unknown, about: string): asserts value {
  if (!value) throw new Error(`expected: ${about}`);
}

/** Waits until `check` returns something true, or fails saying what was waited for. */
export async function until<Value>(
  check: () => Value,
  about: string,
  withinMs = 6000,
): Promise<NonNullable<Value>> {
  const end = performance.now() + withinMs;
  while (performance.now() < end) {
    const value = check();
    if (value) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`waited in vain for: ${about}`);
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
