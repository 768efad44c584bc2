import { askModel } from './ask-model.ts';
import { send } from './client.ts';
import { type Contender, during, type Figures, figuresOf, oneStepUnseen } from './contender.ts';
import { crowd } from './crowd.ts';
import { kilobytes, median, milliseconds, type Row } from './measure.ts';
import { type Model, startModel } from './model.ts';
import { type Behind, sentencesBehind } from './promptness.ts';
import { buildRival, rivalFolder, type Same, sameAs } from './rival.ts';
import { serve } from './workerd.ts';

/** Turns of a model that another process plays: by our loop, and by the AI SDK's over the same provider. */
export async function modelTurns(): Promise<Row[]> {
  const model = await startModel();
  try {
    const us = ours(model);
    const { same, behind } = await during(us, async () => ({
      same: await whatIsSent(model),
      behind: await sentencesBehind(model),
    }));
    const added = await buildRival();
    const [our, its] = [await figuresOf(us, model), await figuresOf(rival(model, same), model)];
    const provider = await oneStepUnseen(rival(model, same, { ALONE: 'yes' }), model);
    return [...ourRows(our, provider, behind), ...rivalRows(its, our, added)];
  } finally {
    model.stop();
  }
}

const settings = ({ apiKey, url }: Model) => ({
  GOOGLE_GENERATIVE_AI_API_KEY: apiKey,
  GOOGLE_GENERATIVE_AI_BASE_URL: url,
});

function ours(model: Model): Contender {
  const most = '999999999999';
  const vars = { ...settings(model), SPEND_PER_DAY_MICROS: most, SPEND_PER_CONVERSATION_MICROS: most };
  return {
    start: () => serve('dist/worker', 'index.js', { vars, objects: { Ledger: 'LEDGER' } }),
    firstType: 'data-trace',
  };
}

function rival(model: Model, same: Same, more: Readonly<Record<string, string>> = {}): Contender {
  const vars = { ...settings(model), SAME: JSON.stringify(same), ...more };
  return { start: () => serve(rivalFolder, 'index.js', { vars }), firstType: 'start' };
}

/** What one of our turns of three steps tells the model. */
async function whatIsSent(model: Model): Promise<Same> {
  await model.play('three steps');
  await askModel('three steps');
  const last = (await model.given()).at(-1);
  if (!last) throw new Error('the model was not asked');
  const release = await send('GET', '/api/release');
  return sameAs(last, JSON.parse(release.chunks.map(({ text }) => text).join('')));
}

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

function ourRows(our: Figures, provider: number, behind: readonly Behind[]): Row[] {
  const { crowd: all } = our;
  const worst = behind.toSorted((a, b) => b.words / b.ofWords - a.words / a.ofWords)[0];
  return [
    {
      name: 'CPU a turn, Gemini, 1 step',
      value: milliseconds(our.oneStep),
      beside: `limit 2 ms; the provider alone ${milliseconds(provider)}`,
    },
    {
      name: 'CPU a turn, Gemini, 3 steps with tools',
      value: milliseconds(our.threeSteps),
      beside: 'limit 5 ms',
    },
    { name: 'first trace part', value: milliseconds(our.firstPartMs), beside: 'limit 20 ms' },
    {
      name: 'a checked sentence behind the model',
      value: milliseconds(median(behind.map(({ ms }) => ms))),
      beside: `limit one sentence; at most ${worst?.words} words of ${worst?.ofWords}`,
    },
    {
      name: `${crowd} streams at once, over the model's own time`,
      value: percent(all.over),
      beside: `limit 10%; ${all.seconds.toFixed(1)} s, none broken`,
    },
    { name: 'memory a stream', value: kilobytes(all.bytesEach), beside: `resident, of ${crowd}` },
  ];
}

/** The AI SDK's figures, and how many times ours they are. */
function rivalRows(its: Figures, our: Figures, added: number): Row[] {
  const times = (one: number, other: number) => `${(one / other).toFixed(1)} times ours`;
  const row = (name: string, value: string, beside: string) => ({
    name: `streamText: ${name}`,
    value,
    beside,
  });
  return [
    row('CPU a turn, 1 step', milliseconds(its.oneStep), times(its.oneStep, our.oneStep)),
    row(
      'CPU a turn, 3 steps with tools',
      milliseconds(its.threeSteps),
      times(its.threeSteps, our.threeSteps),
    ),
    row('first part', milliseconds(its.firstPartMs), times(its.firstPartMs, our.firstPartMs)),
    row(
      `${crowd} streams at once, over the model's own time`,
      percent(its.crowd.over),
      `${its.crowd.seconds.toFixed(1)} s, ${times(its.crowd.seconds, our.crowd.seconds)}`,
    ),
    row('memory a stream', kilobytes(its.crowd.bytesEach), times(its.crowd.bytesEach, our.crowd.bytesEach)),
    row('bundle, gzip', kilobytes(added), 'with the provider, and nothing of a shop'),
  ];
}
