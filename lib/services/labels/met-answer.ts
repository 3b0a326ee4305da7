import * as z from "zod";
import { LabelReason } from "@/lib/contract/label-values";
import type { ReviewConflict } from "@/lib/contract/labels";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { noteSight } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { type EffectiveLabel, effectiveLabel } from "@/lib/services/settled/effective-label";
import type { TrajectoryKey } from "@/lib/services/trajectories/locate-trajectory";
import { getReview } from "./review-row";

const SaidRow = z.object({ reason: LabelReason.nullable(), note: z.string().nullable() });

/**
 * What a write met instead of what its person saw: the present state, with the reason and the note that were given with its
 * label. What several people agreed on has no one reason. The person has others' answers in sight from then on.
 */
export async function metAnswer(ctx: Context, key: TrajectoryKey): Promise<ReviewConflict> {
  const review = await getReview(ctx, key);
  if (review.label !== null || review.approved) noteSight(ctx, key, ["peers"]);
  if (review.label === null) return { status: "conflict", review };

  const label = await effectiveLabel(ctx.db, key, "structure");
  // Read a moment later, it may be another one.
  const isSame = label?.value === review.label && label.source === review.labelSource;
  const said = !isSame || label.source === "agreed" ? undefined : await saidWith(ctx.db, key, label);

  return { status: "conflict", review, ...(said ? { said } : {}) };
}

async function saidWith(
  db: DbOrTransaction,
  key: TrajectoryKey,
  { from, source }: EffectiveLabel,
): Promise<z.infer<typeof SaidRow> | undefined> {
  const phase = source === "adjudicated" ? "adjudication" : "answer";
  const place =
    "version" in from
      ? sql`e.queue_item_id is null and e.version = ${from.version}`
      : sql`e.queue_item_id = ${from.itemId} and e.phase = ${phase}`;
  const [row] = await queryRows(
    db,
    SaidRow,
    // In a queue one note stands with the first of the answers that were given together.
    sql`select e.reason, coalesce(e.note, (select o.note from label_event o
            where o.queue_item_id = e.queue_item_id and o.person_id = e.person_id and o.phase = e.phase
              and o.version = e.version and o.note is not null order by o.id limit 1)) as note
        from label_event e
        where e.corpus_id = ${key.corpusId} and e.trajectory_id = ${key.id} and e.question = 'structure'
          and e.value is not null and ${place}
        order by e.id desc limit 1`,
  );

  return row;
}
