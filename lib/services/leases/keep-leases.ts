import * as z from "zod";
import type { HeartbeatAnswer } from "@/lib/contract/review-flow";
import { queryRows, sql } from "@/lib/db/query-rows";
import { softCommit } from "@/lib/db/soft-commit";
import { LEASE_SECONDS } from "@/lib/domain/lease";
import type { Context } from "@/lib/services/context";
import { mayReview } from "@/lib/services/queues/may-review";
import { requirePermission } from "@/lib/services/require-permission";
import { secondsAfter } from "./claim-items";

const KeptRow = z.object({ lease: z.string(), expires_at: z.date() });

/**
 * Makes leases last from now, locked in the order in which others end them. One that ran out is kept too, as long as nobody
 * has taken its slot back; none in a closed queue, nor of who is named for it no more.
 */
export async function keepLeases(
  ctx: Context,
  input: { readonly id: string; readonly leases: readonly string[] },
): Promise<HeartbeatAnswer> {
  requirePermission(ctx, "review_in_queue");
  const rows = await queryRows(
    ctx.db,
    KeptRow,
    sql`with held as (
          select a.item_id, a.person_id from queue_assignment a join queue q on q.id = a.queue_id
          where q.ext_id = ${input.id}::uuid and a.person_id = ${ctx.person.id} and a.state = 'leased'
            and a.lease_id = any(${[...input.leases]}::uuid[]) and q.state <> 'closed'
            and ${mayReview(ctx.person.id)}
          order by a.item_id for update of a
        )
        update queue_assignment a set expires_at = ${secondsAfter(ctx.now(), LEASE_SECONDS)}
        from held where a.item_id = held.item_id and a.person_id = held.person_id
        returning a.lease_id as lease, a.expires_at, ${softCommit}`,
  );
  const kept = new Set(rows.map((row) => row.lease));

  return {
    kept: rows.map((row) => ({ lease: row.lease, expiresAt: row.expires_at.toISOString() })),
    lost: input.leases.filter((lease) => !kept.has(lease)),
  };
}
