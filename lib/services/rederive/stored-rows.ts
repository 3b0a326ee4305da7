import { gunzipSync } from "node:zlib";
import * as z from "zod";
import type { CopyReader } from "@/lib/db/copy-out";
import type { CopyTuple } from "@/lib/db/decode-copy";
import { importerOf } from "@/lib/importers";
import type { StoredHeader } from "@/lib/importers/with-stored-header";
import { MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { COMPARED_COLUMNS, type ComparedColumn } from "./compared-columns";
import type { RowBatch } from "./row-batches";

/** What is stored of a batch, by trajectory. */
export interface StoredRows {
  /** In the order of COMPARED_COLUMNS. */
  readonly columns: ReadonlyMap<bigint, CopyTuple>;
  /** Those whose likeness the measures of this version wrote, with the words of the task that the corpus keeps. */
  readonly measured: ReadonlyMap<bigint, Buffer>;
  /** The filter version that decided each. */
  readonly versions: ReadonlyMap<bigint, number>;
  readonly raw: ReadonlyMap<bigint, Uint8Array>;
  /** Of formats whose records need the header of their file. */
  readonly headers: ReadonlyMap<bigint, StoredHeader>;
}

/** Reads by binary COPY, so that values are compared as they lie in the table. */
export async function readStoredRows(reader: CopyReader, corpusId: number, batch: RowBatch): Promise<StoredRows> {
  const ids = `any(array[${batch.rows.map(({ id }) => id).join(",")}]::bigint[])`;
  const of = `corpus_id = ${corpusId} and`;
  const names = COMPARED_COLUMNS.map(givenBySource).join(", ");
  const rows = await byId(
    reader,
    `select trajectory.id, trajectory.filter_version_id,
         case when c.measure_version = ${MEASURE_VERSION} and trajectory.id <= c.measured_to then p.query end, ${names}
       from trajectory join corpus c on c.id = trajectory.corpus_id join problem p on p.id = trajectory.problem_id
       join signal on signal.corpus_id = ${corpusId} and signal.trajectory_id = trajectory.id
       left join likeness on likeness.corpus_id = ${corpusId} and likeness.trajectory_id = trajectory.id
       where trajectory.${of} trajectory.id = ${ids}`,
  );
  const parts = new Map<bigint, Buffer[]>();
  for await (const [id, body] of reader.read(
    `select trajectory_id, body from trajectory_raw where ${of} trajectory_id = ${ids} order by trajectory_id, part`,
  )) {
    if (!id || !body) continue;
    const known = parts.get(id.readBigInt64BE(0));
    if (known) known.push(body);
    else parts.set(id.readBigInt64BE(0), [body]);
  }

  return {
    columns: new Map([...rows].map(([id, fields]) => [id, fields.slice(2)])),
    measured: new Map([...rows].flatMap(([id, [, query]]) => (query ? [[id, query] as const] : []))),
    versions: new Map([...rows].map(([id, [version]]) => [id, version?.readInt32BE(0) ?? 0])),
    raw: unpackAll(batch, parts),
    headers: importerOf(batch.format)?.member === undefined ? new Map() : await readHeaders(reader, of, ids),
  };
}

/** What the rules scored the record itself left without an outcome. */
const UNSCORED_SQL: Readonly<Record<string, string>> = { outcome: "'unscored'", rule: "null::real", axes: "0" };

function givenBySource({ table, name }: ComparedColumn): string {
  const unscored = table === "trajectory" ? UNSCORED_SQL[name] : undefined;
  if (unscored === undefined) return `${table}.${name}`;

  return `case when ${table}.outcome_by = 'rules' then ${unscored} else ${table}.${name} end`;
}

/** Parts are members of one gzip stream. */
function unpackAll({ rows }: RowBatch, parts: ReadonlyMap<bigint, readonly Buffer[]>): Map<bigint, Uint8Array> {
  const raw = new Map<bigint, Uint8Array>();
  for (const { id, rawBytes } of rows) {
    const [first, ...more] = parts.get(id) ?? [];
    if (!first) continue;
    // In one piece, whose size is known: cut into pieces and handed from thread to thread a small record takes twice as long.
    const chunkSize = Math.max(rawBytes, LEAST_CHUNK);
    raw.set(id, gunzipSync(more.length === 0 ? first : Buffer.concat([first, ...more]), { chunkSize }));
  }

  return raw;
}

/** zlib takes no smaller one. */
const LEAST_CHUNK = 64;

const StoredOutline = z.object({
  extra: z.looseObject({ tools: z.array(z.unknown()).optional(), policy: z.string().optional() }).optional(),
  query: z.string().optional(),
});

async function readHeaders(reader: CopyReader, of: string, ids: string): Promise<Map<bigint, StoredHeader>> {
  const outlines = await byId(
    reader,
    `select trajectory_id, body from trajectory_outline where ${of} trajectory_id = ${ids}`,
  );
  const queries = await byId(
    reader,
    `select t.id, p.query from trajectory t join problem p on p.id = t.problem_id where t.${of} t.id = ${ids}`,
  );
  const headers = new Map<bigint, StoredHeader>();
  for (const [id, [body]] of outlines) {
    const [query] = queries.get(id) ?? [];
    if (!body || !query) continue;
    const { extra, query: own } = StoredOutline.parse(JSON.parse(gunzipSync(body).toString("utf8")));
    const { tools, policy } = extra ?? {};
    headers.set(id, {
      query: own ?? query.toString("utf8"),
      ...(tools === undefined ? {} : { tools }),
      ...(policy === undefined ? {} : { policy }),
    });
  }

  return headers;
}

/** Rows without their first column, which is the trajectory's. */
async function byId(reader: CopyReader, statement: string): Promise<Map<bigint, CopyTuple>> {
  const rows = new Map<bigint, CopyTuple>();
  for await (const tuple of reader.read(statement)) {
    const [id] = tuple;
    if (id) rows.set(id.readBigInt64BE(0), tuple.slice(1));
  }

  return rows;
}
