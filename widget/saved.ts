import type { Message } from './messages.ts';

/** A conversation between visits, in this browser only. Every word of it can be lost without anything breaking. */
export interface Saved {
  /** Name of the conversation. */
  readonly id: string;
  readonly messages: readonly Message[];
  /** What was typed and not sent. */
  readonly draft: string;
}

export const version = 1;
const mostMessages = 200;
const longestMs = 30 * 24 * 60 * 60 * 1000;

/** What is kept of a conversation, by number and by age. */
export function bounded(messages: readonly Message[], now: number): readonly Message[] {
  return messages.slice(-mostMessages).filter((message) => now - message.metadata.at < longestMs);
}
