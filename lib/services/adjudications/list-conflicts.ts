import * as z from "zod";
import type { ConflictPage, ConflictQuery } from "@/lib/contract/adjudication";
import { queryRows, sql } from "@/lib/db/query-rows";
import { noteSeen } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { findQueue } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { conflictItem } from "./conflict-item";
import { conflictRows, LIST_STATE } from "./conflict-rows";
import { ItemState } from "@/lib/contract/queue-values";

const CountRow = z.object({ state: ItemState, count: z.int() });

/**
 * The items of a queue on which reviewers differ, those whose task is broken, or those that were settled.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a cursor that is none
 */
export async function listConflicts(
  ctx: Context,
  input: z.infer<typeof ConflictQuery> & { readonly queueId: string },
): Promise<ConflictPage> {
  requirePermission(ctx, "adjudicate");
  const after = input.cursor ?? "0";
  if (!/^\d{1,18}$/.test(after))
    throw new ServiceError("INVALID", "This page belongs to another list. Start from its first page.");
  const queue = await findQueue(ctx, input.queueId);

  const rows = await conflictRows(
    ctx,
    sql`i.queue_id = ${queue.id} and i.state = ${LIST_STATE[input.state]} and i.id > ${after}::text::bigint`,
    input.limit + 1,
  );
  const shown = rows.slice(0, input.limit);
  // Whoever may settle what they answered is shown both sides here, so their answer stays from here on.
  const own = queue.own_items_adjudicable ? shown.filter((row) => row.has_reviewed) : [];
  for (const row of own) await noteSeen(ctx, { corpusId: row.corpus_id, id: row.trajectory_id });
  const items = await Promise.all(shown.map((row) => conflictItem(ctx, queue, row)));
  const last = rows.length > input.limit ? shown.at(-1) : undefined;

  return {
    queue: { id: queue.ext_id, name: queue.name, questions: queue.questions },
    items,
    nextCursor: last ? String(last.item_id) : null,
    counts: await countsOf(ctx, queue.id),
  };
}

async function countsOf({ db }: Pick<Context, "db">, queueId: number): Promise<ConflictPage["counts"]> {
  const rows = await queryRows(
    db,
    CountRow,
    sql`select state, count(*)::int as count from queue_item
        where queue_id = ${queueId} and state in ('conflict', 'blocked_task_fault', 'adjudicated') group by state`,
  );
  const count = (state: ItemState): number => rows.find((row) => row.state === state)?.count ?? 0;

  return {
    conflict: count(LIST_STATE.conflict),
    blocked_task_fault: count(LIST_STATE.blocked_task_fault),
    settled: count(LIST_STATE.settled),
  };
}
