import * as z from "zod";
import type { CopySession } from "@/lib/db/copy-session";
import type { DerivedBatch } from "./derive-batch";
import type { RowIds } from "./write-spans";

/**
 * New rows whose source id their run already holds with another body, in the database or earlier in the batch.
 *
 * @returns positions of such rows in the batch
 */
export async function findConflicts(
  session: CopySession,
  corpusId: number,
  derived: DerivedBatch,
  ids: readonly (RowIds | undefined)[],
): Promise<ReadonlySet<number>> {
  const named = derived.rows.flatMap(({ sourceId, rollout }, position) => {
    const run = ids[position]?.run;

    return sourceId === undefined || run === undefined ? [] : [{ position, run, sourceId, rollout }];
  });
  if (named.length === 0) return new Set();

  const found = await session.query(
    z.object({ run_id: z.int(), source_id: z.string(), rollout: z.int().nullable() }),
    `select t.run_id, t.source_id, t.rollout from trajectory t
     join (select distinct * from unnest($2::int[], $3::text[]) as w (run_id, source_id)) w
       on w.run_id = t.run_id and w.source_id = t.source_id
     where t.corpus_id = $1`,
    [corpusId, named.map(({ run }) => run), named.map(({ sourceId }) => sourceId)],
  );
  const seen = new Set(found.map((row) => identity(row.run_id, row.source_id, row.rollout)));
  const conflicts = new Set<number>();

  for (const { position, run, sourceId, rollout } of named) {
    const key = identity(run, sourceId, rollout ?? null);
    if (seen.has(key)) conflicts.add(position);
    seen.add(key);
  }

  return conflicts;
}

function identity(run: number, sourceId: string, rollout: number | null): string {
  return JSON.stringify([run, sourceId, rollout]);
}
