import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { blindItems } from "@/lib/services/blindness/blind-items";
import type { Context } from "@/lib/services/context";
import { requireSightedJob } from "@/lib/services/jobs/sighted-jobs";
import { requirePermission } from "@/lib/services/require-permission";

const BatchRow = z.object({ picked: z.int(), changed: z.int(), last_id: z.string().nullable() });

/**
 * Over an event `picked` about an approval: it is what stands. From the newest event an undo leads to what stood before the
 * event that it took back, so a later answer that was itself taken back is as if it had never been.
 */
const stands = sql`exists (
  with recursive standing as (
    (select l.id, l.undoes_id from label_event l where l.corpus_id = picked.corpus_id
      and l.trajectory_id = picked.trajectory_id and l.question = 'approval' order by l.id desc limit 1)
    union all
    select b.id, b.undoes_id from standing s cross join lateral (
      select l.id, l.undoes_id from label_event l where l.corpus_id = picked.corpus_id
        and l.trajectory_id = picked.trajectory_id and l.question = 'approval' and l.id < s.undoes_id
      order by l.id desc limit 1) b
  )
  select from standing where id = picked.id)`;

/**
 * Takes the next events of a bulk job back. Rows whose approval somebody answered since keep that answer, and rows
 * rejected since are not approved again.
 *
 * @throws ServiceError FORBIDDEN where the person reviews blind since what may be among them: the rest is for somebody else
 */
export async function undoBatch(
  ctx: Context,
  request: { readonly jobId: string; readonly undoes: string; readonly afterId: string; readonly limit: number },
): Promise<{ changed: number; lastId?: string }> {
  requirePermission(ctx, "approve_matching");
  await requireSightedJob(ctx, request.undoes, "taking it back");
  const [row] = await queryRows(
    ctx.db,
    BatchRow,
    sql`with picked as materialized (
          select e.id, e.corpus_id, e.trajectory_id, e.value = 'no' as approved from label_event e
          where e.job_id = ${request.undoes}::uuid and e.id > ${request.afterId}::text::bigint
          order by e.id limit ${request.limit}
        ), saved as (
          update review v set approved = picked.approved, version = v.version + 1, updated_at = ${ctx.now()}
          from picked
          where v.corpus_id = picked.corpus_id and v.trajectory_id = picked.trajectory_id
            and v.approved <> picked.approved and not (picked.approved and v.label is not distinct from 'reject')
            and not exists (${blindItems(ctx.person, sql`picked.corpus_id`, sql`i.trajectory_id = picked.trajectory_id`)})
            and ${stands}
          returning picked.id as event_id, v.corpus_id, v.trajectory_id, v.version, v.approved
        ), events as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, undoes_id, job_id, at)
          select corpus_id, trajectory_id, ${ctx.person.id}, 'approval', case when approved then 'yes' else 'no' end, version,
            event_id, ${request.jobId}::uuid, ${ctx.now()}
          from saved
        )
        select (select count(*)::int from picked) as picked, (select count(*)::int from saved) as changed,
          (select max(id)::text from picked) as last_id`,
  );
  const isLast = !row || row.picked < request.limit || row.last_id === null;

  return { changed: row?.changed ?? 0, ...(isLast ? {} : { lastId: row.last_id ?? "" }) };
}
