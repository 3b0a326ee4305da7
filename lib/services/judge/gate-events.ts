import type { DbOrTransaction } from "@/lib/db/client";
import { sql } from "@/lib/db/query-rows";
import { sanitiseJson } from "@/lib/db/sanitise-json";
import type { GateCause } from "@/lib/domain/gate-cause";
import type { Span } from "@/lib/domain/label";
import type { Context } from "@/lib/services/context";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";

/** What is said with a gate: one event for the cause, and one for each span, all of one version. */
export interface GroundsToWrite {
  readonly key: TrajectoryKey;
  readonly person: Pick<Context["person"], "id">;
  readonly now: Date;
  readonly version: number;
  /** Null outside of queues. */
  readonly itemId: bigint | null;
  readonly cause: GateCause | undefined;
  readonly note: string | undefined;
  readonly spans: readonly Span[];
}

/** Writes the grounds of a gate, to be read by `gateGrounds`. */
export async function writeGrounds(tx: DbOrTransaction, grounds: GroundsToWrite): Promise<void> {
  const rows = [
    ...(grounds.cause === undefined
      ? []
      : [{ question: "gate_cause", value: grounds.cause, note: grounds.note ?? null, span: null }]),
    ...grounds.spans.map((span) => ({ question: "gate_span", value: null, note: null, span })),
  ].map((row, position) => ({ ...row, position }));
  if (rows.length === 0) return;

  const { key, person, version, itemId, now } = grounds;
  await tx.$executeRaw(sql`
    insert into label_event (corpus_id, trajectory_id, person_id, question, value, note, span, version, queue_item_id, at)
    select ${key.corpusId}, ${key.id}, ${person.id}, e.question, e.value, e.note, nullif(e.span, 'null'::jsonb), ${version}::int,
      ${itemId}::bigint, ${now}
    from jsonb_to_recordset(${sanitiseJson(rows)}::jsonb) as e(position int, question text, value text, note text, span jsonb)
    order by e.position`);
}
