import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  doorDeps as deps,
  emptyContext,
  emptyRetrieval,
  toolContext,
} from '../../tests/fixtures/tool-context.ts';
import { runTool } from './run.ts';
import { searchProducts } from './search-products.ts';

const lamp = { name: 'search_products', input: '{"query":"lamp"}' };

/** Everything that was about to happen has happened. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a tool that takes too long', () => {
  const hanging = () =>
    emptyContext({
      retrieval: { ...emptyRetrieval, products: () => new Promise(() => undefined) },
    });

  test('is left behind after 20 seconds, even when it ignores its signal', async () => {
    const held = deps();
    const running = runTool(lamp, hanging().context, held);
    const early = vi.fn();
    running.then(early);
    held.clock.advance(19_999);
    await settled();
    expect(early).not.toHaveBeenCalled();
    held.clock.advance(1);
    expect(await running).toEqual({
      ok: false,
      error: { reason: 'timeout', message: 'The look-up took too long.' },
    });
  });

  test('is told by its signal that nobody waits any more', async () => {
    const held = deps();
    let signal: AbortSignal | undefined;
    vi.spyOn(searchProducts, 'run').mockImplementation((_, given) => {
      signal = given.signal;
      return new Promise(() => undefined);
    });
    const running = runTool(lamp, toolContext(), held);
    await settled();
    expect(signal?.aborted).toBe(false);
    held.clock.advance(20_000);
    await running;
    expect(signal?.aborted).toBe(true);
  });

  test('leaves no timer behind when it comes back in time', async () => {
    const held = deps();
    expect(await runTool(lamp, toolContext(), held)).toMatchObject({ ok: true });
    expect(held.clock.asleep).toBe(0);
  });
});

describe('a tool that crashes', () => {
  const inner = new Error('connect ECONNREFUSED 10.0.0.7:6379 password=hunter2 ada@example.com');
  const crashing = (products: () => Promise<never>) =>
    toolContext({ retrieval: { ...emptyRetrieval, products } });

  test.each([
    ['after a wait', () => Promise.reject(inner)],
    [
      'before it waits for anything',
      () => {
        throw inner;
      },
    ],
  ])('%s: the model reads clean words, and telemetry is told the error', async (_, products) => {
    const held = deps();
    const result = await runTool(lamp, crashing(products), held);
    expect(result).toEqual({ ok: false, error: { reason: 'crashed', message: 'The look-up failed.' } });
    expect(held.errors).toEqual([{ where: 'search_products', error: inner }]);
    expect(held.clock.asleep).toBe(0);
  });

  test('in its first line, without a promise, is caught like any other', async () => {
    vi.spyOn(searchProducts, 'run').mockImplementation(() => {
      throw inner;
    });
    const result = await runTool(lamp, toolContext(), deps());
    expect(result).toMatchObject({ ok: false, error: { reason: 'crashed' } });
  });
});

describe('a shopper who leaves', () => {
  test('stops a look-up that is under way, which is no crash', async () => {
    const held = deps();
    const leaving = new AbortController();
    const context = toolContext({
      signal: leaving.signal,
      retrieval: {
        ...emptyRetrieval,
        products: () =>
          new Promise((_, reject) =>
            leaving.signal.addEventListener('abort', () => reject(leaving.signal.reason)),
          ),
      },
    });
    const running = runTool(lamp, context, held);
    await settled();
    leaving.abort();
    expect(await running).toMatchObject({ ok: false, error: { reason: 'aborted' } });
    await settled();
    expect(held.errors).toEqual([]);
    expect(held.clock.asleep).toBe(0);
  });

  test('before the look-up begins, begins none', async () => {
    const { context, asked } = emptyContext({ signal: AbortSignal.abort() });
    expect(await runTool(lamp, context, deps())).toMatchObject({ ok: false, error: { reason: 'aborted' } });
    expect(asked).toEqual([]);
  });
});
