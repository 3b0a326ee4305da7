import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { answerBefore } from "@/lib/services/labels/answer-before";
import { requirePermission } from "@/lib/services/require-permission";
import { applyGate } from "@/lib/services/settled/apply-gate";
import { lockGate, nextGateVersion } from "@/lib/services/settled/lock-gate";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

const EventRow = z.object({
  id: z.bigint(),
  ext_id: z.string(),
  question: z.literal("gate"),
  value: z.string().nullable(),
  person_id: z.int(),
  undoes_id: z.bigint().nullable(),
});

interface Undo {
  readonly id: string;
  readonly eventId: string;
  readonly key: TrajectoryKey;
}

/** Whether an event is a gate that a person gave outside of queues. */
export async function isGateEvent(db: DbOrTransaction, { key, eventId }: Omit<Undo, "id">): Promise<boolean> {
  const events = await gateEvents(db, key);

  return events.some((event) => event.ext_id === eventId);
}

/**
 * Takes a gate given outside of queues back: what stood before it counts again, with its cause.
 *
 * @returns the id of the event that undoes it; undefined when a later one answers too
 */
export async function undoGate(
  tx: DbOrTransaction,
  ctx: Context,
  { id, key, eventId }: Undo,
): Promise<string | undefined> {
  const now = ctx.now();
  await lockGate(tx, key, now);
  const rows = await gateEvents(tx, key);
  const events = rows.map((row) => ({ ...row, personId: row.person_id, undoesId: row.undoes_id }));
  const last = events.at(-1);
  if (last?.ext_id !== eventId) return undefined;
  if (last.personId !== ctx.person.id) requirePermission(ctx, "undo_others");

  const { value } = answerBefore(events, last);
  const version = await nextGateVersion(tx, key, now);
  const event = await tx.labelEvent.create({
    data: {
      corpusId: key.corpusId,
      trajectoryId: key.id,
      personId: ctx.person.id,
      question: "gate",
      value,
      version,
      undoesId: last.id,
      at: now,
    },
    select: { extId: true },
  });
  await applyGate(tx, { corpus_id: key.corpusId, trajectory_id: key.id, now });
  await tx.audit.create({
    data: { personId: ctx.person.id, verb: "undo", subject: `trajectory:${id}`, detail: { event: eventId, version } },
  });

  return event.extId;
}

function gateEvents(db: DbOrTransaction, key: TrajectoryKey): Promise<z.infer<typeof EventRow>[]> {
  return queryRows(
    db,
    EventRow,
    sql`select id, ext_id, question, value, person_id, undoes_id from label_event
        where corpus_id = ${key.corpusId} and trajectory_id = ${key.id} and question = 'gate' and queue_item_id is null
        order by id`,
  );
}
