import type { Release } from '../../shared/chat.ts';
import type { Telemetry } from '../ports/telemetry.ts';

/**
 * One JSON line a turn or an error on the console, which `wrangler tail` and Workers Logs read. Without `release` it
 * speaks for a worker that does not know its own yet.
 */
export function consoleTelemetry(release?: Release): Telemetry {
  return {
    turn: (record) => console.log(JSON.stringify({ event: 'turn', ...record })),
    // An error's message may quote a request or a shopper; its class and place may not.
    error: (where, error) => {
      const name = error instanceof Error ? error.name : typeof error;
      const at = error instanceof Error ? framesOf(error) : undefined;
      console.error(JSON.stringify({ event: 'error', where, name, at, release }));
    },
  };
}

/** The first places of a stack. Above them V8 writes the message, which may have many lines and look like places itself. */
function framesOf({ stack = '', message }: Error): string[] {
  return stack
    .replace(message, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
    .slice(0, 5);
}
