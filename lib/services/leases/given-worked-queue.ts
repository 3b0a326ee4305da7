import type { Db } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { type GivenReview, givenReview } from "@/lib/services/commits/given-review";

/**
 * A blind queue grown to so many items, of which Anna and Ben have answered some each, the last one of each not opened.
 * Its trajectories are numbers alone: nothing reads them.
 */
export async function givenWorkedQueue(
  db: Db,
  { items, answered }: { readonly items: number; readonly answered: number },
): Promise<GivenReview & { readonly key: { readonly id: number; readonly corpusId: number } }> {
  const given = await givenReview(db, { overlap: 1 });
  const { anna, ben, queue } = given;
  const key = await db.queue.findUniqueOrThrow({
    where: { extId: queue.id },
    select: { id: true, corpusId: true },
  });
  const people = [anna.person.id, ben.person.id];
  await db.$executeRaw(sql`
    insert into queue_item (corpus_id, queue_id, trajectory_id, problem_id, rank, state, free_slots, answers)
    select ${key.corpusId}, ${key.id}, 1000000 + n, 1, n, case when n <= ${2 * answered}::int then 'done' else 'ready' end,
      (n > ${2 * answered}::int)::int, (n <= ${2 * answered}::int)::int
    from generate_series(1, ${items}::int) n`);
  await db.$executeRaw(sql`
    insert into queue_assignment (item_id, person_id, corpus_id, queue_id, state, leased_at, expires_at, committed_at, revealed_at, commit_id, dwell_ms)
    select id, (${people}::int[])[1 + at % 2], corpus_id, queue_id, 'committed', now(), now(), now() - (${2 * answered}::int - at) * interval '1 hour',
      case when at <= ${2 * answered - 2}::int then now() end, gen_random_uuid(), 18000
    from (select i.*, row_number() over (order by rank) as at from queue_item i where queue_id = ${key.id} and state = 'done') done`);
  await db.$executeRaw(sql`vacuum (analyze) queue_item, queue_assignment`);

  return { ...given, key };
}
