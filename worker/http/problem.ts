import type { Problem } from '../../shared/chat.ts';

/** RFC 9457: what was wrong with a request, where, and what to do. */
export function problem(
  status: number,
  title: string,
  detail: string,
  field?: string,
  headers: Record<string, string> = {},
): Response {
  const body: Problem = { type: 'about:blank', title, status, detail, ...(field !== undefined && { field }) };
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/problem+json', ...headers },
  });
}
