import { APICallError, JSONParseError } from '@ai-sdk/provider';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import * as z from 'zod';

/**
 * The same event stream, which breaks at a frame that is not JSON or that reports an error. The provider's package
 * would pass over both, and write the first to the log with whatever stands in it.
 */
export function checkedFrames(stream: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  return stream
    .pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>)
    .pipeThrough(new EventSourceParserStream())
    .pipeThrough(
      new TransformStream({
        transform({ data }, controller) {
          if (data !== '[DONE]') check(data);
          controller.enqueue(`data: ${data}\n\n`);
        },
      }),
    )
    .pipeThrough(new TextEncoderStream());
}

const errorFrame = z.union([
  z.looseObject({ error: z.union([z.string().min(1), z.looseObject({})]) }),
  z.looseObject({ errors: z.array(z.unknown()).min(1) }),
]);

function check(data: string): void {
  if (!errorFrame.safeParse(parse(data)).success) return;
  throw new APICallError({
    message: 'The model reported an error.',
    url: 'workers-ai:binding',
    requestBodyValues: {},
    statusCode: 500,
  });
}

function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch (cause) {
    throw new JSONParseError({ text: data, cause });
  }
}
