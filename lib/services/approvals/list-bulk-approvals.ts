import * as z from "zod";
import type { BulkApproval, BulkApprovalList, BulkApprovalQuery } from "@/lib/contract/bulk-approvals";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { isOver } from "@/lib/domain/is-over";
import { PAGE_ROWS } from "@/lib/domain/page-rows";
import { ownFilesOnly } from "@/lib/services/blindness/require-sighted-file";
import type { Context } from "@/lib/services/context";
import { getCorpusKey } from "@/lib/services/corpora/get-corpus-key";
import { JobRow, jobColumns, toJob } from "@/lib/services/jobs/job-row";
import { requirePermission } from "@/lib/services/require-permission";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { bulkJobs, changedRows } from "./bulk-jobs";

const Row = JobRow.extend({
  undoes: z.string().nullable(),
  filter: z.string(),
  approves: z.boolean(),
  by: z.string(),
  changed: z.int(),
  taken_back: z.int(),
  /** An undo of it waits or runs; one ran to its end. */
  is_being_undone: z.boolean(),
  is_undone: z.boolean(),
});
const CountRow = z.object({ total: z.int(), has_cursor: z.boolean() });

/**
 * Bulk approvals of a corpus and what took them back, newest first, a page at a time, with what each changed and whether it
 * can be taken back. Who reviews trajectories of the corpus blind is told of those alone that left these out: their own
 * later ones.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a cursor that is none
 */
export async function listBulkApprovals(
  ctx: Pick<Context, "db" | "person">,
  { corpus: extId, cursor, limit = PAGE_ROWS }: Partial<BulkApprovalQuery> & { readonly corpus: string },
): Promise<BulkApprovalList> {
  requirePermission(ctx, "approve_matching");
  const corpus = await getCorpusKey(ctx.db, extId);
  const own = await ownFilesOnly(ctx, corpus.id);
  const bulk = bulkJobs(corpus, own);
  const rows = await queryRows(ctx.db, Row, pageOf(bulk, cursor ?? null, limit + 1));
  const items = rows.slice(0, limit).map(toBulkApproval);
  const [count] = await queryRows(
    ctx.db,
    CountRow,
    sql`with recursive ${bulk} select count(*)::int as total,
          coalesce(bool_or(id = ${cursor ?? null}::uuid), false) as has_cursor from bulk`,
  );
  if (cursor !== undefined && !count?.has_cursor) throw unknownCursor();

  return {
    items,
    total: count?.total ?? 0,
    nextCursor: rows.length > limit ? (items.at(-1)?.job.id ?? null) : null,
    leavesOut: own !== undefined,
  };
}

/** What took one back counts whoever did it: it cannot be taken back again. */
function pageOf(bulk: Sql, cursor: string | null, limit: number): Sql {
  return sql`with recursive ${bulk}, page as (
        select * from bulk where ${cursor}::uuid is null
          or (created_at, id) < (select c.created_at, c.id from bulk c where c.id = ${cursor}::uuid)
        order by created_at desc, id desc limit ${limit}::int
      ), undone as (
        select p.id, sum(${changedRows})::int as rows, bool_or(j.state in ('queued', 'running')) as is_running,
          bool_or(j.state = 'done') as is_done
        from page p join job_run j on j.kind = 'undo_approval' and lower(j.payload->>'undoes') = p.id::text group by p.id
      )
      select ${jobColumns}, page.undoes::text, page.filter, page.approves, coalesce(p.name, '') as by,
        ${changedRows} as changed, coalesce(u.rows, 0) as taken_back,
        coalesce(u.is_running, false) as is_being_undone, coalesce(u.is_done, false) as is_undone
      from page join job_run j on j.id = page.id left join person p on p.id = j.person_id left join undone u on u.id = page.id
      order by page.created_at desc, page.id desc`;
}

function toBulkApproval(row: z.infer<typeof Row>): BulkApproval {
  return {
    job: toJob(row),
    change: row.approves ? "approve" : "withdraw",
    undoes: row.undoes,
    filter: row.filter,
    by: row.by,
    changed: row.changed,
    takenBack: row.taken_back,
    undo: undoOf(row),
  };
}

function undoOf(row: z.infer<typeof Row>): BulkApproval["undo"] {
  if (!isOver(row)) return "not_yet";
  if (row.changed === 0) return "nothing";
  if (row.is_being_undone) return "running";

  return row.is_undone || row.taken_back === row.changed ? "done" : "possible";
}
