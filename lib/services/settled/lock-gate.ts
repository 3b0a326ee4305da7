import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { LABEL_SOURCES } from "@/lib/domain/label";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const LockedRow = z.object({ version: z.int(), source: z.enum(LABEL_SOURCES).nullable() });

/** Locks the gate of people on a trajectory, which may be one that nobody has given yet. */
export async function lockGate(
  tx: DbOrTransaction,
  { corpusId, id }: TrajectoryKey,
  now: Date,
): Promise<z.infer<typeof LockedRow>> {
  const [row] = await queryRows(
    tx,
    LockedRow,
    sql`insert into gate_label (corpus_id, trajectory_id, updated_at) values (${corpusId}, ${id}, ${now})
        on conflict (corpus_id, trajectory_id) do update set version = gate_label.version
        returning version, source`,
  );
  if (!row) throw new Error("gate_label gave no row");

  return row;
}

/** Counts the version up for a change that is about to be written; the row is locked. */
export async function nextGateVersion(
  tx: DbOrTransaction,
  { corpusId, id }: TrajectoryKey,
  now: Date,
): Promise<number> {
  const [row] = await queryRows(
    tx,
    LockedRow.pick({ version: true }),
    sql`update gate_label set version = version + 1, updated_at = ${now}
        where corpus_id = ${corpusId} and trajectory_id = ${id} returning version`,
  );
  if (!row) throw new Error("gate_label is not locked");

  return row.version;
}
