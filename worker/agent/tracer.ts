import type { TraceStep } from '../../shared/trace.ts';
import { maskPersonal } from '../domain/personal.ts';
import type { Clock } from '../ports/clock.ts';
import type { Emit } from './stages.ts';

type Detail = Partial<Pick<TraceStep, 'tool' | 'arguments' | 'note' | 'tokens'>>;

/** Ends a step of the rail. */
export type EndStep = (status: 'done' | 'failed', detail?: Detail) => void;

/** The rail of one turn: each step is sent when it starts and when it ends, and all of them once more at the finish. */
export interface Tracer {
  start(stage: TraceStep['stage'], detail?: Detail): EndStep;
  readonly steps: readonly TraceStep[];
}

export function createTracer(emit: Emit, clock: Clock): Tracer {
  const steps: TraceStep[] = [];
  const send = (at: number, step: TraceStep) => {
    steps[at] = step;
    emit({ type: 'data-trace', id: step.id, data: step, transient: true });
  };
  return {
    steps,
    start(stage, detail = {}) {
      const at = steps.length;
      const from = clock.now();
      const step: TraceStep = { id: `step-${at + 1}`, stage, status: 'running', ...maskPersonal(detail) };
      send(at, step);
      return (status, ended = {}) =>
        send(at, { ...step, ...maskPersonal(ended), status, ms: clock.now() - from });
    },
  };
}
