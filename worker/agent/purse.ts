import type { LanguageModelV4, LanguageModelV4CallOptions, LanguageModelV4Usage } from '@ai-sdk/provider';
import { amountOf, type Ceilings, type Price, type Tokens, type Unit, unitOf } from '../domain/cost.ts';
import { tokenCount } from '../domain/text.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ledger } from '../ports/ledger.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { within } from './within.ts';

/** What may be spent on the shop's model, and what answers instead where nothing more may. */
export interface Spending {
  readonly ledger: Ledger;
  /** Of the shop's model; its tokens are limited where nobody knows what they cost. */
  readonly price: Price | undefined;
  readonly ceilings: Readonly<Record<Unit, Ceilings>>;
  /** A model that costs nothing. */
  readonly otherwise: LanguageModelV4;
  /** A name nobody can guess. */
  readonly newId: () => string;
}

/** What was charged against the ceilings. `estimated` where a model did not say what it used. */
export interface Charged {
  readonly unit: Unit;
  readonly amount: number;
  readonly estimated: boolean;
}

/** Why the shop's model is not asked any more in this turn. */
export type Limited = 'budget-reached' | 'model-unavailable';

/** A model call that may be made. One of the two must follow; the first that does counts. */
export interface Payment {
  readonly model: LanguageModelV4;
  /** What the model said it used, and what it wrote, by which the use is estimated where it did not say. */
  settle(usage: LanguageModelV4Usage | undefined, written: string): void;
  /** The call did not come about: nothing was bought. */
  giveBack(): void;
}

/** The ledger is asked while the shopper waits. */
const answerMs = 300;
/** A bound must not be too low: a prompt may have twice the tokens that the house counts, by four bytes a token. */
const tokensPerCounted = 2;

interface Means {
  readonly model: LanguageModelV4;
  readonly spending?: Spending | undefined;
  readonly clock: Clock;
  readonly telemetry: Pick<Telemetry, 'error'>;
}

/**
 * A turn's money. Before each call the most it can come to is reserved, afterwards what it came to is settled. Where a
 * ceiling is reached, or the ledger does not answer, the model that costs nothing takes over for the rest of the turn.
 */
export class Purse {
  readonly #means: Means;
  readonly #visitor: string;
  readonly #settling: Promise<void>[] = [];
  #limited: Limited | undefined;
  #amount = 0;
  #calls = 0;
  #estimated = false;

  constructor(means: Means, visitor: string) {
    this.#means = means;
    this.#visitor = visitor;
  }

  get limited(): Limited | undefined {
    return this.#limited;
  }

  /** Undefined where nothing was bought. */
  get charged(): Charged | undefined {
    const { spending } = this.#means;
    if (!spending || this.#calls === 0) return undefined;
    return { unit: unitOf(spending.price), amount: this.#amount, estimated: this.#estimated };
  }

  /** What the turn cost, in micro-dollars; missing where a price or what a call used is not known. */
  get costMicros(): number | undefined {
    const { charged } = this;
    return charged?.unit === 'micros' && !charged.estimated ? charged.amount : undefined;
  }

  /** Throws the signal's reason when it fires. */
  async pay({ prompt, tools, maxOutputTokens }: PricedRequest, signal: AbortSignal): Promise<Payment> {
    const { spending, model } = this.#means;
    if (!spending) return free(model);
    if (this.#limited) return free(spending.otherwise);
    const input = tokenCount(JSON.stringify([prompt, tools]));
    const most = { input: tokensPerCounted * input, output: maxOutputTokens };
    const id = spending.newId();
    this.#limited = await this.#reserve(id, amountOf(most, spending.price), spending, signal);
    return this.#limited ? free(spending.otherwise) : this.#payment(id, input, spending);
  }

  /** Resolves when the ledger knows of every call, or has been waited for long enough. */
  async settled(): Promise<void> {
    if (this.#settling.length === 0) return;
    const nobodyStops = new AbortController().signal;
    await within(Promise.all(this.#settling), answerMs, this.#means.clock, nobodyStops).catch(
      () => undefined,
    );
  }

  async #reserve(
    id: string,
    bound: number,
    { ledger, price, ceilings }: Spending,
    signal: AbortSignal,
  ): Promise<Limited | undefined> {
    const { clock, telemetry } = this.#means;
    const unit = unitOf(price);
    const call = { id, now: clock.now(), conversation: this.#visitor, unit, bound, ceilings: ceilings[unit] };
    const reserving = ledger.reserve(call);
    try {
      return (await within(reserving, answerMs, clock, signal)) ? undefined : 'budget-reached';
    } catch (error) {
      // A yes that comes too late is for a call that is not made.
      reserving.then((granted) => (granted ? ledger.settle(id, 0) : undefined)).catch(() => undefined);
      signal.throwIfAborted();
      telemetry.error('ledger', error);
      return 'model-unavailable';
    }
  }

  #payment(id: string, input: number, { ledger, price }: Spending): Payment {
    let isOpen = true;
    const { promise: settling, resolve } = Promise.withResolvers<void>();
    this.#settling.push(settling);
    const close = (amount: number) => {
      isOpen = false;
      // One that fails leaves the call charged with its bound.
      const failed = (error: unknown) => this.#means.telemetry.error('ledger', error);
      resolve(ledger.settle(id, amount).catch(failed));
    };
    return {
      model: this.#means.model,
      settle: (usage, written) => {
        if (!isOpen) return;
        const known = tokensOf(usage);
        const amount = amountOf(known ?? { input, output: tokenCount(written) }, price);
        this.#calls += 1;
        this.#amount += amount;
        this.#estimated ||= !known;
        close(amount);
      },
      giveBack: () => {
        if (isOpen) close(0);
      },
    };
  }
}

type PricedRequest = Pick<LanguageModelV4CallOptions, 'prompt' | 'tools'> & {
  readonly maxOutputTokens: number;
};

function free(model: LanguageModelV4): Payment {
  return { model, settle: () => undefined, giveBack: () => undefined };
}

/** No call has more; what says so is no count. */
const tokensAtMost = 1_000_000_000;

/** What a model said it used, if that can be: a number below nothing would give money back. */
function tokensOf(usage: LanguageModelV4Usage | undefined): Tokens | undefined {
  const [input, output] = [usage?.inputTokens.total, usage?.outputTokens.total];
  const cached = usage?.inputTokens.cacheRead;
  if (!isCount(input) || !isCount(output)) return undefined;
  return { input, output, cached: isCount(cached) ? cached : 0 };
}

function isCount(value: number | undefined): value is number {
  return value !== undefined && Number.isInteger(value) && value >= 0 && value <= tokensAtMost;
}
