import type { UpstashRequest, UpstashResponse } from '@upstash/vector';

/** What the SDK sends its requests through. */
export interface Requester {
  request<T>(request: UpstashRequest): Promise<UpstashResponse<T>>;
}

/** Why Upstash did not do what it was asked. The message is for the operator's terminal and holds no token. */
export class UpstashError extends Error {
  override readonly name = 'UpstashError';
  /** HTTP status; 0 when there was no answer. */
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export interface Connection {
  readonly url: string;
  readonly token: string;
  /** Waits between two tries; tests need not. */
  readonly wait: (ms: number) => Promise<void>;
}

const tries = 6;
const answerMs = 60_000;

/**
 * A transport for the SDK that tries again, which the SDK does on a broken connection only: what failed for a moment
 * (no answer, 429, 5xx) up to six times, after 0.5, 1, 2, 4 and 8 seconds or as long as the service asks for.
 */
export function patientRequester({ url, token, wait }: Connection): Requester {
  return {
    async request<T>(request: UpstashRequest) {
      for (let attempt = 1; ; attempt += 1) {
        const answer = await send(url, token, request);
        if ('result' in answer) return { result: answer.result as T };
        if (!answer.mayPass || attempt === tries) throw answer.error;
        await wait(answer.waitMs ?? 500 * 2 ** (attempt - 1));
      }
    },
  };
}

type Answer =
  | { readonly result: unknown }
  | { readonly error: UpstashError; readonly mayPass: boolean; readonly waitMs?: number };

async function send(url: string, token: string, { path = [], body }: UpstashRequest): Promise<Answer> {
  let response: Response;
  try {
    response = await fetch([url.replace(/\/$/, ''), ...path].join('/'), {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(answerMs),
    });
  } catch {
    return { error: new UpstashError(0, `Upstash Vector at ${url} does not answer.`), mayPass: true };
  }
  const json = await jsonOf(response);
  if (response.ok && json && 'result' in json) return { result: json.result };
  return refusalOf(response, json);
}

function refusalOf(
  { status, headers }: Response,
  json: Readonly<Record<string, unknown>> | undefined,
): Answer {
  if (status === 401)
    return {
      error: new UpstashError(
        status,
        'Upstash Vector does not take the token: check UPSTASH_VECTOR_REST_TOKEN.',
      ),
      mayPass: false,
    };
  const words = typeof json?.error === 'string' ? json.error : 'an answer that cannot be read';
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return {
    error: new UpstashError(status, `Upstash Vector refused (HTTP ${status}): ${words}`),
    mayPass: status === 429 || status >= 500 || json === undefined,
    ...(seconds >= 0 && { waitMs: Math.min(seconds, 60) * 1000 }),
  };
}

async function jsonOf(response: Response): Promise<Record<string, unknown> | undefined> {
  try {
    const value: unknown = await response.json();
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}
