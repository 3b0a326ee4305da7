import * as z from "zod";
import type { MyProgress } from "@/lib/contract/review-flow";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";

/** Commits that the pace is taken from. */
const PACE_COMMITS = 20;

const ProgressRow = z.object({
  mine: z.int(),
  mine_today: z.int(),
  answered: z.int(),
  items: z.int(),
  waiting: z.int(),
  pace_seconds: z.number().nullable(),
});

/** What a person has done in a queue, what the queue has done, and how many items the person could still be given. */
export async function myProgress({ db, person }: Asker, queueId: number, now: Date): Promise<MyProgress> {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const [row] = await queryRows(
    db,
    ProgressRow,
    sql`with i as (
          select count(*)::int as items, count(*) filter (where free_slots > 0)::int as free,
            count(*) filter (where state in ('conflict', 'adjudicated', 'blocked_task_fault', 'done'))::int as answered
          from queue_item where queue_id = ${queueId}
        ), a as (
          select count(*) filter (where a.state = 'committed')::int as mine,
            count(*) filter (where a.state = 'committed' and a.committed_at >= ${today})::int as mine_today,
            count(*) filter (where i.free_slots > 0)::int as taken
          from queue_assignment a join queue_item i on i.id = a.item_id
          where a.queue_id = ${queueId} and a.person_id = ${person.id} and a.state in ('leased', 'committed')
        ), last as (
          select committed_at from queue_assignment
          where queue_id = ${queueId} and person_id = ${person.id} and state = 'committed'
          order by committed_at desc limit ${PACE_COMMITS + 1}
        ), gaps as (
          select extract(epoch from committed_at - lag(committed_at) over (order by committed_at)) as seconds from last
        )
        select a.mine, a.mine_today, i.answered, i.items, greatest(0, i.free - a.taken) as waiting,
          (select percentile_cont(0.5) within group (order by seconds) from gaps)::float8 as pace_seconds
        from i, a`,
  );

  return {
    mine: row?.mine ?? 0,
    mineToday: row?.mine_today ?? 0,
    answered: row?.answered ?? 0,
    items: row?.items ?? 0,
    waiting: row?.waiting ?? 0,
    paceSeconds: row?.pace_seconds ?? null,
  };
}
