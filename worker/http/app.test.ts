import { describe, expect, test } from 'vitest';
import { openToAll } from '../../tests/fixtures/callers.ts';
import { scriptedModel } from '../../tests/fixtures/scripted-model.ts';
import { testDeps } from '../../tests/fixtures/turn.ts';
import { createApp } from './app.ts';

/** Telemetry that keeps where something threw. */
function heard() {
  const places: string[] = [];
  return { places, telemetry: { turn: () => undefined, error: (where: string) => void places.push(where) } };
}

const health = new Request('https://shop.test/api/health');

describe('an error outside a turn', () => {
  test('before the release is known is logged by the worker itself, and answered in words', async () => {
    const { places, telemetry } = heard();
    const app = createApp(
      { callers: openToAll, depsFor: () => Promise.reject(new Error('secret-host is away')) },
      telemetry,
    );
    const response = await app.fetch(health);
    expect(response.status).toBe(503);
    expect(await response.text()).not.toContain('secret-host');
    expect(places).toEqual(['http']);
  });

  test('after that is logged with the release', async () => {
    const [before, after] = [heard(), heard()];
    let asked = 0;
    const depsFor = async () => {
      asked += 1;
      if (asked === 1) throw new Error('away for a moment');
      return testDeps(scriptedModel(), { telemetry: after.telemetry });
    };
    const app = createApp({ callers: openToAll, depsFor }, before.telemetry);
    await app.fetch(health);
    expect([before.places, after.places]).toEqual([[], ['http']]);
  });
});
