import type {
  LanguageModelV4,
  LanguageModelV4CallOptions,
  LanguageModelV4StreamPart,
} from '@ai-sdk/provider';

/** What a service is asked otherwise, and what its package reports otherwise than the service said it. */
export interface Mending {
  readonly options?: (options: LanguageModelV4CallOptions) => LanguageModelV4CallOptions;
  readonly part?: (part: LanguageModelV4StreamPart) => LanguageModelV4StreamPart;
}

/** The model of a provider's package, put right where the package and the service, or the package and this shop, differ. */
export function mended(model: LanguageModelV4, { options: asked, part: said }: Mending): LanguageModelV4 {
  const ask = asked ?? ((options) => options);
  return {
    specificationVersion: 'v4',
    provider: model.provider,
    modelId: model.modelId,
    supportedUrls: model.supportedUrls,
    doGenerate: (options) => model.doGenerate(ask(options)),
    async doStream(options) {
      const result = await model.doStream(ask(options));
      return said ? { ...result, stream: mapStream(result.stream, said) } : result;
    },
  };
}

/** For a stream that ended before the model did, where a package reports something else. */
export function endedEarly(): LanguageModelV4StreamPart {
  return { type: 'error', error: new Error('The stream ended before the answer did.') };
}

/** Pulls one part at a time: a part costs no second queue, and a cancel reaches the connection. */
function mapStream<T>(stream: ReadableStream<T>, map: (value: T) => T): ReadableStream<T> {
  const reader = stream.getReader();
  return new ReadableStream<T>(
    {
      async pull(controller) {
        const { done, value } = await reader.read();
        if (done) controller.close();
        else controller.enqueue(map(value));
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
