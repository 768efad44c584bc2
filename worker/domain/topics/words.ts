/** The topics of a policy that a short question asks for, in the order they are tried. */
export const foreignTopics = [
  'returns',
  'refunds',
  'warranty',
  'cancel',
  'invoices',
  'pay',
  'times',
  'where',
  'delivery',
] as const;
export type ForeignTopic = (typeof foreignTopics)[number];

/** How one language says what seeks no product. Patterns are for folded text: lower case, no accents. */
export interface TopicWords {
  /** The whole of a message that only greets, thanks or takes leave. */
  readonly greeting: RegExp;
  /** The whole of a message that asks what the assistant can do. */
  readonly help: RegExp;
  readonly thanks: RegExp;
  /** Whoever asks whether they talk to a person. */
  readonly identity: RegExp;
  /** Whoever asks after an order. */
  readonly order: RegExp;
  /** What no shop's assistant is there for. */
  readonly elsewhere: RegExp;
  /** Words of which a message may be made without saying what is sought. */
  readonly vague: string;
  readonly policies: Readonly<Record<ForeignTopic, RegExp>>;
}
