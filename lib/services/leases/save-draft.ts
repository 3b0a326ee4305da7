import * as z from "zod";
import type { Answers } from "@/lib/domain/question";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-text";
import { softCommit } from "@/lib/db/soft-commit";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { noSuchLease } from "@/lib/services/queues/queue-row";

const SavedRow = z.object({ state: z.string() });

/**
 * Keeps answers that are being made, also when the lease was lost since. An answer that is committed has no draft any
 * more: a late one changes nothing.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function saveDraft(
  ctx: Context,
  input: { readonly id: string; readonly answers: Answers },
): Promise<void> {
  requirePermission(ctx, "review_in_queue");
  const [row] = await queryRows(
    ctx.db,
    SavedRow,
    sql`with held as (
          select item_id, person_id, state from queue_assignment
          where lease_id = ${input.id}::uuid and person_id = ${ctx.person.id} for share
        ), saved as (
          insert into queue_draft (item_id, person_id, answers, saved_at)
          select item_id, person_id, ${sanitiseJson(input.answers)}::jsonb, ${ctx.now()} from held where state <> 'committed'
          on conflict (item_id, person_id) do update set answers = excluded.answers, saved_at = excluded.saved_at
        )
        select state, ${softCommit} from held`,
  );
  if (!row) throw noSuchLease();
}
