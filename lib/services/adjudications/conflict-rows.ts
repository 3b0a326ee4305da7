import * as z from "zod";
import type { ConflictQuery } from "@/lib/contract/adjudication";
import { ItemState } from "@/lib/contract/queue-values";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { tookSide } from "./took-side";

export const ConflictRow = z.object({
  item_id: z.bigint(),
  item: z.string(),
  state: ItemState,
  version: z.int(),
  corpus_id: z.int(),
  trajectory_id: z.bigint(),
  trajectory: z.string(),
  query: z.string(),
  bucket: z.string().nullable(),
  run: z.string(),
  rollout: z.int().nullable(),
  verdict: z.string(),
  rule_name: z.string(),
  judge_state: z.string(),
  gate: z.int().nullable(),
  explanation: z.string().nullable(),
  has_reviewed: z.boolean(),
});
export type ConflictRow = z.infer<typeof ConflictRow>;

/** Where an item of each list stands. */
export const LIST_STATE = {
  conflict: "conflict",
  blocked_task_fault: "blocked_task_fault",
  settled: "adjudicated",
} as const satisfies Record<z.infer<typeof ConflictQuery>["state"], ItemState>;

/** Items over `queue_item i` that meet a condition, in the order of the queue. */
export function conflictRows({ db, person }: Asker, condition: Sql, limit: number): Promise<ConflictRow[]> {
  return queryRows(
    db,
    ConflictRow,
    sql`select i.id as item_id, i.ext_id as item, i.state, i.version, i.corpus_id, i.trajectory_id, t.ext_id as trajectory,
          left(p.query, 300) as query, t.bucket, ru.name as run, t.rollout, t.verdict, t.rule_name, t.judge_state, t.gate,
          j.explanation,
          ${tookSide(person.id)} as has_reviewed
        from queue_item i
        join trajectory t on t.corpus_id = i.corpus_id and t.id = i.trajectory_id
        join problem p on p.id = t.problem_id
        join run ru on ru.id = t.run_id
        left join judgement j on j.corpus_id = i.corpus_id and j.trajectory_id = i.trajectory_id
        where ${condition}
        order by i.id limit ${limit}::int`,
  );
}
