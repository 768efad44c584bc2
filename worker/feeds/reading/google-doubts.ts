/** What is said of an item without what Google asks of every one: the reading of it is a guess. */
export function googleDoubts({
  price,
  availability,
}: {
  readonly price: string | undefined;
  readonly availability: string | undefined;
}): string[] {
  return [
    ...(price === undefined ? ['no price is stated; taken as on request'] : []),
    ...(availability === undefined ? ['no availability is stated; taken as in stock'] : []),
  ];
}
