import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Trajectory } from "@/lib/domain/trajectory";
import { Bytes, jsonOf } from "@/lib/services/trajectories/stored-gzip";
import { FactRow, factColumns, storedTrajectory } from "./stored-trajectory";

/** One trajectory as it was imported, with its columns. */
export interface StoredRow {
  readonly facts: FactRow;
  readonly trajectory: Trajectory;
  /** What was stored of its analysis, unread. */
  readonly outline: unknown;
}

const BodyRow = z.object({ key: z.string(), body: Bytes });

/**
 * Reads trajectories of a corpus from what is stored of them, in the order asked for; one that is gone is left out. All
 * compressed bodies are fetched at once, and unpacked one after the other. Whoever knows older facts of a row gives them
 * by `then`, which is asked about each row when its turn comes.
 */
export async function* readStored(
  db: DbOrTransaction,
  corpusId: number,
  keys: readonly bigint[],
  then: (now: FactRow) => FactRow = (now) => now,
): AsyncGenerator<StoredRow> {
  const facts = new Map((await factsOf(db, corpusId, keys)).map((row) => [row.key, row]));
  const outlines = await bodiesOf(
    db,
    sql`select trajectory_id::text as key, body from trajectory_outline
      where corpus_id = ${corpusId} and trajectory_id = any(${[...keys]}::bigint[])`,
  );
  const chunks = await bodiesOf(
    db,
    sql`select trajectory_id::text as key, body from trajectory_body
      where corpus_id = ${corpusId} and trajectory_id = any(${[...keys]}::bigint[]) order by trajectory_id, chunk`,
  );

  for (const key of keys) {
    const now = facts.get(String(key));
    if (!now) continue;
    const row = then(now);
    const [outline] = await Promise.all((outlines.get(row.key) ?? []).map(jsonOf));
    const steps = await Promise.all((chunks.get(row.key) ?? []).map(jsonOf));
    yield { facts: row, trajectory: storedTrajectory(row, { outline, chunks: steps }), outline };
  }
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
