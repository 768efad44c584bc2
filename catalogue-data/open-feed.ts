import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { decodeText } from '../worker/feeds/decode.ts';
import type { FeedContext, FeedFormat, FeedRow, FeedSample } from '../worker/feeds/feed.ts';
import { detectFormat, formats, nearestFormat } from '../worker/feeds/index.ts';
import { peek } from '../worker/feeds/lines.ts';
import { ImportError, isSystemError } from './import-error.ts';
import { illegibleReason, packedReason } from './legible.ts';

/** How much of a file its format is told by, in characters. */
const sampleSize = 64 * 1024;

export interface FeedOptions extends FeedContext {
  /** Name of a format, for files whose own cannot be told. */
  readonly format?: string | undefined;
  /** Is told what each file was found to be. */
  readonly onFormat?: ((format: string) => void) | undefined;
  /** Is told of every piece that was read. */
  readonly onBytes?: ((count: number) => void) | undefined;
}

/** The rows of a file, read piece by piece in the format it is found to have. */
export async function* readFeed(file: string, options: FeedOptions): AsyncGenerator<FeedRow> {
  const { head, whole } = await peek(decodeText(bytesOf(file, options.onBytes)), sampleSize);
  const illegible = illegibleReason(head);
  if (illegible !== undefined) throw new ImportError(`${basename(file)}: ${illegible}.`);
  const format = formatOf({ fileName: basename(file), head }, options.format);
  options.onFormat?.(format.name);
  yield* format.read(whole, options);
}

async function* bytesOf(file: string, onBytes: FeedOptions['onBytes']): AsyncGenerator<Uint8Array> {
  let isFirst = true;
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Uint8Array>) {
      const packed = isFirst ? packedReason(chunk) : undefined;
      if (packed !== undefined) throw new ImportError(`${basename(file)}: ${packed}.`);
      isFirst = false;
      onBytes?.(chunk.length);
      yield chunk;
    }
  } catch (error) {
    throw isSystemError(error) ? new ImportError(`${file}: cannot be read (${error.code}).`) : error;
  }
}

function formatOf(sample: FeedSample, name: string | undefined): FeedFormat {
  if (name !== undefined) return formatNamed(name);
  const [format, ...others] = detectFormat(sample);
  if (!format)
    throw new ImportError(
      `${sample.fileName}: not a format that can be imported. ${whatLacks(sample)}Known are ${listOf(formats)}.`,
    );
  if (others.length > 0)
    throw new ImportError(
      `${sample.fileName}: may be ${listOf([format, ...others])}; say which with --format "${format.name}".`,
    );
  return format;
}

function whatLacks(sample: FeedSample): string {
  const nearest = nearestFormat(sample);
  if (!nearest) return '';
  return `To be ${nearest.format.name} it lacks the columns ${nearest.lacks.join(', ')}. `;
}

function formatNamed(name: string): FeedFormat {
  const format = formats.find((known) => known.name.toLowerCase() === name.toLowerCase());
  if (!format) throw new ImportError(`There is no format "${name}". Known are ${listOf(formats)}.`);
  return format;
}

function listOf(some: readonly FeedFormat[]): string {
  return some.map((format) => format.name).join(', ');
}
