/** What the emulators of REST services share: how a request is read, answered, and met by a fault. */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What happens to a request in place of its answer; a slow one is answered after all. */
export type Fault =
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly error?: string;
      readonly retryAfter?: number;
    }
  /** The connection breaks without an answer. */
  | { readonly kind: 'cut' }
  /** A page of some proxy, not JSON. */
  | { readonly kind: 'html'; readonly status: number }
  | { readonly kind: 'slow'; readonly ms: number };

/** Whether the fault was the whole answer. */
export async function meet(fault: Fault | undefined, response: ServerResponse): Promise<boolean> {
  switch (fault?.kind) {
    case 'status': {
      const { status, error = 'The service refused the request.', retryAfter } = fault;
      if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter));
      send(response, status, { error, status });
      return true;
    }
    case 'html':
      response.writeHead(fault.status, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>');
      return true;
    case 'cut':
      response.destroy();
      return true;
    case 'slow':
      await sleep(fault.ms);
      return response.destroyed;
    case undefined:
      return false;
  }
}

export async function textOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8');
}

export function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Listens on 127.0.0.1, on any free port for 0, and gives its address. */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Drops all connections and frees the port. */
export function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
