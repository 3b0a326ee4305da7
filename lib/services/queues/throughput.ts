import * as z from "zod";
import { ItemState } from "@/lib/contract/queue-values";
import type { QueueProgress } from "@/lib/contract/queues";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { QueueRow } from "./queue-row";

const MOST_DAYS = 14;

const StateRow = z.object({ state: ItemState, items: z.int(), answers: z.int() });
const DayRow = z.object({ day: z.string(), answers: z.int() });
const RecentRow = z.object({ today: z.int(), last_hour: z.int() });

/** Items by state and answers by time; days are those of UTC. */
export async function queueThroughput(
  db: DbOrTransaction,
  queue: Pick<QueueRow, "id" | "overlap">,
  now: Date,
): Promise<Pick<QueueProgress, "states" | "answers" | "days">> {
  const rows = await queryRows(
    db,
    StateRow,
    sql`select state, count(*)::int as items, sum(answers)::int as answers from queue_item
        where queue_id = ${queue.id} group by state`,
  );
  const days = await queryRows(
    db,
    DayRow,
    sql`select to_char(committed_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*)::int as answers
        from queue_assignment where queue_id = ${queue.id} and state = 'committed'
        group by 1 order by 1 desc limit ${MOST_DAYS}`,
  );
  const [recent] = await queryRows(
    db,
    RecentRow,
    sql`select count(*) filter (where committed_at >= date_trunc('day', ${now}::timestamptz, 'UTC'))::int as today,
          count(*) filter (where committed_at >= ${now}::timestamptz - interval '1 hour')::int as last_hour
        from queue_assignment where queue_id = ${queue.id} and state = 'committed'
          and committed_at >= ${now}::timestamptz - interval '25 hours'`,
  );
  const items = rows.reduce((sum, row) => sum + row.items, 0);

  return {
    states: countsOf(rows),
    answers: {
      given: rows.reduce((sum, row) => sum + row.answers, 0),
      needed: items * queue.overlap,
      today: recent?.today ?? 0,
      lastHour: recent?.last_hour ?? 0,
    },
    days: days.toReversed(),
  };
}

function countsOf(rows: readonly z.infer<typeof StateRow>[]): QueueProgress["states"] {
  const count = (state: ItemState): number => rows.find((row) => row.state === state)?.items ?? 0;

  return {
    ready: count("ready"),
    in_progress: count("in_progress"),
    needs_second: count("needs_second"),
    conflict: count("conflict"),
    adjudicated: count("adjudicated"),
    blocked_task_fault: count("blocked_task_fault"),
    done: count("done"),
  };
}
