import * as z from "zod";
import type { ConflictPage, ConflictQuery } from "@/lib/contract/adjudication";
import { ItemState } from "@/lib/contract/queue-values";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems } from "@/lib/services/blindness/blind-items";
import { hasBlindQueue } from "@/lib/services/blindness/seen-rows";
import { noteAnswersSeen } from "@/lib/services/commits/note-reveal";
import type { Context } from "@/lib/services/context";
import { findQueue, type QueueRow } from "@/lib/services/queues/queue-row";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import { conflictItem } from "./conflict-item";
import { conflictRows, LIST_STATE } from "./conflict-rows";

const CountRow = z.object({ state: ItemState, count: z.int() });
const LeftOutRow = z.object({ leaves_out: z.boolean() });

/**
 * The items of a queue on which reviewers differ, those whose task is broken, or those that were settled. What the person
 * reviews without seeing the others is in no list and no count, whatever became of it.
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

  // Whoever may settle what they answered is shown both sides here, so all their answers stay from here on: of one that
  // is in no list they learn that the others agree.
  if (queue.own_items_adjudicable) await noteAnswersSeen(ctx, queue.id);
  // Usually there is none, and then no item has to be looked at for it.
  const isBlind = await hasBlindQueue(ctx, queue.corpus_id);
  const isShown = (trajectoryId: Sql) => (isBlind ? sql`not ${isPeersHidden(ctx, queue, trajectoryId)}` : sql`true`);
  const rows = await conflictRows(
    ctx,
    sql`i.queue_id = ${queue.id} and i.state = ${LIST_STATE[input.state]} and i.id > ${after}::text::bigint
      and ${isShown(sql`t.id`)}`,
    input.limit + 1,
  );
  const shown = rows.slice(0, input.limit);
  const items = await Promise.all(shown.map((row) => conflictItem(ctx, queue, row)));
  const last = rows.length > input.limit ? shown.at(-1) : undefined;

  return {
    queue: { id: queue.ext_id, name: queue.name, questions: queue.questions },
    items,
    nextCursor: last ? String(last.item_id) : null,
    counts: await countsOf(ctx, queue, isShown(sql`c.trajectory_id`)),
    leavesOut: isBlind && (await leavesOut(ctx, queue)),
  };
}

/** Whether the answers of others to a trajectory are hidden from a person. */
function isPeersHidden({ person }: Asker, { corpus_id }: QueueRow, trajectoryId: Sql): Sql {
  return sql`exists (${blindItems(person, corpus_id, sql`i.trajectory_id = ${trajectoryId} and 'peers' = any(q.hidden)`)})`;
}

/** Of the whole queue, so that it says nothing of the state of a single item. */
async function leavesOut(asker: Asker, queue: QueueRow): Promise<boolean> {
  const [row] = await queryRows(
    asker.db,
    LeftOutRow,
    sql`select exists (select from queue_item c where c.queue_id = ${queue.id}
          and ${isPeersHidden(asker, queue, sql`c.trajectory_id`)}) as leaves_out`,
  );

  return row?.leaves_out ?? false;
}

async function countsOf({ db }: Asker, queue: QueueRow, isShown: Sql): Promise<ConflictPage["counts"]> {
  const rows = await queryRows(
    db,
    CountRow,
    sql`select c.state, count(*)::int as count from queue_item c
        where c.queue_id = ${queue.id} and c.state in ('conflict', 'blocked_task_fault', 'adjudicated')
          and ${isShown}
        group by c.state`,
  );
  const count = (state: ItemState): number => rows.find((row) => row.state === state)?.count ?? 0;

  return {
    conflict: count(LIST_STATE.conflict),
    blocked_task_fault: count(LIST_STATE.blocked_task_fault),
    settled: count(LIST_STATE.settled),
  };
}
