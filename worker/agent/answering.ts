import type { Release } from '../../shared/chat.ts';
import { admissionOf, afterFault, afterProbeBegan, closedCircuit } from '../domain/circuit.ts';
import type { FaultRecord } from '../ports/telemetry.ts';
import { retriesPerCall } from './model-call.ts';
import type { Limited, Purse, ShopModel } from './purse.ts';
import type { Deps } from './stages.ts';
import type { StepFailure } from './step.ts';

/** That another than the shop's first model answered: another one of the shop's, or none that can write freely. */
export type AnsweredOtherwise = 'another-model' | Limited;

/** Which model a turn asks: the shop's first one, and once that is away the fallback, to the end of the turn. */
export class Answering {
  readonly #deps: Deps;
  readonly #purse: Pick<Purse, 'limited'>;
  readonly #faults: FaultRecord[] = [];
  #asked: ShopModel;

  constructor(deps: Deps, purse: Pick<Purse, 'limited'>) {
    this.#deps = deps;
    this.#purse = purse;
    this.#asked = deps.first;
  }

  get asked(): ShopModel {
    return this.#asked;
  }

  /** Whether fixed rules answer, of which nothing is bought. */
  get isByRules(): boolean {
    return this.#asked.isOffline || this.#purse.limited !== undefined;
  }

  /** The release, by the name of the model that is asked. */
  get release(): Release {
    return { ...this.#deps.release, model: this.#asked.name };
  }

  /** Undefined where the first model answers. */
  get otherwise(): AnsweredOtherwise | undefined {
    if (this.#purse.limited) return this.#purse.limited;
    if (!this.#hasFallenBack) return undefined;
    return this.#asked.isOffline ? 'model-unavailable' : 'another-model';
  }

  /** The models that gave no answer, oldest first. */
  get faults(): readonly FaultRecord[] {
    return this.#faults;
  }

  /** How often a failed call may be tried again; a probe never. Undefined while the model is left alone. */
  retriesLeft(): number | undefined {
    if (this.#purse.limited) return retriesPerCall;
    const now = this.#deps.clock.now();
    const circuit = this.#circuit;
    const admission = admissionOf(circuit, now);
    if (admission === 'rest') return undefined;
    if (admission === 'call') return retriesPerCall;
    this.#deps.circuits.set(this.#asked.model, afterProbeBegan(circuit, now));
    return 0;
  }

  /** What a call came to. A model that rejects a request has answered; one that made no sense says nothing either way. */
  note(failure: StepFailure | undefined): void {
    // Where nothing more may be spent the model has not been asked, and nothing is known of it.
    if (this.#purse.limited) return;
    const { circuits, clock } = this.#deps;
    const { model, name } = this.#asked;
    if (failure === undefined || failure.kind === 'rejected') circuits.delete(model);
    if (failure && failure.kind !== 'call-limit') this.#faults.push(recordOf(failure, name));
    if (failure?.fault !== undefined && failure.fault !== 'resting')
      circuits.set(model, afterFault(this.#circuit, clock.now(), waitOf(failure)));
  }

  /** Whether another model takes over, which happens once a turn. */
  fallBack(): boolean {
    const { fallback } = this.#deps;
    if (this.#hasFallenBack || !fallback) return false;
    this.#asked = fallback;
    return true;
  }

  get #hasFallenBack(): boolean {
    return this.#asked !== this.#deps.first;
  }

  get #circuit() {
    return this.#deps.circuits.get(this.#asked.model) ?? closedCircuit;
  }
}

function recordOf(failure: Exclude<StepFailure, { kind: 'call-limit' }>, model: string): FaultRecord {
  if (failure.kind !== 'rejected') return { model, fault: failure.fault ?? 'broken' };
  const { status } = failure;
  return { model, fault: 'rejected', ...(status !== undefined && { status }) };
}

function waitOf(failure: StepFailure): number | undefined {
  return 'waitMs' in failure ? failure.waitMs : undefined;
}
