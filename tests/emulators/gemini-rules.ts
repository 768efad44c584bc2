import type { GeminiContent, GeminiHttpError, GeminiPart, GeminiRequestBody } from './gemini-wire.ts';
import { refusal } from './gemini-wire.ts';

/**
 * What a client may send in place of a signature it does not have. Gemini accepts it; the emulator does not, because
 * it means that the client lost a signature, and `@ai-sdk/google` puts it in silently.
 */
const skipSentinel = 'skip_thought_signature_validator';

/**
 * Why Gemini 3 would refuse this conversation with 400 INVALID_ARGUMENT, or null. Stricter than the service on
 * purpose in three things: the sentinel above is refused, a signature is asked of every step in the history and not
 * only of those after the last user text, and it must be one of `handedOut`.
 */
export function conversationFault(
  body: GeminiRequestBody,
  handedOut: ReadonlySet<string>,
): GeminiHttpError | null {
  const message = shapeFault(body) ?? turnFault(body.contents) ?? signatureFault(body.contents, handedOut);
  return message === null ? null : refusal(400, message);
}

function shapeFault({ contents }: GeminiRequestBody): string | null {
  if (!Array.isArray(contents) || contents.length === 0) {
    return '* GenerateContentRequest.contents: contents is not specified\n';
  }
  const empty = contents.findIndex((content) => !Array.isArray(content?.parts) || content.parts.length === 0);
  return empty < 0
    ? null
    : `* GenerateContentRequest.contents[${empty}].parts: contents.parts must not be empty.\n`;
}

function turnFault(contents: readonly GeminiContent[]): string | null {
  if (contents.some(({ role }) => role !== 'user' && role !== 'model')) {
    return 'Please use a valid role: user, model.';
  }
  if (contents.some(({ role }, index) => role !== (index % 2 === 0 ? 'user' : 'model'))) {
    return 'Please ensure that multiturn requests alternate between user and model.';
  }
  if (contents.length % 2 === 0) {
    return 'Please ensure that multiturn requests end with a user role or a function response.';
  }
  return contents.some(
    (content, index) => content.role === 'user' && !answersAll(contents[index - 1], content),
  )
    ? 'Please ensure that the number of function response parts is equal to the number of function call parts of the function call turn.'
    : null;
}

/** Each call answered once, by id where it has one and by name. A user turn with no call before it answers none. */
function answersAll(before: GeminiContent | undefined, answer: GeminiContent): boolean {
  const key = (one: { id?: string; name: string }) => `${one.id ?? ''} ${one.name}`;
  const asked = (before?.parts ?? []).flatMap((part) => (part.functionCall ? key(part.functionCall) : []));
  const given = answer.parts.flatMap((part) => (part.functionResponse ? key(part.functionResponse) : []));
  return asked.length === given.length && asked.sort().join() === given.sort().join();
}

function signatureFault(contents: readonly GeminiContent[], handedOut: ReadonlySet<string>): string | null {
  for (const [index, { role, parts }] of contents.entries()) {
    if (role !== 'model') continue;
    const first = parts.find((part) => part.functionCall);
    if (first && isUnsigned(first)) return missingSignature(first, index + 1);
    const forged = parts.some(({ thoughtSignature: sent }) => sent !== undefined && !handedOut.has(sent));
    if (forged) return 'Corrupted thought signature.';
  }
  return null;
}

function isUnsigned({ thoughtSignature }: GeminiPart): boolean {
  return !thoughtSignature || thoughtSignature === skipSentinel;
}

function missingSignature({ functionCall, thoughtSignature }: GeminiPart, position: number): string {
  const emulatorNote = thoughtSignature
    ? ` (The emulator counts ${skipSentinel} as missing; Gemini would let it pass.)`
    : '';
  return (
    'Function call is missing a thought_signature in functionCall parts. This is required for tools to work ' +
    'correctly, and missing thought_signature may lead to degraded model performance. Additional data, function ' +
    `call \`default_api:${functionCall?.name}\` , position ${position}. Please refer to ` +
    `https://ai.google.dev/gemini-api/docs/thought-signatures for more details.${emulatorNote}`
  );
}
