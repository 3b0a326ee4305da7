import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import { softCommit } from "@/lib/db/soft-commit";
import type { Answers } from "@/lib/domain/question";
import type { Context } from "@/lib/services/context";
import { mayReview } from "@/lib/services/queues/may-review";
import { noSuchLease } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";

const SavedRow = z.object({ state: z.string(), name: z.string(), may_review: z.boolean() });

/**
 * Keeps answers that are being made, also when the lease was lost since. An answer that is committed has no draft any
 * more: a late one changes nothing.
 *
 * @throws ServiceError NOT_FOUND, or FORBIDDEN for whoever is named for the queue no more
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
          select a.item_id, a.person_id, a.state, q.name, ${mayReview(ctx.person.id)} as may_review
          from queue_assignment a join queue q on q.id = a.queue_id
          where a.lease_id = ${input.id}::uuid and a.person_id = ${ctx.person.id} for share of a
        ), saved as (
          insert into queue_draft (item_id, person_id, answers, saved_at)
          select item_id, person_id, ${sanitiseJson(input.answers)}::jsonb, ${ctx.now()} from held where state <> 'committed' and may_review
          on conflict (item_id, person_id) do update set answers = excluded.answers, saved_at = excluded.saved_at
        )
        select state, name, may_review, ${softCommit} from held`,
  );
  if (!row) throw noSuchLease();
  if (!row.may_review)
    throw new ServiceError(
      "FORBIDDEN",
      `You are no longer named for the queue “${row.name}”, so your draft stays in this browser until a lead names you again.`,
    );
}
