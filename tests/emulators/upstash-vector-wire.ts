/**
 * The JSON that Upstash Vector's REST API takes and gives, as far as the emulator reads or writes it.
 * Sources: upstash.com/docs/vector/api and what `@upstash/vector` sends.
 */

export interface SparseVector {
  readonly indices: readonly number[];
  readonly values: readonly number[];
}

export type Metadata = Readonly<Record<string, unknown>>;

export interface StoredRecord {
  readonly id: string;
  readonly vector: readonly number[];
  readonly sparseVector: SparseVector;
  readonly metadata?: Metadata;
  readonly data?: string;
}

/** What a record is shown as; the parts not asked for are left out. */
export type ShownRecord = Partial<StoredRecord> & { readonly id: string; readonly score?: number };

export interface Includes {
  readonly includeMetadata?: boolean;
  readonly includeVectors?: boolean;
  readonly includeData?: boolean;
}

export interface QueryBody extends Includes {
  readonly data?: string;
  readonly vector?: readonly number[];
  readonly sparseVector?: SparseVector;
  readonly topK?: number;
  readonly filter?: string;
  readonly weightingStrategy?: 'IDF';
  readonly fusionAlgorithm?: 'RRF' | 'DBSF';
  readonly queryMode?: 'HYBRID' | 'DENSE' | 'SPARSE';
}

/** A refusal with its HTTP status: the body is `{ error, status }`. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export function shown(record: StoredRecord, includes: Includes, score?: number): ShownRecord {
  return {
    id: record.id,
    ...(score !== undefined && { score }),
    ...(includes.includeVectors && { vector: record.vector, sparseVector: record.sparseVector }),
    ...(includes.includeMetadata && record.metadata && { metadata: record.metadata }),
    ...(includes.includeData && record.data !== undefined && { data: record.data }),
  };
}
