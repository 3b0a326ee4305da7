import * as z from "zod";
import type { MyProgress } from "@/lib/contract/review-flow";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker, AskingPerson } from "@/lib/services/blindness/asker";

/** Commits that the pace is taken from: as the person works now, whatever the first ones took. */
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
  const [row] = await queryRows(db, ProgressRow, progressSql(person, queueId, now));

  return {
    mine: row?.mine ?? 0,
    mineToday: row?.mine_today ?? 0,
    answered: row?.answered ?? 0,
    items: row?.items ?? 0,
    waiting: row?.waiting ?? 0,
    paceSeconds: row?.pace_seconds ?? null,
  };
}

/**
 * The statement: with every commit, so it reads the counts that are kept (`queue_tally`) and no items. Where an item is
 * asked of several, what the person holds of those with a free slot is looked up: as many rows as they answered there.
 */
export function progressSql(person: AskingPerson, queueId: number, now: Date): Sql {
  const today = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  const mine = sql`person_id = ${person.id} and queue_id = ${queueId} and state = 'committed'`;

  return sql`with i as (
      select coalesce(sum(items), 0)::int as items, coalesce(sum(free), 0)::int as free, coalesce(sum(answered), 0)::int as answered
      from queue_tally where queue_id = ${queueId} and person_id = 0
    ), taken as (
      select count(*)::int as taken from queue_assignment a join queue_item i on i.id = a.item_id
      where a.person_id = ${person.id} and a.queue_id = ${queueId} and a.state in ('leased', 'committed') and i.free_slots > 0
        and (select q.overlap from queue q where q.id = ${queueId}) > 1
    ), last as (
      select dwell_ms from queue_assignment where ${mine} order by committed_at desc limit ${PACE_COMMITS}
    )
    select (select coalesce(sum(mine), 0)::int from queue_tally where queue_id = ${queueId} and person_id = ${person.id}) as mine,
      (select count(*)::int from queue_assignment where ${mine} and committed_at >= ${today}) as mine_today,
      i.answered, i.items, greatest(0, i.free - taken.taken) as waiting,
      (select percentile_cont(0.5) within group (order by dwell_ms) / 1000 from last)::float8 as pace_seconds
    from i, taken`;
}
