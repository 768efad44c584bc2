import { exports } from 'cloudflare:workers';
import { asSchema, uiMessageChunkSchema } from 'ai';
import { expect } from 'vitest';
import { type Problem, problemSchema, type StreamPart, streamPartSchema } from '../../shared/chat.ts';

export const origin = 'http://shop.test';
export const chatUrl = `${origin}/api/chat`;

/** Sends a request to the worker as it is deployed, from an address of its own unless one is given. */
export function send(path: string, init?: RequestInit): Promise<Response> {
  const request = new Request(`${origin}${path}`, init);
  for (const [name, value] of Object.entries(newAddress()))
    if (!request.headers.has(name)) request.headers.set(name, value);
  return exports.default.fetch(request);
}

let addresses = 0;

/** A caller whom nobody has counted yet: an address of the network that is kept for examples (RFC 3849). */
export function newAddress(): Record<string, string> {
  addresses += 1;
  const random = crypto.getRandomValues(new Uint16Array(1))[0] ?? 0;
  return { 'cf-connecting-ip': `2001:db8:${random.toString(16)}:${addresses.toString(16)}::1` };
}

/** A chat request; text goes as it is, anything else as JSON. */
export function post(
  body: unknown,
  headers: Record<string, string> = { 'content-type': 'application/json' },
): Promise<Response> {
  return send('/api/chat', {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

export function user(text: string, id = 'u1') {
  return { id, role: 'user' as const, parts: [{ type: 'text' as const, text }] };
}

export function assistant(parts: readonly object[], id = 'a1') {
  return { id, role: 'assistant' as const, parts };
}

export function chat(...messages: readonly object[]) {
  return { id: 'conversation', messages };
}

/**
 * The parts of a stream, read strictly: nothing but one-line data frames and comments, `[DONE]` last. Each part must
 * be one of ours, without a field more, and one that the AI SDK's own schema takes.
 */
export async function partsOf(response: Response): Promise<StreamPart[]> {
  const frames = (await response.text()).split('\n\n');
  expect(frames.pop(), 'the stream ends with a whole frame').toBe('');
  expect(frames.pop()).toBe('data: [DONE]');
  const parts: StreamPart[] = [];
  for (const frame of frames.filter((text) => !text.startsWith(': '))) {
    expect(frame).toMatch(/^data: \{.*\}$/);
    const sent: unknown = JSON.parse(frame.slice('data: '.length));
    expect(streamPartSchema.parse(sent)).toEqual(sent);
    expect(await asSchema(uiMessageChunkSchema).validate?.(sent)).toMatchObject({ success: true });
    parts.push(sent as StreamPart);
  }
  return parts;
}

export function partsOfType<Type extends StreamPart['type']>(
  parts: readonly StreamPart[],
  type: Type,
): Extract<StreamPart, { type: Type }>[] {
  return parts.filter((part): part is Extract<StreamPart, { type: Type }> => part.type === type);
}

export function textOf(parts: readonly StreamPart[]): string {
  return partsOfType(parts, 'text-delta')
    .map((part) => part.delta)
    .join('');
}

/** The body of a refusal: RFC 9457, said in the headers and in the body alike. */
export async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  const problem = problemSchema.strict().parse(await response.json());
  expect(problem.status).toBe(response.status);
  return problem;
}
