/**
 * The file an index is kept in: a short JSON header, then sections of fixed-width numbers that are used where they lie.
 * Loading is making views, whatever the size. Little-endian, each section aligned to 8 bytes.
 *
 *   bytes 0-3 "SAIX" | 4-7 header length | header JSON: { version, counts, sections: { name: [type, offset, length] } }
 */
export const formatVersion = 7;
const magic = 0x58494153;

const arrays = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
  f32: Float32Array,
  f64: Float64Array,
} as const;
type Kind = keyof typeof arrays;
export type Section = Uint8Array | Uint16Array | Uint32Array | Float32Array | Float64Array;

interface Header {
  readonly version: number;
  readonly facts: Readonly<Record<string, unknown>>;
  readonly sections: Readonly<Record<string, readonly [Kind, number, number]>>;
}

export interface IndexFile {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly section: <T extends Section>(
    name: string,
    type: new (buffer: ArrayBuffer, offset: number, length: number) => T,
  ) => T;
}

/** A file that is not an index of this version. Rebuilding it is the mend. */
export class IndexFormatError extends Error {}

export function writeIndex(
  facts: Readonly<Record<string, unknown>>,
  sections: Readonly<Record<string, Section>>,
): Uint8Array {
  const table: Record<string, readonly [Kind, number, number]> = {};
  let offset = 0;
  for (const [name, section] of Object.entries(sections)) {
    table[name] = [kindOf(section), offset, section.length];
    offset = align(offset + section.byteLength);
  }
  const header = new TextEncoder().encode(
    JSON.stringify({ version: formatVersion, facts, sections: table } satisfies Header),
  );
  const body = align(8 + header.length);
  const file = new Uint8Array(body + offset);
  const view = new DataView(file.buffer);
  view.setUint32(0, magic, true);
  view.setUint32(4, header.length, true);
  file.set(header, 8);
  for (const [name, section] of Object.entries(sections)) {
    const [, at] = table[name] ?? ['u8', 0, 0];
    file.set(new Uint8Array(section.buffer, section.byteOffset, section.byteLength), body + at);
  }
  return file;
}

export function readIndex(buffer: ArrayBuffer): IndexFile {
  const { header, body } = readHeader(buffer);
  return {
    facts: header.facts,
    section: (name, type) => {
      const entry = Object.hasOwn(header.sections, name) ? header.sections[name] : undefined;
      if (!entry) throw new IndexFormatError(`index without section "${name}"`);
      const [kind, offset, length] = entry;
      const array: unknown = arrays[kind];
      if (array !== type) throw new IndexFormatError(`section "${name}" holds numbers of type ${kind}`);
      if (body + offset + length * arrays[kind].BYTES_PER_ELEMENT > buffer.byteLength)
        throw new IndexFormatError(`section "${name}" is cut off`);
      return new type(buffer, body + offset, length);
    },
  };
}

function readHeader(buffer: ArrayBuffer): { readonly header: Header; readonly body: number } {
  const view = new DataView(buffer);
  if (buffer.byteLength < 8 || view.getUint32(0, true) !== magic)
    throw new IndexFormatError('not an index file');
  const length = view.getUint32(4, true);
  if (8 + length > buffer.byteLength) throw new IndexFormatError('an index whose header is cut off');
  const header = parseHeader(new Uint8Array(buffer, 8, length));
  if (header.version !== formatVersion) {
    throw new IndexFormatError(
      `index of version ${header.version}, this worker reads version ${formatVersion}: build it again`,
    );
  }
  return { header, body: align(8 + length) };
}

function parseHeader(bytes: Uint8Array): Header {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as Header;
  } catch {
    throw new IndexFormatError('an index whose header cannot be read');
  }
}

function kindOf(section: Section): Kind {
  const found = (Object.keys(arrays) as Kind[]).find((kind) => section instanceof arrays[kind]);
  if (!found) throw new IndexFormatError('a section of an unknown number type');
  return found;
}

function align(offset: number): number {
  return (offset + 7) & ~7;
}
