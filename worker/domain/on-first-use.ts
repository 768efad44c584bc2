/** A value made when it is first asked for and kept: a large pattern takes long to be made, and few isolates need them all. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
