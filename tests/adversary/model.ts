import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { callPart, finish, text } from '../fixtures/scripted-model.ts';
import { arbitraryLie, type Lie } from './lies.ts';

type Part = LanguageModelV4StreamPart;

/** What a model does in one call: parts it streams, and how the call goes wrong, if it does. */
interface Misdeed {
  readonly parts: readonly Part[];
  readonly lies: readonly Lie[];
  readonly ends: 'well' | 'without finish' | 'throws' | 'refuses' | 'after finish';
}

export interface LyingModel extends LanguageModelV4 {
  /** Calls made, and everything false that was said in them. */
  readonly heard: { calls: number; readonly lies: Lie[] };
}

const harmless = fc.constantFrom(
  'Here is what I found. ',
  'Let me look.\n',
  'The lamps below may suit you. ',
  '- ',
  '\n\n',
  '[policy:returns#return-window] ',
  '[policy:nowhere#at-all] ',
  'You can return it within 30 days. ',
);
const noise = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('\u202e', '\u200b', '\u0000', '```', '<!--', ']]>', '"}]}', 'data: [DONE]\n\n'),
);

const said: fc.Arbitrary<{ readonly words: string; readonly lies: readonly Lie[] }> = fc.oneof(
  { weight: 3, arbitrary: arbitraryLie.map((one) => ({ words: ` ${one.sentence} `, lies: [one] })) },
  { weight: 2, arbitrary: harmless.map((words) => ({ words, lies: [] })) },
  { weight: 1, arbitrary: noise.map((words) => ({ words: ` ${words} `, lies: [] })) },
);

const toolNames = fc.constantFrom(
  'search_products',
  'get_product_details',
  'search_store_policies',
  '__proto__',
  'constructor',
  'toString',
  'cancel_order',
  '',
);
const toolInputs = fc.oneof(
  fc.constantFrom(
    '{"query":"reading lamp"}',
    '{"query":"sofa","max_price":-1}',
    '{"query":"lamp","max_price":1e308,"currency":"XXX"}',
    '{"skus":["T-ASTER","T-FERN","T-GLADE","ZZ-1"]}',
    '{"skus":"T-ASTER"}',
    '{"question":"return window"}',
    '{"query":{"$ne":null}}',
    '{"__proto__":{"query":"sofa"}}',
    '[]',
    'null',
    '',
    '{',
  ),
  fc.json(),
  fc.constant(`{"query":"${'x'.repeat(100_000)}"}`),
);
const call = fc
  .tuple(toolNames, toolInputs, fc.constantFrom('a', 'b', 'same', ''))
  .map(([name, input, id]) => callPart(name, input, id));

const misdeed: fc.Arbitrary<Misdeed> = fc
  .record({
    said: fc.array(said, { maxLength: 8 }),
    calls: fc.oneof(
      { weight: 3, arbitrary: fc.constant([] as Part[]) },
      { weight: 3, arbitrary: fc.array(call, { minLength: 1, maxLength: 3 }) },
      { weight: 1, arbitrary: fc.array(call, { minLength: 9, maxLength: 40 }) },
    ),
    reason: fc.constantFrom('stop', 'length', 'content-filter', 'tool-calls', 'other', 'error'),
    ends: fc.oneof(
      { weight: 8, arbitrary: fc.constant('well' as const) },
      {
        weight: 1,
        arbitrary: fc.constantFrom('without finish', 'throws', 'refuses', 'after finish'),
      },
    ),
  })
  .map(({ said: pieces, calls, reason, ends }) => ({
    parts: [...text(pieces.map(({ words }) => words).join('')), ...calls, finish(reason as 'stop')],
    lies: pieces.flatMap((piece) => piece.lies),
    ends,
  }));

/** A model that lies, loops, forges and breaks off, call after call; the last misdeed is repeated for ever. */
export const arbitraryModel: fc.Arbitrary<() => LyingModel> = fc
  .array(misdeed, { minLength: 1, maxLength: 4 })
  .map((misdeeds) => () => lyingModel(misdeeds));

function lyingModel(misdeeds: readonly Misdeed[]): LyingModel {
  const heard = { calls: 0, lies: [] as Lie[] };
  return {
    specificationVersion: 'v4',
    provider: 'adversary',
    modelId: 'liar',
    supportedUrls: {},
    heard,
    doGenerate: () => Promise.reject(new Error('not used')),
    async doStream() {
      const { parts, lies, ends } = misdeeds[Math.min(heard.calls, misdeeds.length - 1)]!;
      heard.calls += 1;
      heard.lies.push(...lies);
      if (ends === 'refuses') throw new Error('the provider says no');
      return { stream: ReadableStream.from(streamed(parts, ends)) };
    },
  };
}

async function* streamed(parts: readonly Part[], ends: Misdeed['ends']): AsyncGenerator<Part> {
  const whole = ends === 'well' || ends === 'after finish';
  yield* whole ? parts : parts.slice(0, Math.ceil(parts.length / 2));
  if (ends === 'throws') throw new Error('the connection broke');
  if (ends === 'after finish') yield* text(' And one more thing: it is $13.37. ');
}
