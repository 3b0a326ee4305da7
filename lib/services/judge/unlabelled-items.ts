import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { drawnGate, takesLabel } from "./drawn-gate";

const UnlabelledRow = z.object({ queue: z.uuid(), differing: z.int(), sighted: z.int(), gateless: z.int() });

/** Why items of a sample that have all their answers have no blind gate, whatever other queues say of their trajectories. */
export interface UnlabelledItems {
  /** The reviewers differed, whether or not a lead has settled it. */
  readonly differing: number;
  /** Who answered had seen before what the queue hides, so that no two blind answers are there to agree or differ. */
  readonly sighted: number;
  /**
   * Nobody differs, and still there is no gate: the trajectory was rejected, or somebody left the gate open where new
   * questions of the queue allow it.
   */
  readonly gateless: number;
}

const isSighted = sql`b.answers < 2 and b.answers < i.answers`;

/** By queue. */
export async function unlabelledItems(
  db: DbOrTransaction,
  queues: readonly string[],
): Promise<ReadonlyMap<string, UnlabelledItems>> {
  const rows = await queryRows(
    db,
    UnlabelledRow,
    sql`select q.ext_id as queue,
          (count(*) filter (where i.state <> 'done' and b.answers > 1))::int as differing,
          (count(*) filter (where ${isSighted}))::int as sighted,
          (count(*) filter (where i.state = 'done' and not (${isSighted})))::int as gateless
        from queue_item i join queue q on q.id = i.queue_id
        cross join lateral (${drawnGate}) b
        where q.ext_id = any(${queues}::uuid[]) and ${takesLabel} and b.gate is null
        group by 1`,
  );

  return new Map(rows.map(({ queue, ...items }) => [queue, items]));
}
