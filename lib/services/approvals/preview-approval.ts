import * as z from "zod";
import { ApprovalPreview, type ApprovalRequest } from "@/lib/contract/labels";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { countAll, matches } from "@/lib/services/trajectories/count-matches";
import { approvalRows } from "./approval-rows";
import { countMadeOf } from "./count-made-of";

const SAMPLE_ROWS = 8;
const SampleRow = ApprovalPreview.shape.sample.element;
const Key = z.object({ id: z.bigint() });

/** What approving (or withdrawing) all matching rows would do: exact counts, also of what the rows that would change are, and some of those. */
export async function previewApproval(ctx: Context, request: ApprovalRequest): Promise<ApprovalPreview> {
  requirePermission(ctx, "approve_matching");
  const rows = await approvalRows(ctx, request);
  const matching = await countAll(ctx.db, rows.corpusId, rows.matching);
  const changing = await countAll(ctx.db, rows.corpusId, rows.changing);
  const empty = await countAll(ctx.db, rows.corpusId, rows.empty);
  const rejected = await countAll(ctx.db, rows.corpusId, rows.rejected);
  const madeOf = await countMadeOf(ctx.db, rows.corpusId, rows.changing);
  // Ids are hashes, so their order mixes problems and runs; that of the import gives rollouts of one problem.
  const keys = await queryRows(
    ctx.db,
    Key,
    sql`select t.id ${matches(rows.corpusId, rows.changing)} order by t.ext_id limit ${SAMPLE_ROWS}`,
  );
  const sample = await queryRows(
    ctx.db,
    SampleRow,
    sql`select t.ext_id as id, left(p.query, 300) as query, ru.name as run, t.rollout, t.verdict, v.label
        from trajectory t join problem p on p.id = t.problem_id join run ru on ru.id = t.run_id
        left join review v on v.corpus_id = ${rows.corpusId} and v.trajectory_id = t.id
        where t.corpus_id = ${rows.corpusId} and t.id = any(${keys.map((key) => key.id)}::bigint[]) order by t.ext_id`,
  );

  return { matching, changing, empty, rejected, madeOf, sample };
}
