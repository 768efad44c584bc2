/**
 * A circuit breaker as a value: after faults in a row a model is left alone for a while, then asked once as a probe.
 * The probe holds the next one back for another rest, so that a probe nobody hears of again blocks nothing.
 */
export interface Circuit {
  /** Faults since the last answer. */
  readonly faults: number;
  /** Set while it is open: when the next probe may go, in milliseconds. */
  readonly probeAt?: number;
}

export const closedCircuit: Circuit = { faults: 0 };

/** Faults in a row that open it. */
export const faultsToOpen = 3;
/** How long a model is left alone. */
export const restMs = 30_000;
/** A service that asks for more than this is asked all the same whether it is back. */
export const longestRestMs = 600_000;

export type Admission = 'call' | 'probe' | 'rest';

export function admissionOf({ probeAt }: Circuit, now: number): Admission {
  if (probeAt === undefined) return 'call';
  return now >= probeAt ? 'probe' : 'rest';
}

export function afterProbeBegan({ faults }: Circuit, now: number): Circuit {
  return { faults, probeAt: now + restMs };
}

/** `waitMs` is what the service itself asked for: it gets it at once, however well it answered before. */
export function afterFault({ faults }: Circuit, now: number, waitMs?: number): Circuit {
  if (waitMs !== undefined) return { faults: faults + 1, probeAt: now + Math.min(waitMs, longestRestMs) };
  const total = faults + 1;
  return total < faultsToOpen ? { faults: total } : { faults: total, probeAt: now + restMs };
}
