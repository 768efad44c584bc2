import { crc32 } from 'node:zlib';

/**
 * One message of `application/vnd.amazon.eventstream`: lengths of the whole and of the headers, their checksum, the
 * headers, the payload, and the checksum of everything before it; all numbers are big-endian.
 * Source: docs.aws.amazon.com/transcribe/latest/dg/event-stream.html and smithy.io, `amazon-eventstream`.
 */
export function eventStreamMessage(headers: Readonly<Record<string, string>>, payload: string): Uint8Array {
  const head = Buffer.concat(Object.entries(headers).map(([name, value]) => header(name, value)));
  const body = Buffer.from(payload);
  const length = 12 + head.length + body.length + 4;
  const prelude = Buffer.concat([uint32(length), uint32(head.length)]);
  const message = Buffer.concat([prelude, uint32(crc32(prelude)), head, body]);
  return Buffer.concat([message, uint32(crc32(message))]);
}

/** Length of the name, name, type 7 for a string, length of the value, value. */
function header(name: string, value: string): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([Buffer.from([name.length]), Buffer.from(name), Buffer.from([7]), length, bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}
