import type { LanguageModelV4 } from '@ai-sdk/provider';
import type { Release } from '../../shared/chat.ts';
import { admissionOf, afterFault, afterProbeBegan, closedCircuit } from '../domain/circuit.ts';
import type { FaultRecord } from '../ports/telemetry.ts';
import { retriesPerCall } from './model-call.ts';
import type { Deps } from './stages.ts';
import type { StepFailure } from './step.ts';

/** Which model answers a turn: the shop's first one, and once that is away the fallback, to the end of the turn. */
export class Answering {
  readonly #deps: Deps;
  readonly #faults: FaultRecord[] = [];
  #hasFallenBack = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get model(): LanguageModelV4 {
    const { model, fallback } = this.#deps;
    return this.#hasFallenBack && fallback ? fallback.model : model;
  }

  /** The release, by the name of the model that answers. */
  get release(): Release {
    const { release, fallback } = this.#deps;
    return this.#hasFallenBack && fallback ? { ...release, model: fallback.name } : release;
  }

  get hasFallenBack(): boolean {
    return this.#hasFallenBack;
  }

  /** The models that gave no answer, oldest first. */
  get faults(): readonly FaultRecord[] {
    return this.#faults;
  }

  /** How often a failed call may be tried again; a probe never. Undefined while the model is left alone. */
  retriesLeft(): number | undefined {
    const now = this.#deps.clock.now();
    const circuit = this.#circuit;
    const admission = admissionOf(circuit, now);
    if (admission === 'rest') return undefined;
    if (admission === 'call') return retriesPerCall;
    this.#deps.circuits.set(this.model, afterProbeBegan(circuit, now));
    return 0;
  }

  /** What a call came to. A model that rejects a request has answered; one that made no sense says nothing either way. */
  note(failure: StepFailure | undefined): void {
    const { circuits, clock } = this.#deps;
    if (failure === undefined || failure.kind === 'rejected') circuits.delete(this.model);
    if (failure && failure.kind !== 'call-limit') this.#faults.push(recordOf(failure, this.release.model));
    if (failure?.fault !== undefined && failure.fault !== 'resting')
      circuits.set(this.model, afterFault(this.#circuit, clock.now()));
  }

  /** Whether another model takes over, which happens once a turn. */
  fallBack(): boolean {
    if (this.#hasFallenBack || !this.#deps.fallback) return false;
    this.#hasFallenBack = true;
    return true;
  }

  get #circuit() {
    return this.#deps.circuits.get(this.model) ?? closedCircuit;
  }
}

function recordOf(failure: Exclude<StepFailure, { kind: 'call-limit' }>, model: string): FaultRecord {
  if (failure.kind !== 'rejected') return { model, fault: failure.fault ?? 'broken' };
  const { status } = failure;
  return { model, fault: 'rejected', ...(status !== undefined && { status }) };
}
