import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";

const BatchRow = z.object({ picked: z.int(), changed: z.int(), last_id: z.string().nullable() });

/**
 * Takes the next events of a bulk job back. Rows whose approval somebody answered since keep that answer, and rows
 * rejected since are not approved again.
 */
export async function undoBatch(
  ctx: Context,
  request: { readonly jobId: string; readonly undoes: string; readonly afterId: string; readonly limit: number },
): Promise<{ changed: number; lastId?: string }> {
  requirePermission(ctx, "approve_matching");
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
            and not exists (select 1 from label_event later where later.corpus_id = picked.corpus_id
              and later.trajectory_id = picked.trajectory_id and later.question = 'approval' and later.id > picked.id)
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
