import { promisify } from "node:util";
import { gunzip } from "node:zlib";
import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Trajectory } from "@/lib/domain/trajectory";
import { Bytes } from "@/lib/services/trajectories/stored-gzip";
import { type ExportMembers, type MemberLabel, labelAt } from "./export-members";
import { FactRow, factColumns, storedTrajectory } from "./stored-trajectory";

const BATCH_ROWS = 200;
/** Of raw records: what a batch may hold in memory, some three times over. */
const BATCH_BYTES = 16 * 1024 * 1024;

/** One trajectory of an export as it was imported, with the label that was frozen. */
export interface MemberRow {
  readonly facts: FactRow;
  readonly label: MemberLabel;
  readonly trajectory: Trajectory;
}

const BodyRow = z.object({ key: z.string(), body: Bytes });

/** Reads the members in their order, a few megabytes at a time, without a transaction over the whole. */
export async function* readMembers(
  db: DbOrTransaction,
  corpusId: number,
  members: ExportMembers,
): AsyncGenerator<MemberRow> {
  for (let start = 0; start < members.count; ) {
    const end = batchEnd(members, start);
    const keys = Array.from(members.ids.subarray(start, end), (id) => BigInt(id));
    const facts = new Map((await factsOf(db, corpusId, keys)).map((row) => [row.key, row]));
    const outlines = await bodiesOf(
      db,
      sql`select trajectory_id::text as key, body from trajectory_outline
      where corpus_id = ${corpusId} and trajectory_id = any(${keys}::bigint[])`,
    );
    const chunks = await bodiesOf(
      db,
      sql`select trajectory_id::text as key, body from trajectory_body
      where corpus_id = ${corpusId} and trajectory_id = any(${keys}::bigint[]) order by trajectory_id, chunk`,
    );

    for (const [at, id] of keys.entries()) {
      const row = facts.get(String(id));
      if (!row) throw new Error("A trajectory of this export was removed while it was written.");
      const [outline] = await unpacked(outlines.get(row.key) ?? []);
      const steps = await unpacked(chunks.get(row.key) ?? []);
      yield {
        facts: row,
        label: labelAt(members, start + at),
        trajectory: storedTrajectory(row, { outline, chunks: steps }),
      };
    }
    start = end;
  }
}

function batchEnd(members: ExportMembers, start: number): number {
  let end = start;
  for (let bytes = 0; end < members.count && end - start < BATCH_ROWS && bytes < BATCH_BYTES; end += 1) {
    bytes += members.rawBytes[end] ?? 0;
  }

  return end;
}

function factsOf(db: DbOrTransaction, corpusId: number, keys: readonly bigint[]): Promise<FactRow[]> {
  return queryRows(
    db,
    FactRow,
    sql`select ${factColumns}
        from trajectory t
        join problem p on p.id = t.problem_id
        join run ru on ru.id = t.run_id
        join filter_version fv on fv.id = t.filter_version_id
        left join agent ag on ag.id = ru.agent_id
        where t.corpus_id = ${corpusId} and t.id = any(${[...keys]}::bigint[])`,
  );
}

async function bodiesOf(db: DbOrTransaction, statement: ReturnType<typeof sql>): Promise<Map<string, Uint8Array[]>> {
  const bodies = new Map<string, Uint8Array[]>();
  for (const { key, body } of await queryRows(db, BodyRow, statement)) {
    const known = bodies.get(key);
    if (known) known.push(body);
    else bodies.set(key, [body]);
  }

  return bodies;
}

const unzip = promisify(gunzip);

async function unpacked(bodies: readonly Uint8Array[]): Promise<unknown[]> {
  const texts = await Promise.all(bodies.map(async (body) => (await unzip(body)).toString("utf8")));

  return texts.map((text): unknown => JSON.parse(text));
}
