import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Context } from "@/lib/services/context";
import { answerBefore } from "@/lib/services/labels/answer-before";
import { isOvertaken } from "@/lib/services/labels/overtaken";
import { requirePermission } from "@/lib/services/require-permission";
import { lockGate } from "@/lib/services/settled/lock-gate";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { writeOwnGate } from "./write-own-gate";

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
 * @returns the id of the event that undoes it; undefined when another person gave a gate after it
 * @throws ServiceError FORBIDDEN for another person's gate, CONFLICT when it is taken back already or one's own later gate
 * stands
 */
export async function undoGate(
  tx: DbOrTransaction,
  ctx: Context,
  { id, key, eventId }: Undo,
): Promise<string | undefined> {
  await lockGate(tx, key, ctx.now());
  const rows = await gateEvents(tx, key);
  const events = rows.map((row) => ({ ...row, personId: row.person_id, undoesId: row.undoes_id }));
  const named = events.find((event) => event.ext_id === eventId);
  if (!named) return undefined;
  if (named.personId !== ctx.person.id) requirePermission(ctx, "undo_others");
  if (isOvertaken(events, named, ctx.person.id)) return undefined;

  const { value } = answerBefore(events, named);
  return writeOwnGate(tx, ctx, {
    ...{ key, id, event: { value, undoesId: named.id } },
    ...{ spans: [], cause: undefined },
    audit: { verb: "undo", detail: { event: eventId } },
  });
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
