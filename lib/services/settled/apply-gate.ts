import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { faultOfCause } from "@/lib/domain/gate-cause";
import { type EffectiveLabel, effectiveLabel } from "./effective-label";
import { gateGrounds } from "./gate-grounds";
import { lockGate } from "./lock-gate";
import type { SettlingItem } from "./settle-item";

type Place = Pick<SettlingItem, "corpus_id" | "trajectory_id" | "now">;

const QueueRow = z.object({ id: z.int(), is_blind: z.boolean() });
const JudgedRow = z.object({ gate: z.int().nullable() });

/** Makes `gate_label` say the gate of people that counts, with the cause that was named for it. */
export async function applyGate(tx: DbOrTransaction, item: Place): Promise<void> {
  const key = { corpusId: item.corpus_id, id: item.trajectory_id };
  // The row is locked before the rule is read, so that two queues that settle one trajectory follow each other.
  await lockGate(tx, key, item.now);
  const effective = await effectiveLabel(tx, key, "gate");
  const row = effective ? await rowOf(tx, item, effective) : NOTHING;

  await tx.$executeRaw(sql`
    update gate_label set gate = ${row.gate}::smallint, source = ${row.source}, is_blind = ${row.isBlind}, cause = ${row.cause},
      fault = ${row.fault}, person_id = ${row.personId}::int, queue_id = ${row.queueId}::int, version = version + 1,
      updated_at = ${item.now}
    where corpus_id = ${item.corpus_id} and trajectory_id = ${item.trajectory_id}
      and (gate, source, is_blind, cause, fault, person_id, queue_id) is distinct from (${row.gate}::smallint,
        ${row.source}::text, ${row.isBlind}::bool, ${row.cause}::text, ${row.fault}::text, ${row.personId}::int, ${row.queueId}::int)`);
}

const NOTHING = { gate: null, source: null, isBlind: false, cause: null, fault: null, personId: null, queueId: null };

async function rowOf(tx: DbOrTransaction, { corpus_id, trajectory_id }: Place, found: EffectiveLabel) {
  const gate = Number(found.value);
  const [judged] = await queryRows(
    tx,
    JudgedRow,
    sql`select gate from trajectory where corpus_id = ${corpus_id} and id = ${trajectory_id}`,
  );
  // Where both say the same there is nothing to explain.
  const cause =
    judged?.gate === gate ? null : (await gateGrounds(tx, { corpusId: corpus_id, id: trajectory_id }, found)).cause;
  const queue = "itemId" in found.from ? await queueOf(tx, found.from.itemId) : undefined;

  return {
    gate,
    source: found.source,
    // Whoever settles a conflict has the judge among its sides.
    isBlind: found.source !== "adjudicated" && (queue?.is_blind ?? false),
    cause,
    fault: cause === null ? null : faultOfCause(cause),
    personId: found.personId,
    queueId: queue?.id ?? null,
  };
}

async function queueOf(tx: DbOrTransaction, itemId: bigint): Promise<z.infer<typeof QueueRow> | undefined> {
  const [queue] = await queryRows(
    tx,
    QueueRow,
    sql`select q.id, q.mode = 'blind' and 'judge' = any (q.hidden) as is_blind
        from queue_item i join queue q on q.id = i.queue_id where i.id = ${itemId}`,
  );

  return queue;
}
