import type { LanguageModelV4, LanguageModelV4StreamPart } from '@ai-sdk/provider';
import fc from 'fast-check';
import { streamOf, text } from '../fixtures/scripted-model.ts';
import type { Lie } from './lies.ts';
import { type Misdeed, misdeed } from './misdeeds.ts';

export interface LyingModel extends LanguageModelV4 {
  /** Calls made, and everything false that was said in them. */
  readonly heard: { calls: number; readonly lies: Lie[] };
}

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
      const deed = misdeeds[Math.min(heard.calls, misdeeds.length - 1)]!;
      heard.calls += 1;
      heard.lies.push(...deed.lies, afterword);
      if (deed.ends === 'refuses') throw new Error('secret-host says no');
      return { stream: streamOf(streamed(deed)) };
    },
  };
}

const afterword: Lie = {
  kind: 'behind the finish',
  sentence: 'And one more thing: it is $14.14.',
  span: '14.14',
};

async function* streamed({ parts, ends }: Misdeed): AsyncGenerator<LanguageModelV4StreamPart> {
  const whole = ends === 'well' || ends === 'after finish';
  yield* whole ? parts : parts.slice(0, Math.ceil(parts.length / 2));
  switch (ends) {
    case 'throws':
      throw new Error('secret-host broke');
    case 'reports an error':
      yield { type: 'error', error: { message: 'secret-host is down' } };
      yield* parts;
      break;
    case 'after finish':
      yield* text(` ${afterword.sentence} `);
      break;
    case 'for ever':
      for (;;) yield* text(' It is a fine lamp for a long evening. ');
    case 'for ever without a sentence':
      for (;;) yield* text(' and then');
    case 'falls silent':
      await new Promise(() => undefined);
  }
}
