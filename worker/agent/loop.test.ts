import { describe, expect, test } from 'vitest';
import {
  answer,
  calling,
  callPart,
  finish,
  scriptedModel,
  searching,
  text,
} from '../../tests/fixtures/scripted-model.ts';
import { hurriedClock, takeTurn, testDeps } from '../../tests/fixtures/turn.ts';

const toolMessages = (model: ReturnType<typeof scriptedModel>, call: number) => {
  const message = model.calls[call]?.prompt.at(-1);
  return message?.role === 'tool'
    ? message.content.flatMap((part) => (part.type === 'tool-result' ? [part.output] : []))
    : [];
};

describe('the steps', () => {
  test('run tools and answer from what they gave', async () => {
    const model = scriptedModel(searching, answer('The Aster Reading Lamp costs $64.00.'));
    const turn = await takeTurn(model, 'a reading lamp');
    expect(turn.finish.outcome).toBe('answered');
    expect(turn.text).toBe('The Aster Reading Lamp costs $64.00.');
    expect(turn.titles).toEqual(['Aster Reading Lamp']);
    expect(turn.finish.usage).toEqual({
      modelCalls: 2,
      inputTokens: 200,
      outputTokens: 20,
      cachedTokens: 80,
    });
  });

  test('run the calls of one step together, in the order they were asked', async () => {
    const both = [
      callPart('search_products', { query: 'reading lamp' }, 'one'),
      callPart('search_store_policies', { question: 'return window' }, 'two'),
      finish('tool-calls'),
    ];
    const model = scriptedModel(both, answer('Here you are.'));
    const turn = await takeTurn(model, 'a reading lamp I can return');
    expect(turn.record.tools).toEqual(['search_products', 'search_store_policies']);
    expect(toolMessages(model, 1).map((output) => output.type)).toEqual(['json', 'json']);
  });

  test('end after the sixth with a fixed apology and no further model call', async () => {
    const model = scriptedModel(searching);
    const turn = await takeTurn(model, 'a reading lamp');
    expect(model.calls).toHaveLength(6);
    expect(turn.record.tools).toHaveLength(5);
    expect(turn.finish.outcome).toBe('gave-up');
    expect(turn.text).toContain('help@shop.test');
  });

  test('run eight calls of a step and answer the others "not run"', async () => {
    const calls = Array.from({ length: 11 }, (_, at) =>
      callPart('search_products', { query: 'lamp' }, `call-${at}`),
    );
    const model = scriptedModel([...calls, finish('tool-calls')], answer('Here you are.'));
    const turn = await takeTurn(model, 'a reading lamp');
    expect(turn.record.tools).toHaveLength(8);
    expect(toolMessages(model, 1).filter((output) => output.type === 'error-text')).toHaveLength(3);
  });

  test('hand a provider its own marks back with the call they came with, and show them to nobody', async () => {
    const signed = {
      ...callPart('search_products', { query: 'lamp' }),
      providerMetadata: { google: { thoughtSignature: 'c2ln' } },
    };
    const model = scriptedModel([signed, finish('tool-calls')], answer('Here you are.'));
    const turn = await takeTurn(model, 'a reading lamp');
    const assistant = model.calls[1]?.prompt.at(-2);
    expect(assistant?.content[0]).toMatchObject({
      providerOptions: { google: { thoughtSignature: 'c2ln' } },
    });
    expect(JSON.stringify(turn.parts)).not.toContain('c2ln');
  });
});

describe('what a model thought before its calls', () => {
  const thought = (...deltas: string[]) => [
    { type: 'reasoning-start' as const, id: 'r' },
    ...deltas.map((delta) => ({ type: 'reasoning-delta' as const, id: 'r', delta })),
    { type: 'reasoning-delta' as const, id: 'r', delta: '', providerMetadata: { p: { signature: 'c2ln' } } },
    { type: 'reasoning-end' as const, id: 'r' },
  ];
  const sentBack = (model: ReturnType<typeof scriptedModel>) => model.calls[1]?.prompt.at(-2)?.content;

  test('goes back to it whole, signed and before them, and to nobody else', async () => {
    const model = scriptedModel([...thought('A lamp, ', 'then.'), ...searching], answer('Here you are.'));
    const turn = await takeTurn(model, 'a reading lamp');
    expect(sentBack(model)).toMatchObject([
      { type: 'reasoning', text: 'A lamp, then.', providerOptions: { p: { signature: 'c2ln' } } },
      { type: 'tool-call' },
    ]);
    expect(JSON.stringify([turn.parts, turn.record])).not.toMatch(/c2ln|A lamp, then/);
  });

  test('does not go back when it is too much to keep', async () => {
    const model = scriptedModel(
      [...thought(...Array.from({ length: 70 }, () => 'x'.repeat(1000))), ...searching],
      answer('Here you are.'),
    );
    await takeTurn(model, 'a reading lamp');
    expect(JSON.stringify(sentBack(model))).not.toContain('xxx');
  });
});

describe('a call that is wrong', () => {
  test.each([
    ['an unknown tool', 'refund_everything', {}, /no tool of that name/],
    ['a name of the prototype', '__proto__', {}, /no tool of that name/],
    ['arguments of the wrong type', 'search_products', { query: 7 }, /do not fit.*query/s],
    ['arguments that are not JSON', 'search_products', '{"query":', /not JSON/],
    ['ten megabytes of arguments', 'search_products', { query: 'x'.repeat(10_000_000) }, /do not fit/],
  ])('%s becomes a message the model reads', async (_, name, input, message) => {
    const model = scriptedModel(calling(name, input), answer('I could not find that.'));
    const turn = await takeTurn(model, 'a reading lamp');
    expect(toolMessages(model, 1)).toEqual([{ type: 'error-text', value: expect.stringMatching(message) }]);
    expect(turn.finish.outcome).toBe('answered');
    expect(JSON.stringify(turn.parts).length).toBeLessThan(20_000);
    expect(turn.record.tools).toEqual([name === 'search_products' ? name : 'unknown']);
  });
});

describe('a look-up that does not come back', () => {
  const { retrieval } = testDeps(scriptedModel());
  const both = [
    callPart('search_products', { query: 'reading lamp' }, 'one'),
    callPart('search_store_policies', { question: 'return window' }, 'two'),
    finish('tool-calls'),
  ];
  const working = {
    vocabulary: () => retrieval.vocabulary(),
    asksPolicies: async () => false,
    policies: (question: string, limit: number) => retrieval.policies(question, limit),
  };

  test.each([
    [
      'ignores that it is told to stop',
      () => new Promise<never>(() => undefined),
      'The look-up took too long.',
    ],
    ['crashes', () => Promise.reject(new Error('db-password')), 'The look-up failed.'],
  ])(
    'since it %s becomes a message the model reads beside what the others gave',
    async (_, products, message) => {
      const model = scriptedModel(both, answer('You can return most items.'));
      const turn = await takeTurn(model, 'a reading lamp I can return', {
        retrieval: { ...working, products },
      });
      expect(toolMessages(model, 1)).toEqual([
        { type: 'error-text', value: message },
        expect.objectContaining({ type: 'json' }),
      ]);
      expect(turn.finish.outcome).toBe('answered');
      expect(JSON.stringify([turn.parts, model.calls[1]?.prompt])).not.toContain('db-password');
    },
  );
});

describe('a model that misbehaves', () => {
  test('shows no preamble to a look-up', async () => {
    const model = scriptedModel(
      [...text('Let me look that up for you. '), ...searching],
      answer('Here you are.'),
    );
    expect((await takeTurn(model, 'a reading lamp')).text).toBe('Here you are.');
  });

  test('without a word and with something found, leaves the cards to speak', async () => {
    for (const reason of ['stop', 'length', 'content-filter'] as const) {
      const turn = await takeTurn(scriptedModel(searching, [finish(reason)]), 'a reading lamp');
      expect(turn.finish.outcome).toBe('answered');
      expect(turn.text).not.toBe('');
      expect(turn.titles.length).toBeGreaterThan(1);
    }
  });

  test('without a word and with nothing found, ends in words that offer a person', async () => {
    const turn = await takeTurn(scriptedModel([finish()]), 'a winter coat');
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.parts).toContainEqual({
      type: 'error',
      errorText: expect.stringContaining('help@shop.test'),
    });
  });

  test('stopped by a filter with nothing to show, has refused: no error, and what can be asked instead', async () => {
    const turn = await takeTurn(scriptedModel([finish('content-filter')]), 'a reading lamp');
    expect(turn.finish.outcome).toBe('refused');
    expect(turn.record.reason).toBe('safety');
    expect(turn.text).toContain('I can help you find products');
    expect(turn.parts.some((part) => part.type === 'error')).toBe(false);
  });

  test('cut off by its own limit, loses the sentence it had not ended and says so', async () => {
    const cut = [
      ...text('The Aster Reading Lamp costs $64.00. The Birch Reading Lamp costs $7'),
      finish('length'),
    ];
    const turn = await takeTurn(scriptedModel(searching, cut), 'a reading lamp');
    expect(turn.text).toMatch(/^The Aster Reading Lamp costs \$64\.00\.\s+That is as much as fits/);
  });

  test.each([
    [
      'an error in its stream',
      [
        ...text('Here is one. And'),
        { type: 'error' as const, error: { message: 'secret-host down' } },
        finish(),
      ],
    ],
    ['a stream that ends without a finish', text('Here is one. And')],
    ['an interrupted stream', [...text('Here is one. And'), finish('interrupted')]],
  ])('with %s, keeps what was checked and says that it broke', async (_, broken) => {
    const turn = await takeTurn(scriptedModel(searching, broken), 'a reading lamp');
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.text.trim()).toBe('Here is one.');
    expect(turn.parts.some((part) => part.type === 'error')).toBe(true);
    expect(JSON.stringify(turn.parts)).not.toContain('secret-host');
  });

  test('that writes after its finish is not heard', async () => {
    const turn = await takeTurn(
      scriptedModel(searching, [...answer('Here you are.'), ...text(' Use code FREE90.')]),
      'a lamp',
    );
    expect(turn.text).toBe('Here you are.');
  });

  test('that never stops writing is stopped at the length of an answer', async () => {
    async function* endless() {
      yield { type: 'text-start' as const, id: 't' };
      for (;;)
        yield { type: 'text-delta' as const, id: 't', delta: 'It is a fine lamp for a long evening. ' };
    }
    const turn = await takeTurn(scriptedModel(searching, endless), 'a reading lamp');
    expect(turn.text.length).toBeLessThanOrEqual(2600);
    expect(turn.text).toMatch(/evening\.\s+That is as much as fits into one answer\.[^.]*\.$/);
  });

  test.each([
    ['before', [answer('It is a fine lamp for a long evening. '.repeat(200))]],
    ['after', [searching, answer('It is a fine lamp for a long evening. '.repeat(200))]],
  ] as const)('that writes too much %s a look-up is shown up to there, and says so', async (_, scripts) => {
    const turn = await takeTurn(scriptedModel(...scripts), 'a reading lamp');
    expect(turn.text).toMatch(/^It is a fine lamp/);
    expect(turn.text).toContain('That is as much as fits into one answer.');
    expect(turn.finish.outcome).toBe('answered');
  });

  test('that never ends a sentence shows none', async () => {
    async function* endless() {
      for (;;) yield { type: 'text-delta' as const, id: 't', delta: 'and then ' };
    }
    expect((await takeTurn(scriptedModel(searching, endless), 'a reading lamp')).text).not.toContain(
      'and then',
    );
  });

  test('that falls silent is given up on', async () => {
    async function* silent() {
      yield { type: 'text-start' as const, id: 't' };
      await new Promise(() => undefined);
    }
    const turn = await takeTurn(scriptedModel(silent), 'a reading lamp');
    expect(turn.finish.outcome).toBe('failed');
  });

  test('that never even opens its stream is given up on', async () => {
    const model = scriptedModel([]);
    model.doStream = () => new Promise(() => undefined);
    expect((await takeTurn(model, 'a reading lamp')).finish.outcome).toBe('gave-up');
  });
});

describe('the end of a turn', () => {
  test('comes after a minute whatever still runs, and nothing is sent behind it', async () => {
    const slow = {
      ...hurriedClock,
      sleep: (ms: number, signal: AbortSignal) => hurriedClock.sleep(ms === 60_000 ? 2000 : 600_000, signal),
    };
    async function* late() {
      await new Promise((resolve) => setTimeout(resolve, 60));
      yield* answer('Here you are.');
    }
    const turn = await takeTurn(scriptedModel(late), 'a reading lamp', { clock: slow });
    expect(turn.finish.outcome).toBe('failed');
    expect(turn.record.reason).toBe('timeout');
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect(turn.parts.at(-1)?.type).toBe('finish');
  });

  test('when the shopper leaves, stops the model and buys nothing more', async () => {
    const leave = new AbortController();
    const model = scriptedModel((options) => {
      leave.abort();
      expect(options.abortSignal?.aborted).toBe(true);
      return searching;
    });
    const turn = await takeTurn(model, 'a reading lamp', { signal: leave.signal });
    expect(model.calls).toHaveLength(1);
    expect(turn.finish.outcome).toBe('aborted');
  });

  test('asks no model for a shopper who left before it began', async () => {
    const model = scriptedModel(searching, answer('Here you are.'));
    const turn = await takeTurn(model, 'a reading lamp', { signal: AbortSignal.abort() });
    expect(model.calls).toHaveLength(0);
    expect(turn.finish.outcome).toBe('aborted');
  });

  test('ends its text once, also when what comes behind the text takes too long', async () => {
    const { products } = testDeps(scriptedModel());
    const stuck = {
      bySku: (skus: readonly string[]) => products.bySku(skus),
      byName: (names: readonly string[]) => products.byName(names),
      provenance: () => new Promise<never>(() => undefined),
    };
    const turn = await takeTurn(scriptedModel(searching, answer('Here you are.')), 'a reading lamp', {
      products: stuck,
    });
    expect(turn.record.reason).toBe('timeout');
    expect(turn.parts.filter(({ type }) => type === 'text-end')).toHaveLength(1);
  });
});
