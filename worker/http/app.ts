import { Hono } from 'hono';
import type { Telemetry } from '../ports/telemetry.ts';
import { chat } from './chat.ts';
import type { Composed } from './composed.ts';
import { crossOrigin, fromAllowedOrigins } from './origins.ts';
import { problem } from './problem.ts';
import { search } from './search.ts';

/**
 * Every route of the worker. What is not here is a static file, served before the worker is asked. `telemetry` is for
 * what fails before there are deps.
 */
export function createApp(composed: Composed, telemetry: Telemetry) {
  const { depsFor } = composed;
  const app = new Hono();
  app.use('/api/*', fromAllowedOrigins(composed.callers), crossOrigin);
  app.post('/api/chat', (c) => chat(c.req.raw, composed, (turn) => c.executionCtx.waitUntil(turn)));
  app.on(['GET', 'PUT', 'PATCH', 'DELETE'], '/api/chat', () =>
    problem(405, 'Method not allowed', 'Send a POST.', undefined, { allow: 'POST' }),
  );
  app.get('/api/search', (c) => search(c.req.raw, composed));
  app.on(['POST', 'PUT', 'PATCH', 'DELETE'], '/api/search', () =>
    problem(405, 'Method not allowed', 'Send a GET.', undefined, { allow: 'GET' }),
  );
  app.get('/api/health', async (c) => {
    await depsFor(c.req.raw);
    return c.json({ ok: true });
  });
  app.get('/api/release', async (c) => c.json((await depsFor(c.req.raw)).release));
  app.notFound(() => problem(404, 'Not found', 'There is nothing at this address.'));
  app.onError(async (error, c) => {
    const deps = await depsFor(c.req.raw).catch(() => undefined);
    (deps?.telemetry ?? telemetry).error('http', error);
    // Settings are the operator's own words about the operator's own mistake; anything else stays inside.
    const detail =
      error.name === 'ConfigError'
        ? error.message
        : 'The assistant cannot answer right now. Please try again.';
    c.header('retry-after', '5');
    return problem(503, 'Not available', detail);
  });
  return app;
}
