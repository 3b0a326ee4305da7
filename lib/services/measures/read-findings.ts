import * as z from "zod";
import { ProcessFinding } from "@/lib/contract/process";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { Bytes, jsonOf } from "@/lib/services/trajectories/stored-gzip";

const FindingsRow = z.object({ body: Bytes });

/** What one trajectory shows of how the agent went about it; nothing until it is measured. */
export async function readFindings(db: DbOrTransaction, key: TrajectoryKey): Promise<ProcessFinding[]> {
  const [row] = await queryRows(
    db,
    FindingsRow,
    sql`select body from process_finding where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`,
  );
  if (!row) return [];

  return ProcessFinding.array().parse(await jsonOf(row.body));
}
