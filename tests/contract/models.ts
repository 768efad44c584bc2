import type {
  LanguageModelV4,
  LanguageModelV4Prompt,
  LanguageModelV4StreamPart,
  LanguageModelV4ToolCall,
} from '@ai-sdk/provider';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ModelBudget, openStream } from '../../worker/agent/model-call.ts';
import { toolDefinitions } from '../../worker/agent/prompt.ts';
import { countsOfScript, type Said, type ToolResult } from '../emulators/model-script.ts';
import { answer, scriptedModel } from '../fixtures/scripted-model.ts';
import { shopModel } from '../fixtures/shop-model.ts';
import { hurriedClock, takeTurn } from '../fixtures/turn.ts';

/** A provider's package in front of an emulator of its service. */
export interface OpenModel {
  readonly model: LanguageModelV4;
  say(...said: Said[]): void;
  /** How many calls the service got, and how many the client left before their end. */
  readonly calls: number;
  readonly aborted: number;
  /** What the newest call gave back, and everything that was sent in it. */
  results(): readonly ToolResult[];
  sent(): string;
  reset(): void;
  close(): Promise<void>;
}

export interface Provider {
  readonly open: () => Promise<OpenModel>;
  /** Where every answer counts its tokens, since the format knows none without. */
  readonly alwaysCounts?: boolean;
  /** Where an answer cannot ask for a wait. */
  readonly noRetryAfter?: boolean;
  /** Where a service gives calls ids of its own making. */
  readonly ownIds?: boolean;
}

const lamps = { id: 'call_1', name: 'search_products', args: { query: 'reading lamp' } };
const returns = { id: 'call_2', name: 'search_store_policies', args: { question: 'return window' } };
const reply: Said = { kind: 'text', text: 'The Aster Reading Lamp costs $64.00.' };
const lookUp: Said = { kind: 'calls', calls: [lamps] };

const question: LanguageModelV4Prompt = [
  { role: 'system', content: 'You are a shop assistant.' },
  { role: 'user', content: [{ type: 'text', text: 'a reading lamp' }] },
];

/** What every provider of models must hold to, in whatever format it speaks. */
export function modelContract(name: string, provider: Provider): void {
  describe(name, () => {
    let open: OpenModel;
    beforeAll(async () => {
      open = await provider.open();
    });
    beforeEach(() => open.reset());
    afterAll(() => open.close());

    /** One call as a turn makes it: all parts of its stream, and what the budget counted. */
    const call = async (...said: Said[]) => {
      open.say(...said);
      const waits: number[] = [];
      const clock = {
        ...hurriedClock,
        sleep: (ms: number, signal: AbortSignal) => {
          waits.push(ms);
          return hurriedClock.sleep(ms, signal);
        },
      };
      const budget = new ModelBudget(Number.POSITIVE_INFINITY);
      const abort = new AbortController();
      const options = {
        prompt: question,
        tools: toolDefinitions,
        maxOutputTokens: 2400,
        reasoning: 'low' as const,
        abortSignal: abort.signal,
      };
      const opened = await openStream(open.model, options, budget, { clock, random: () => 0 });
      return { opened, budget, abort, waits, ...(await partsOf(opened, budget)) };
    };
    const turn = () => takeTurn(open.model, 'a reading lamp', fallback());

    describe('an answer', () => {
      test('comes in the pieces it was sent in, and ends with its reason', async () => {
        const { text, pieces, finish } = await call(reply);
        expect(text).toBe('The Aster Reading Lamp costs $64.00.');
        expect(pieces).toBeGreaterThan(1);
        expect(finish?.finishReason.unified).toBe('stop');
      });

      test('counts its tokens, and those that came from the cache', async () => {
        const { budget } = await call(reply);
        const { input, output, cached } = countsOfScript;
        expect(budget.usage).toEqual({
          modelCalls: 1,
          inputTokens: input,
          outputTokens: output,
          cachedTokens: cached,
        });
      });

      test('that does not say what came from the cache leaves that out', async () => {
        const { budget } = await call({ ...reply, usage: 'uncached' } as Said);
        const { input, output } = countsOfScript;
        expect(budget.usage).toEqual({ modelCalls: 1, inputTokens: input, outputTokens: output });
      });

      if (!provider.alwaysCounts)
        test('that counts nothing has used an unknown number, which is not 0', async () => {
          const { budget, finish } = await call({ ...reply, usage: 'none' } as Said);
          expect(budget.usage).toEqual({ modelCalls: 1 });
          expect(finish?.usage.inputTokens.total).toBeUndefined();
          expect(finish?.usage.outputTokens.total).toBeUndefined();
        });

      test('that reached its limit says so', async () => {
        const { finish } = await call({ kind: 'length', text: 'The Aster' });
        expect(finish?.finishReason.unified).toBe('length');
      });

      test('that a filter stopped is a refusal, not an error, and no reason to ask another model', async () => {
        const { finish, errors } = await call({ kind: 'refusal' });
        expect(finish?.finishReason.unified).toBe('content-filter');
        expect(errors).toEqual([]);
        open.say({ kind: 'refusal' });
        const taken = await turn();
        expect(taken.finish.outcome).toBe('refused');
        expect(taken.finish.release.model).toBe('m');
      });
    });

    describe('a tool call', () => {
      test('has its name and its arguments whole', async () => {
        const { calls, finish } = await call(lookUp);
        expect(calls.map(inputOf)).toEqual([['search_products', { query: 'reading lamp' }]]);
        expect(finish?.finishReason.unified).toBe('tool-calls');
      });

      test('keeps its own arguments beside others at once', async () => {
        const { calls } = await call({ kind: 'calls', calls: [lamps, returns] });
        expect(calls.map(inputOf)).toEqual([
          ['search_products', { query: 'reading lamp' }],
          ['search_store_policies', { question: 'return window' }],
        ]);
        expect(new Set(calls.map(({ toolCallId }) => toolCallId)).size).toBe(2);
      });

      test('gets its result in the service’s own format, each under its own id', async () => {
        open.say({ kind: 'calls', calls: [lamps, returns] }, reply);
        const taken = await turn();
        expect(taken.text).toBe('The Aster Reading Lamp costs $64.00.');
        expect(taken.finish.release.model).toBe('m');
        const [first, second] = open.results();
        expect(first?.content).toContain('Aster Reading Lamp');
        expect(second?.content).toContain('30 days');
        if (!provider.ownIds) expect([first?.id, second?.id]).toEqual(['call_1', 'call_2']);
      });

      test('that was wrong is told so there', async () => {
        open.say(
          { kind: 'calls', calls: [{ ...lamps, args: { query: 7 } }] },
          { kind: 'text', text: 'One moment.' },
        );
        await turn();
        expect(open.results()[0]?.content).toContain('do not fit');
      });
    });

    test('the shopper is sent as data, and apart from the instructions', async () => {
      open.say(reply);
      await takeTurn(open.model, 'what about zebras?');
      expect(open.sent()).toContain('what about zebras?');
      expect(open.sent().match(/zebras/g)).toHaveLength(1);
    });

    describe('a service that is away', () => {
      test.each([
        [429, 'rate-limit'],
        [503, 'server-error'],
      ] as const)('with %i is asked again, and then another model is', async (status, fault) => {
        const { text, budget } = await call({ kind: 'status', status }, { kind: 'status', status }, reply);
        expect(text).toContain('Aster');
        expect(budget.usage.modelCalls).toBe(3);
        open.reset();
        open.say(...Array.from({ length: 4 }, (): Said => ({ kind: 'status', status })));
        const taken = await turn();
        expect(open.calls).toBe(4);
        expect(taken.finish.release.model).toBe('second:one');
        expect(taken.record.faults).toEqual([{ model: 'm', fault }]);
      });

      if (!provider.noRetryAfter)
        test('is left for as long as it asks', async () => {
          const { waits } = await call({ kind: 'status', status: 429, retryAfter: 3 }, reply);
          expect(waits).toContain(3000);
        });

      test.each<[string, Said, string]>([
        ['dies half way', { kind: 'cut', text: 'The Birch' }, 'connection'],
        ['ends the stream early', { kind: 'ended', text: 'The Birch' }, 'connection'],
        [
          'says in the stream that it is overloaded',
          { kind: 'overloaded', text: 'The Birch' },
          'server-error',
        ],
        ['falls silent', { kind: 'stall', text: 'The Birch' }, 'timeout'],
      ])('and %s has another model answer, and what it began is not shown', async (_, said, fault) => {
        open.say(said);
        const taken = await turn();
        expect(taken.finish.outcome).toBe('answered');
        expect(taken.text).not.toContain('Birch');
        expect(taken.finish.release.model).toBe('second:one');
        expect(taken.record.faults).toEqual([{ model: 'm', fault }]);
      });
    });

    describe('another model is asked in vain', () => {
      test('for a request the service rejects', async () => {
        open.say({ kind: 'status', status: 400 });
        const taken = await turn();
        expect(open.calls).toBe(1);
        expect(taken.finish.outcome).toBe('failed');
        expect(taken.record.faults).toEqual([{ model: 'm', fault: 'rejected', status: 400 }]);
      });

      test('for a frame that cannot be read; what it says is written nowhere', async () => {
        const written = [vi.spyOn(console, 'warn'), vi.spyOn(console, 'error'), vi.spyOn(console, 'log')];
        open.say({ kind: 'malformed', text: 'The Birch' });
        const taken = await turn();
        expect(taken.finish.outcome).toBe('failed');
        expect(taken.record.faults).toEqual([{ model: 'm', fault: 'broken' }]);
        for (const spy of written) expect(spy).not.toHaveBeenCalled();
        vi.restoreAllMocks();
      });
    });

    test('an abort in the middle of an answer ends the request', async () => {
      open.say({ kind: 'stall', text: 'The Aster Reading Lamp' });
      const abort = new AbortController();
      const taken = takeTurn(slowly(open.model, abort), 'a reading lamp', { signal: abort.signal });
      expect((await taken).finish.outcome).toBe('aborted');
      await vi.waitFor(() => expect(open.aborted).toBe(1));
    });
  });
}

const fallback = () => ({
  fallback: shopModel(scriptedModel(answer('I can help with lamps.')), { name: 'second:one' }),
});

const inputOf = ({ toolName, input }: LanguageModelV4ToolCall) => [toolName, JSON.parse(input)];

/** The same model; the shopper leaves at the first piece of its text. */
function slowly(model: LanguageModelV4, abort: AbortController): LanguageModelV4 {
  const watched: LanguageModelV4 = Object.create(model);
  watched.doStream = async (options) => {
    const result = await model.doStream(options);
    const leave = new TransformStream<LanguageModelV4StreamPart, LanguageModelV4StreamPart>({
      transform(part, controller) {
        controller.enqueue(part);
        if (part.type === 'text-delta') abort.abort();
      },
    });
    return { ...result, stream: result.stream.pipeThrough(leave) };
  };
  return watched;
}

type Opened = Awaited<ReturnType<typeof openStream>>;

/** All that a stream held. One that breaks is an error among the others. */
async function partsOf(opened: Opened, budget: ModelBudget) {
  const parts: LanguageModelV4StreamPart[] = [];
  if (!opened.ok) throw new Error(`The call failed: ${JSON.stringify(opened.error)}`);
  for await (const part of opened.value) parts.push(part);
  const of = <T extends LanguageModelV4StreamPart['type']>(type: T) =>
    parts.filter((part): part is Extract<LanguageModelV4StreamPart, { type: T }> => part.type === type);
  const [finish] = of('finish');
  if (finish) budget.add(finish.usage);
  const deltas = of('text-delta').map(({ delta }) => delta);
  return {
    text: deltas.join(''),
    pieces: deltas.length,
    calls: of('tool-call'),
    errors: of('error'),
    finish,
  };
}
