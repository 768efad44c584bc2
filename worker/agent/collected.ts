import type {
  LanguageModelV4ReasoningPart,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
  SharedV4ProviderMetadata,
} from '@ai-sdk/provider';
import { fail, ok, type Result } from '../domain/result.ts';
import type { ModelFault } from '../ports/telemetry.ts';
import { faultOf } from './model-fault.ts';

/** Calls of one step that are kept at all; how many of them are run is for the loop to say. */
const callsKept = 32;
const argumentCharacters = 20_000;
/** A model whose thoughts are longer gets none of them back: half of one is worth nothing to it. */
const thoughtCharacters = 60_000;
/** A stream that goes on beyond is no answer, however little each part of it says. */
const partsRead = 100_000;

/** What one step of a model came to. */
export interface Step {
  readonly text: string;
  readonly calls: readonly LanguageModelV4ToolCall[];
  /** What the model thought before its calls, which some providers want back with them. No one else reads it. */
  readonly thoughts: readonly LanguageModelV4ReasoningPart[];
  /** False when the model was cut off by a limit or a filter: its last sentence may be half a one. */
  readonly whole: boolean;
  /** Its provider's filter stopped it: a refusal, and not an error. */
  readonly refused: boolean;
}

/** A stream that broke. A `fault` blames the connection or the service; without one the answer itself made no sense. */
export interface Broken {
  readonly kind: 'broken';
  readonly fault?: ModelFault;
}

type Finish = Extract<LanguageModelV4StreamPart, { type: 'finish' }>;

/** Where the text of a step goes as it arrives. */
export interface Sink {
  write(delta: string): void;
  /** No more of it need be read. */
  readonly enough: boolean;
}

/** Gathers the parts of a step. Nothing behind its finish, and nothing behind an error, is taken. */
export class Collected {
  readonly #sink: Sink;
  readonly #calls: LanguageModelV4ToolCall[] = [];
  readonly #thoughts = new Map<string, Thought>();
  #thoughtCharacters = 0;
  #parts = 0;
  #text = '';
  #finish: Finish | undefined;
  /** What the stream reported; a model may go on as if nothing had happened, and is not believed. */
  error: unknown;

  constructor(sink: Sink) {
    this.#sink = sink;
  }

  add(part: LanguageModelV4StreamPart): 'more' | 'enough' {
    this.#parts += 1;
    switch (part.type) {
      case 'text-delta':
        this.#text += part.delta;
        this.#sink.write(part.delta);
        break;
      case 'reasoning-start':
      case 'reasoning-delta':
      case 'reasoning-end':
        this.#think(part);
        break;
      case 'tool-call':
        if (this.#calls.length < callsKept)
          this.#calls.push(part.input.length > argumentCharacters ? { ...part, input: '"too long"' } : part);
        break;
      case 'error':
        this.broken(part.error);
        break;
      case 'finish':
        this.#finish = part;
        break;
    }
    const isOver = this.#finish !== undefined || this.error !== undefined || this.#parts >= partsRead;
    return isOver || this.#sink.enough ? 'enough' : 'more';
  }

  #think(
    part: Extract<
      LanguageModelV4StreamPart,
      { type: 'reasoning-start' | 'reasoning-delta' | 'reasoning-end' }
    >,
  ): void {
    const delta = part.type === 'reasoning-delta' ? part.delta : '';
    this.#thoughtCharacters += delta.length + part.id.length;
    if (this.#thoughtCharacters > thoughtCharacters) {
      this.#thoughts.clear();
      return;
    }
    const { text = '', marks } = this.#thoughts.get(part.id) ?? {};
    this.#thoughts.set(part.id, { text: text + delta, marks: part.providerMetadata ?? marks });
  }

  broken(error: unknown): void {
    this.error = error ?? new Error('the stream reported an error without saying which');
  }

  /** All that the model wrote, its thoughts and calls too. */
  get written(): string {
    const thoughts = [...this.#thoughts.values()].map(({ text }) => text);
    const calls = this.#calls.map(({ toolName, input }) => toolName + input);
    return [...thoughts, this.#text, ...calls].join('');
  }

  get usage(): Finish['usage'] | undefined {
    return this.#finish?.usage;
  }

  /** A stream that ends without a finish was cut: half an answer never passes for a whole one. */
  result(): Result<Step, Broken> {
    if (this.#sink.enough)
      return ok({ text: this.#text, calls: [], thoughts: [], whole: false, refused: false });
    if (this.error !== undefined) return brokenBy(faultOf(this.error));
    const finished = this.#finish?.finishReason.unified;
    if (finished === 'error') return brokenBy(undefined);
    if (finished === undefined || (finished === 'interrupted' && this.#text !== ''))
      return brokenBy('connection');
    const whole = finished === 'stop' || finished === 'tool-calls' || finished === 'other';
    const thoughts = [...this.#thoughts.values()].map(reasoningPart);
    const refused = finished === 'content-filter';
    return ok({ text: this.#text, calls: this.#calls, thoughts, whole, refused });
  }
}

interface Thought {
  readonly text: string;
  /** The provider's own, such as a signature; it comes with the last of a thought's parts. */
  readonly marks: SharedV4ProviderMetadata | undefined;
}

function reasoningPart({ text, marks }: Thought): LanguageModelV4ReasoningPart {
  return { type: 'reasoning', text, ...(marks && { providerOptions: marks }) };
}

function brokenBy(fault: ModelFault | undefined): Result<never, Broken> {
  return fail({ kind: 'broken', ...(fault !== undefined && { fault }) });
}
