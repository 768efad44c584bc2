/** Bounds of a request, for both sides of the wire. Lengths of text are Unicode code points. */
export const limits = {
  bodyBytes: 256 * 1024,
  messageCodePoints: 2000,
  messagesRead: 20,
  partsRead: 50,
} as const;
