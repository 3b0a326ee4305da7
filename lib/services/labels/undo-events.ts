import * as z from "zod";
import type { UndoLabel } from "@/lib/contract/labels";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { ServiceError } from "@/lib/services/service-error";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { answerBefore, type PastEvent } from "./answer-before";
import { isOvertaken, overtaking } from "./overtaken";
import { restoreApprovalAlone, restoreLabel } from "./restore-review";
import { writeEvent } from "./review-change";

const EventRow = z.object({
  id: z.bigint(),
  ext_id: z.string(),
  question: z.enum(["structure", "approval"]),
  value: z.string().nullable(),
  person_id: z.int(),
  undoes_id: z.bigint().nullable(),
  version: z.int(),
  item_id: z.bigint().nullable(),
});
const PresentRow = z.object({ label: z.string().nullable(), approved: z.boolean(), version: z.int() });

interface WrittenEvent extends PastEvent {
  readonly question: "structure" | "approval";
  readonly extId: string;
  readonly version: number;
  /** Of an approval: the item whose rejection withdrew it, or with whose rejection it came back. */
  readonly itemId: bigint | null;
}

interface UndoneEvent extends WrittenEvent {
  /** Both as they were before the event. */
  readonly value: string | null;
  readonly itemBefore: bigint | null;
}

/**
 * Takes an answer outside of queues back, with what was written together with it.
 *
 * @returns the public id of the undo; undefined when another person answered later
 */
export async function undoEvents(
  tx: DbOrTransaction,
  ctx: Context,
  { id, eventId, key }: UndoLabel & { id: string; key: TrajectoryKey },
): Promise<string | undefined> {
  requirePermission(ctx, "label");
  const [present] = await queryRows(
    tx,
    PresentRow,
    sql`select label, approved, version from review
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} for update`,
  );
  const events = await readEvents(tx, key);
  const named = events.find((event) => event.extId === eventId);
  if (!named || !present) throw new ServiceError("NOT_FOUND", "There is no such answer to take back.");
  if (named.personId !== ctx.person.id) requirePermission(ctx, "undo_others");
  if (isOvertaken(events, named, ctx.person.id)) return undefined;
  const undone = undoneWith(events, named);
  const isLabel = undone.some(({ question }) => question === "structure");
  // Else the label that it went with was answered since, and to bring it back is to approve.
  if (!isLabel) requirePermission(ctx, "approve");

  const change = { key, version: present.version + 1, personId: ctx.person.id, at: ctx.now() };
  const made = new Map<bigint, string>();
  for (const { id: undoesId, question, value, itemId, itemBefore } of undone) {
    // Who takes alone what came back with a queue's rejection keeps it away, whatever becomes of the queue's.
    const isKeptAway = !isLabel && itemId !== null;
    const event = { question, value, undoesId, itemId: isKeptAway ? null : itemBefore };
    made.set(undoesId, await writeEvent(tx, change, event));
  }
  const value = undone.findLast(({ question }) => question === "approval")?.value;
  const approval = value === undefined ? undefined : value === "yes";
  // What counted may be a queue's answer, whatever the label that goes says.
  const isRejection = events.findLast(({ question }) => question === "structure")?.value === "reject";
  const approved = await (isLabel ? restoreLabel : restoreApprovalAlone)(tx, change, {
    present,
    approval,
    isRejection,
  });
  await tx.audit.create({
    data: {
      ...{ personId: ctx.person.id, verb: "undo", subject: `trajectory:${id}` },
      detail: {
        event: eventId,
        version: change.version,
        ...(named.question === "approval" ? { approved } : {}),
      },
    },
  });

  return made.get(named.id);
}

/** Answers outside of queues, and all about the approval, oldest first. */
async function readEvents(tx: DbOrTransaction, key: TrajectoryKey): Promise<readonly WrittenEvent[]> {
  const rows = await queryRows(
    tx,
    EventRow,
    sql`select id, ext_id, question, value, person_id, undoes_id, version, queue_item_id as item_id from label_event
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id}
          and question in ('structure', 'approval') and (queue_item_id is null or question = 'approval') order by id`,
  );

  return rows.map(({ ext_id: extId, person_id: personId, undoes_id: undoesId, item_id: itemId, ...row }) => ({
    ...row,
    ...{ extId, personId, undoesId, itemId },
  }));
}

/**
 * What was written together with an event and no other answer stands after, the last of it first, each with the value
 * before it: a label may have brought an approval back and taken it away at once.
 */
function undoneWith(events: readonly WrittenEvent[], named: WrittenEvent): readonly UndoneEvent[] {
  const apart = events.filter(({ version }) => version !== named.version);

  return events
    .filter((event) => event.version === named.version && !overtaking(apart, event))
    .map((event) => ({
      ...event,
      value: answerBefore(events, event).value,
      itemBefore: events.findLast(({ id, question }) => question === event.question && id < event.id)?.itemId ?? null,
    }))
    .toReversed();
}
