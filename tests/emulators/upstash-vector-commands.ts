import { filterOf, type QueryVectors, search } from './upstash-vector-search.ts';
import { dimension, embedDense, embedSparse, embedSparseQuery } from './upstash-vector-text.ts';
import {
  type Includes,
  type Metadata,
  type QueryBody,
  Refusal,
  type ShownRecord,
  type SparseVector,
  type StoredRecord,
  shown,
} from './upstash-vector-wire.ts';

/** What is kept: namespace -> id -> record. The default namespace is "". */
export class Vectors {
  readonly namespaces = new Map<string, Map<string, StoredRecord>>([['', new Map()]]);
  readonly meanings: Readonly<Record<string, string>>;
  readonly filterBudget: number;

  constructor(meanings: Readonly<Record<string, string>>, filterBudget: number) {
    this.meanings = meanings;
    this.filterBudget = filterBudget;
  }

  /** A namespace comes to be when it is read or written. */
  in(namespace: string): Map<string, StoredRecord> {
    const records = this.namespaces.get(namespace) ?? new Map<string, StoredRecord>();
    this.namespaces.set(namespace, records);
    return records;
  }
}

type Command = (vectors: Vectors, body: never, namespace: string) => unknown;

/** Path -> what it does. Names as a client spells them, looked up as own properties only. */
export const commands: Readonly<Record<string, Command>> = {
  upsert: (vectors, body: VectorBody | VectorBody[], namespace) =>
    put(vectors.in(namespace), [body].flat().map(fromVector)),
  'upsert-data': (vectors, body: DataBody | DataBody[], namespace) =>
    put(
      vectors.in(namespace),
      [body].flat().map((record) => fromData(record, vectors.meanings)),
    ),
  query: (vectors, body: QueryBody | QueryBody[], namespace) =>
    each(body, (query) => answer(vectors, query, namespace, given(query))),
  'query-data': (vectors, body: QueryBody | QueryBody[], namespace) =>
    each(body, (query) => answer(vectors, query, namespace, embedded(query, vectors.meanings))),
  fetch: (vectors, body: Selection & Includes, namespace) => {
    const records = vectors.in(namespace);
    return idsOf(records, body).map((id) => {
      const record = records.get(id);
      return record ? shown(record, body) : null;
    });
  },
  delete: (vectors, body: Selection, namespace) => {
    const records = vectors.in(namespace);
    return { deleted: idsOf(records, body).filter((id) => records.delete(id)).length };
  },
  range: (
    vectors,
    body: Includes & { cursor: string | number; limit: number; prefix?: string },
    namespace,
  ) => {
    const matching = [...vectors.in(namespace).values()].filter(({ id }) => id.startsWith(body.prefix ?? ''));
    const from = Number(body.cursor);
    const until = from + body.limit;
    return {
      nextCursor: until < matching.length ? String(until) : '',
      vectors: matching.slice(from, until).map((record) => shown(record, body)),
    };
  },
  info: (vectors) => {
    const counts = [...vectors.namespaces].map(([name, records]) => [
      name,
      { vectorCount: records.size, pendingVectorCount: 0 },
    ]);
    return {
      vectorCount: [...vectors.namespaces.values()].reduce((sum, records) => sum + records.size, 0),
      pendingVectorCount: 0,
      indexSize: 0,
      dimension,
      similarityFunction: 'COSINE',
      indexType: 'HYBRID',
      denseIndex: { dimension, similarityFunction: 'COSINE', embeddingModel: 'BGE_SMALL_EN_V1_5' },
      sparseIndex: { embeddingModel: 'BM25' },
      namespaces: Object.fromEntries(counts),
    };
  },
  reset: (vectors, _body, namespace) => {
    vectors.in(namespace).clear();
    return 'Success';
  },
  'list-namespaces': (vectors) => [...vectors.namespaces.keys()],
  'delete-namespace': (vectors, _body, namespace) => {
    if (!vectors.namespaces.delete(namespace))
      throw new Refusal(404, `Namespace ${namespace} for the index does not exist`);
    return 'Success';
  },
};

interface VectorBody {
  readonly id: string | number;
  readonly vector?: readonly number[];
  readonly sparseVector?: SparseVector;
  readonly metadata?: Metadata;
  readonly data?: string;
}
interface DataBody {
  readonly id: string | number;
  readonly data: string;
  readonly metadata?: Metadata;
}
type Selection = {
  readonly ids?: readonly (string | number)[];
  readonly prefix?: string;
  readonly filter?: string;
};

function put(records: Map<string, StoredRecord>, made: readonly StoredRecord[]): 'Success' {
  for (const record of made) records.set(record.id, record);
  return 'Success';
}

function fromVector({ id, vector, sparseVector, metadata, data }: VectorBody): StoredRecord {
  if (!vector || !sparseVector) throw new Refusal(422, 'This index requires both dense and sparse vectors.');
  if (vector.length !== dimension)
    throw new Refusal(422, `Invalid vector dimension: ${vector.length}, expected: ${dimension}`);
  return {
    id: idOf(id),
    vector,
    sparseVector,
    ...(metadata && { metadata }),
    ...(data !== undefined && { data }),
  };
}

function fromData(
  { id, data, metadata }: DataBody,
  meanings: Readonly<Record<string, string>>,
): StoredRecord {
  if (typeof data !== 'string' || data === '') throw new Refusal(422, 'The data must be a non-empty string.');
  const vectors = { vector: embedDense(data, meanings), sparseVector: embedSparse(data) };
  return { id: idOf(id), ...vectors, ...(metadata && { metadata }), data };
}

function idOf(id: string | number): string {
  if (id === '' || id === undefined) throw new Refusal(422, 'The vector id cannot be empty.');
  return String(id);
}

/** One query is answered by a flat list, an array of one too; more of them by a list each. */
function each(body: QueryBody | QueryBody[], ask: (query: QueryBody) => ShownRecord[]): unknown {
  const answers = [body].flat().map(ask);
  return answers.length === 1 ? answers[0] : answers;
}

function answer(vectors: Vectors, query: QueryBody, namespace: string, by: QueryVectors): ShownRecord[] {
  const records = [...vectors.in(namespace).values()];
  return search(records, query, by, vectors.filterBudget).map(({ record, score }) =>
    shown(record, query, score),
  );
}

function given({ vector, sparseVector }: QueryBody): QueryVectors {
  if (!vector && !sparseVector) throw new Refusal(422, 'A query needs a vector or a sparse vector.');
  return { dense: vector, sparse: sparseVector };
}

function embedded(
  { data, queryMode = 'HYBRID' }: QueryBody,
  meanings: Readonly<Record<string, string>>,
): QueryVectors {
  if (typeof data !== 'string' || data === '') throw new Refusal(422, 'The data must be a non-empty string.');
  return {
    dense: queryMode === 'SPARSE' ? undefined : embedDense(data, meanings),
    sparse: queryMode === 'DENSE' ? undefined : embedSparseQuery(data),
  };
}

function idsOf(records: ReadonlyMap<string, StoredRecord>, { ids, prefix, filter }: Selection): string[] {
  if (ids) return ids.map(String);
  if (prefix !== undefined) return [...records.keys()].filter((id) => id.startsWith(prefix));
  const keeps = filterOf(filter ?? '');
  return [...records.values()].filter((record) => keeps(record.metadata ?? {})).map(({ id }) => id);
}
