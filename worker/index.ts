import { compose, telemetryBefore } from './compose.ts';
import type { Env } from './env.ts';
import { createApp } from './http/app.ts';

let app: ReturnType<typeof createApp> | undefined;

export default {
  fetch(request: Request, env: Env, context: ExecutionContext): Response | Promise<Response> {
    app ??= createApp(compose(env), telemetryBefore);
    return app.fetch(request, env, context);
  },
};
