import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';
import type { Callers } from '../ports/callers.ts';
import { problem } from './problem.ts';

/**
 * Lets a page of an allowed origin call and read the answer, and refuses any other before anything is looked at. Who
 * sends no `Origin` is no page of another site, since a browser would have named it: the worker's own pages, servers,
 * curl.
 */
export function fromAllowedOrigins(callers: () => Pick<Callers, 'origins'>): MiddlewareHandler {
  return async (c, next) => {
    const origin = c.req.header('origin');
    if (origin === undefined || isAllowed(origin, c.req.url, callers().origins)) return next();
    const detail =
      'This page may not use the assistant. Whoever runs it can add the page to ALLOWED_ORIGINS.';
    return problem(403, 'Origin not allowed', detail, undefined, { vary: 'Origin' });
  };
}

/** What browsers are told about an origin that has been let in. The element sends no cookies and reads no credentials. */
export const crossOrigin = cors({
  origin: (origin) => origin,
  allowMethods: ['GET', 'POST'],
  exposeHeaders: ['retry-after'],
  maxAge: 86_400,
});

/** The worker's own origin, one of the list, or, for a worker on this machine, any page of this machine. */
export function isAllowed(origin: string, requested: string, list: readonly string[]): boolean {
  const own = new URL(requested);
  return origin === own.origin || list.includes(origin) || (isLocal(own.hostname) && isLocalOrigin(origin));
}

function isLocalOrigin(origin: string): boolean {
  return URL.canParse(origin) && isLocal(new URL(origin).hostname);
}

function isLocal(hostname: string): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) || hostname.endsWith('.localhost');
}
