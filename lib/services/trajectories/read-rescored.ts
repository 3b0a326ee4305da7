import * as z from "zod";
import { RescoredOutcome } from "@/lib/contract/rescoring";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "./locate-trajectory";

const RescoredRow = z.object({ body: RescoredOutcome });

/** The outcome scored again; without the member where it was not, or not yet. */
export async function readRescored(
  db: DbOrTransaction,
  key: TrajectoryKey,
): Promise<{ readonly rescored?: RescoredOutcome }> {
  const [row] = await queryRows(
    db,
    RescoredRow,
    sql`select body from rescored_outcome where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`,
  );

  return row === undefined ? {} : { rescored: row.body };
}
