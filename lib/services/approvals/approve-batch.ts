import * as z from "zod";
import type { ApprovalRequest } from "@/lib/contract/labels";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { matches } from "@/lib/services/trajectories/count-matches";
import { approvalRows } from "./approval-rows";

export interface BatchRequest extends ApprovalRequest {
  readonly jobId: string;
  readonly afterId: string;
  /** The newest row at the start of the job: later imports were not in the count that was confirmed. */
  readonly lastId: string;
  readonly limit: number;
}

const BatchRow = z.object({ picked: z.int(), changed: z.int(), last_id: z.string().nullable() });

/**
 * Approves (or withdraws) the next rows of a bulk job: current state and events in one statement. A row that a
 * person changes at the same moment is re-checked under its lock, so their answer stands; so does that of a person who
 * took back what this job did before it was interrupted.
 *
 * @returns how many changed, and where to go on; no `lastId` when there is nothing left
 */
export async function approveBatch(ctx: Context, request: BatchRequest): Promise<{ changed: number; lastId?: string }> {
  requirePermission(ctx, "approve_matching");
  const { corpusId, changing } = await approvalRows(ctx, request);
  const value = request.approved ? "yes" : "no";
  const [row] = await queryRows(
    ctx.db,
    BatchRow,
    sql`with picked as materialized (
          select t.id ${matches(corpusId, changing)} and t.id > ${request.afterId}::text::bigint
            and t.id <= ${request.lastId}::text::bigint order by t.id limit ${request.limit}
        ), saved as (
          insert into review (corpus_id, trajectory_id, approved, version, updated_at)
          select ${corpusId}, picked.id, ${request.approved}, 1, ${ctx.now()} from picked
          where not exists (select 1 from label_event e where e.corpus_id = ${corpusId} and e.trajectory_id = picked.id
            and e.job_id = ${request.jobId}::uuid)
          order by picked.id
          on conflict (corpus_id, trajectory_id) do update
            set approved = excluded.approved, version = review.version + 1, updated_at = excluded.updated_at
          where review.approved <> excluded.approved and not (excluded.approved and review.label is not distinct from 'reject')
          returning trajectory_id, version
        ), events as (
          insert into label_event (corpus_id, trajectory_id, person_id, question, value, version, job_id, at)
          select ${corpusId}, trajectory_id, ${ctx.person.id}, 'approval', ${value}, version, ${request.jobId}::uuid, ${ctx.now()}
          from saved
        )
        select (select count(*)::int from picked) as picked, (select count(*)::int from saved) as changed,
          (select max(id)::text from picked) as last_id`,
  );
  const isLast = !row || row.picked < request.limit || row.last_id === null;

  return { changed: row?.changed ?? 0, ...(isLast ? {} : { lastId: row.last_id ?? "" }) };
}
