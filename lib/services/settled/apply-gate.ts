import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { faultOfCause, GATE_CAUSES, type GateCause } from "@/lib/domain/gate-cause";
import { type EffectiveLabel, effectiveLabel } from "./effective-label";
import type { SettlingItem } from "./settle-item";

const ContextRow = z.object({
  judge_gate: z.int().nullable(),
  queue_id: z.int().nullable(),
  is_blind: z.boolean(),
  cause: z.enum(GATE_CAUSES).nullable(),
});

/** Makes `gate_label` say the gate of people that counts, with the cause that was named for it. */
export async function applyGate(
  tx: DbOrTransaction,
  item: Pick<SettlingItem, "corpus_id" | "trajectory_id" | "now">,
): Promise<void> {
  const key = { corpusId: item.corpus_id, id: item.trajectory_id };
  // The row is locked before the rule is read, so that two queues that settle one trajectory follow each other.
  await tx.$executeRaw(sql`insert into gate_label (corpus_id, trajectory_id, updated_at)
    values (${item.corpus_id}, ${item.trajectory_id}, ${item.now})
    on conflict (corpus_id, trajectory_id) do update set version = gate_label.version`);
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

async function rowOf(
  tx: DbOrTransaction,
  item: Pick<SettlingItem, "corpus_id" | "trajectory_id">,
  found: EffectiveLabel,
) {
  const gate = Number(found.value);
  const context = await contextOf(tx, item, found);
  // Where both say the same there is nothing to explain.
  const cause: GateCause | null = context?.judge_gate === gate ? null : (context?.cause ?? null);

  return {
    gate,
    source: found.source,
    isBlind: context?.is_blind ?? false,
    cause,
    fault: cause === null ? null : faultOfCause(cause),
    personId: found.personId,
    queueId: context?.queue_id ?? null,
  };
}

/** In a queue the cause is named after the reveal, by somebody whose answer it is that counts; the last one does. */
async function contextOf(
  tx: DbOrTransaction,
  { corpus_id, trajectory_id }: Pick<SettlingItem, "corpus_id" | "trajectory_id">,
  { from, value }: EffectiveLabel,
): Promise<z.infer<typeof ContextRow> | undefined> {
  const judged = sql`select t.gate from trajectory t where t.corpus_id = ${corpus_id} and t.id = ${trajectory_id}`;
  const [row] = await queryRows(
    tx,
    ContextRow,
    "itemId" in from
      ? sql`select (${judged})::int as judge_gate, q.id as queue_id, q.mode = 'blind' and 'judge' = any (q.hidden) as is_blind,
          (select c.value from label_event c
            join queue_assignment a on a.item_id = c.queue_item_id and a.person_id = c.person_id and a.state = 'committed'
            join label_event e on e.commit_id = a.commit_id and e.question = 'gate' and e.phase = 'answer' and e.value = ${value}
            where c.queue_item_id = i.id and c.question = 'gate_cause' order by c.id desc limit 1) as cause
          from queue_item i join queue q on q.id = i.queue_id where i.id = ${from.itemId}`
      : sql`select (${judged})::int as judge_gate, null::int as queue_id, false as is_blind,
          (select c.value from label_event c
            where c.corpus_id = ${corpus_id} and c.trajectory_id = ${trajectory_id} and c.question = 'gate_cause'
              and c.queue_item_id is null and c.version = ${from.version}::int order by c.id desc limit 1) as cause`,
  );

  return row;
}
