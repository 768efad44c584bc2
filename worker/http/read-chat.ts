import type * as z from 'zod';
import { type ChatRequest, chatRequestSchema, limits } from '../../shared/chat.ts';
import { textOf } from '../agent/sanitize.ts';
import { fail, ok, type Result } from '../domain/result.ts';
import { codePointLength } from '../domain/text.ts';
import { problem } from './problem.ts';

/** The body of a chat request, checked; or the problem to answer with. It is never read beyond its limit. */
export async function readChat(request: Request): Promise<Result<ChatRequest, Response>> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/json\s*(?:;|$)/i.test(type)) {
    return fail(problem(415, 'Unsupported media type', 'Send the request as application/json.'));
  }
  const text = await readBounded(request);
  if (text === undefined) {
    return fail(
      problem(
        413,
        'Request too large',
        `A request holds at most ${limits.bodyBytes} bytes. Send fewer messages.`,
      ),
    );
  }
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return fail(problem(400, 'Not JSON', 'The body could not be read as JSON.'));
  }
  const parsed = chatRequestSchema.safeParse(json);
  return parsed.success ? checkNewest(parsed.data) : fail(notFitting(parsed.error));
}

async function readBounded(request: Request): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limits.bodyBytes) return undefined;
  if (!request.body) return '';
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const chunk of request.body) {
    size += chunk.byteLength;
    if (size > limits.bodyBytes) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The newest message is the shopper's, and not longer than a person types. */
function checkNewest(request: ChatRequest): Result<ChatRequest, Response> {
  const at = request.messages.length - 1;
  const newest = request.messages[at];
  if (newest?.role !== 'user') {
    return fail(
      problem(400, 'No question', 'The last message must be of role "user".', `messages[${at}].role`),
    );
  }
  const length = codePointLength(textOf(newest));
  if (length > limits.messageCodePoints) {
    const detail = `The message has ${length} characters; at most ${limits.messageCodePoints} are read.`;
    return fail(problem(400, 'Message too long', detail, `messages[${at}].parts`));
  }
  return ok(request);
}

function notFitting(error: z.ZodError): Response {
  const [issue] = error.issues;
  const field = (issue?.path ?? []).reduce<string>(
    (path, key) =>
      typeof key === 'number' ? `${path}[${key}]` : path === '' ? String(key) : `${path}.${String(key)}`,
    '',
  );
  return problem(
    400,
    'Request not understood',
    issue?.message ?? 'The request does not fit.',
    field === '' ? 'body' : field,
  );
}
