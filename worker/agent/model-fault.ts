import { AISDKError, APICallError } from '@ai-sdk/provider';
import type { ModelFault } from '../ports/telemetry.ts';
import { StallError } from './within.ts';

/**
 * The provider's fault in what a model call threw or its stream reported. Undefined for everything that another model
 * would be asked in vain for, or must not be asked: a request the service rejects, a refusal, a malformed answer.
 */
export function faultOf(error: unknown): ModelFault | undefined {
  if (error instanceof StallError) return 'timeout';
  const status = statusOf(error);
  if (status !== undefined) return faultOfStatus(status);
  return isConnection(error) ? 'connection' : undefined;
}

function faultOfStatus(status: number): ModelFault | undefined {
  if (status === 429) return 'rate-limit';
  if (status === 408 || status === 504) return 'timeout';
  return status >= 500 ? 'server-error' : undefined;
}

/** What the service answered, at the start or inside its stream. 200 stands on a stream that was cut, which is no answer. */
export function statusOf(error: unknown): number | undefined {
  if (typeof error !== 'object' || error === null || !('statusCode' in error)) return undefined;
  return typeof error.statusCode === 'number' && error.statusCode !== 200 ? error.statusCode : undefined;
}

/** A lost connection is an APICallError without a status in Node, and a plain Error in workerd. */
function isConnection(error: unknown): boolean {
  return error instanceof Error && (APICallError.isInstance(error) || !AISDKError.isInstance(error));
}
