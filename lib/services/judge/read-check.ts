import * as z from "zod";
import { Injection, JudgeCheck } from "@/lib/contract/judge-audit";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { Bytes, jsonOf } from "@/lib/services/trajectories/stored-gzip";

const CheckRow = z.object({ body: Bytes });
const StoredCheck = JudgeCheck.extend({ injections: z.array(Injection) });

/** What a machine finds about a judgement, and apart from it where the agent addresses a judge. */
export interface ReadCheck {
  /** Absent where there is no judgement, or it has not been checked yet. */
  readonly judgeCheck?: JudgeCheck;
  readonly injections: Injection[];
}

/** The stored check of one trajectory. */
export async function readCheck(db: DbOrTransaction, key: TrajectoryKey): Promise<ReadCheck> {
  const [row] = await queryRows(
    db,
    CheckRow,
    sql`select body from judge_check where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}`,
  );
  if (!row) return { injections: [] };

  const { injections, ...judgeCheck } = StoredCheck.parse(await jsonOf(row.body));

  return { judgeCheck, injections };
}
