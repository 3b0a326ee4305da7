import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { faultOfCause, type GateCause } from "@/lib/domain/gate-cause";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { hidesMachine, isSightedAnswer } from "./blind-answer";
import { blindLabel } from "./blind-label";
import { type EffectiveLabel, effectiveLabel } from "./effective-label";
import { gateGrounds } from "./gate-grounds";
import { lockGate } from "./lock-gate";
import type { SettlingItem } from "./settle-item";

type Place = Pick<SettlingItem, "corpus_id" | "trajectory_id" | "now">;

const QueueRow = z.object({ id: z.int(), is_blind: z.boolean() });
const JudgedRow = z.object({ gate: z.int().nullable() });

/**
 * Makes `gate_label` say the gate of people that counts, with the cause that was named for it, and beside it the one that
 * was said blind.
 */
export async function applyGate(tx: DbOrTransaction, item: Place): Promise<void> {
  const key = { corpusId: item.corpus_id, id: item.trajectory_id };
  // The row is locked before the rule is read, so that two queues that settle one trajectory follow each other.
  await lockGate(tx, key, item.now);
  const effective = await effectiveLabel(tx, key, "gate");
  const row = effective ? await rowOf(tx, key, effective) : NOTHING;
  const blind = await blindOf(tx, key);

  await tx.$executeRaw(sql`
    update gate_label set gate = ${row.gate}::smallint, source = ${row.source}, is_blind = ${row.isBlind}, cause = ${row.cause},
      fault = ${row.fault}, person_id = ${row.personId}::int, queue_id = ${row.queueId}::int, blind_gate = ${blind.gate}::smallint,
      blind_fault = ${blind.fault}, blind_queue_id = ${blind.queueId}::int, version = version + 1, updated_at = ${item.now}
    where corpus_id = ${item.corpus_id} and trajectory_id = ${item.trajectory_id}
      and (gate, source, is_blind, cause, fault, person_id, queue_id, blind_gate, blind_fault, blind_queue_id) is distinct from
        (${row.gate}::smallint, ${row.source}::text, ${row.isBlind}::bool, ${row.cause}::text, ${row.fault}::text,
        ${row.personId}::int, ${row.queueId}::int, ${blind.gate}::smallint, ${blind.fault}::text, ${blind.queueId}::int)`);
}

const NOTHING = { gate: null, source: null, isBlind: false, cause: null, fault: null, personId: null, queueId: null };

async function rowOf(tx: DbOrTransaction, key: TrajectoryKey, found: EffectiveLabel) {
  const cause = await causeOf(tx, key, found);
  const queue = "itemId" in found.from ? await queueOf(tx, found.from.itemId) : undefined;

  return {
    gate: Number(found.value),
    source: found.source,
    // Whoever settles a conflict has the judge among its sides.
    isBlind: found.source !== "adjudicated" && (queue?.is_blind ?? false),
    cause,
    fault: cause === null ? null : faultOfCause(cause),
    personId: found.personId,
    queueId: queue?.id ?? null,
  };
}

async function blindOf(tx: DbOrTransaction, key: TrajectoryKey) {
  const found = await blindLabel(tx, key, "gate");
  if (!found) return { gate: null, fault: null, queueId: null };

  const { value, itemId, queueId } = found;
  const cause = await causeOf(tx, key, { value, from: { itemId } });
  return { gate: Number(value), fault: cause === null ? null : faultOfCause(cause), queueId };
}

/** Why a gate differs from the judge's. Where both say the same, or the judge none, there is nothing to explain. */
async function causeOf(
  tx: DbOrTransaction,
  key: TrajectoryKey,
  label: Pick<EffectiveLabel, "value" | "from">,
): Promise<GateCause | null> {
  const [judged] = await queryRows(
    tx,
    JudgedRow,
    sql`select gate from trajectory where corpus_id = ${key.corpusId} and id = ${key.id}`,
  );
  const gate = judged?.gate ?? null;
  if (gate === null || gate === Number(label.value)) return null;

  return (await gateGrounds(tx, key, label)).cause;
}

async function queueOf(tx: DbOrTransaction, itemId: bigint): Promise<z.infer<typeof QueueRow> | undefined> {
  const [queue] = await queryRows(
    tx,
    QueueRow,
    sql`select q.id, ${hidesMachine.gate}
            and not exists (select from queue_assignment a where a.item_id = i.id and ${isSightedAnswer}) as is_blind
        from queue_item i join queue q on q.id = i.queue_id where i.id = ${itemId}`,
  );

  return queue;
}
