import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { hidesMachine, isBlindAnswer } from "./blind-answer";
import { hasAllAnswers } from "./has-all-answers";
import { settlementOf } from "./settlement-of";
import type { OverridableQuestion } from "./standing-override";

/** What the reviewers of a queue that hid the machine's own answer said, with the item it was said in. */
export interface BlindLabel {
  readonly value: string;
  readonly itemId: bigint;
  readonly queueId: number;
}

const ItemRow = z.object({ item_id: z.bigint(), queue_id: z.int() });
const GivenRow = z.object({ structure: z.boolean(), gate: z.boolean() });

/**
 * The structure that people said before they could see the filter's verdict, or the gate before they could see the judge,
 * whatever was said in its sight since, or in the same item by who had seen it before: agreed by several, else a single
 * person's, and of two that are equal the later one. What a lead settled is none, since its sides show the machine's
 * answer; what the reviewers had agreed on blind stays one when a lead overrules it.
 */
export async function blindLabel(
  db: DbOrTransaction,
  key: TrajectoryKey,
  question: OverridableQuestion,
): Promise<BlindLabel | undefined> {
  const items = await queryRows(
    db,
    ItemRow,
    sql`select i.id as item_id, q.id as queue_id
        from queue_item i join queue q on q.id = i.queue_id
        cross join lateral (select count(*) as answers, max(a.committed_at) as given_at
          from queue_assignment a where a.item_id = i.id and ${isBlindAnswer}) b
        where i.corpus_id = ${key.corpusId} and i.trajectory_id = ${key.id}
          and ${hasAllAnswers} and ${hidesMachine[question]}
        order by b.answers > 1 desc, b.given_at desc, i.id desc`,
  );

  for (const { item_id: itemId, queue_id: queueId } of items) {
    const { blind } = await settlementOf(db, itemId);
    const value = blind.get(question);
    if (value !== undefined) return { value, itemId, queueId };
  }

  return undefined;
}

/** Of which questions the blind label of a trajectory may come from an item of it. */
export async function gaveBlindLabels(db: DbOrTransaction, itemId: bigint): Promise<OverridableQuestion[]> {
  const [row] = await queryRows(
    db,
    GivenRow,
    sql`select ${hidesMachine.structure} and exists (select from review v where v.corpus_id = i.corpus_id
            and v.trajectory_id = i.trajectory_id and v.blind_label is not null) as structure,
          exists (select from gate_label g where g.corpus_id = i.corpus_id and g.trajectory_id = i.trajectory_id
            and g.blind_queue_id = i.queue_id) as gate
        from queue_item i join queue q on q.id = i.queue_id where i.id = ${itemId}`,
  );

  return [...(row?.structure ? (["structure"] as const) : []), ...(row?.gate ? (["gate"] as const) : [])];
}
