import type { Telemetry } from '../ports/telemetry.ts';

/** One JSON line a turn on the console, which `wrangler tail` and Workers Logs read. */
export const consoleTelemetry: Telemetry = {
  turn: (record) => console.log(JSON.stringify({ event: 'turn', ...record })),
  // An error's message may quote a request or a shopper; its class and place may not.
  error: (where, error) => {
    const name = error instanceof Error ? error.name : typeof error;
    const at =
      error instanceof Error
        ? error.stack
            ?.split('\n')
            .slice(1, 6)
            .map((line) => line.trim())
        : undefined;
    console.error(JSON.stringify({ event: 'error', where, name, at }));
  },
};
