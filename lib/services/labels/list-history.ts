import * as z from "zod";
import { LabelEvent, type LabelHistory } from "@/lib/contract/labels";
import { queryRows, sql } from "@/lib/db/query-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { getReview } from "./review-row";

const Shape = LabelEvent.shape;
const EventRow = z.object({
  id: Shape.id,
  person: Shape.person,
  question: Shape.question,
  queue: Shape.queue,
  phase: Shape.phase,
  value: Shape.value,
  reason: Shape.reason,
  note: Shape.note,
  span: Shape.span,
  version: Shape.version,
  undoes: Shape.undoes,
  is_mine: Shape.isMine,
  is_bulk: Shape.isBulk,
  at: z.date(),
});

/**
 * Every answer about one trajectory, newest first, with the present state; while others' answers are hidden only those of
 * the person who asks. Why a gate differs from the judge's tells of the judge, and further spans belong to their answer.
 */
export async function listHistory(ctx: Context, { id }: { readonly id: string }): Promise<LabelHistory> {
  requirePermission(ctx, "read");
  const key = await locateTrajectory(ctx.db, id);
  const hidden = await hiddenLayers(ctx, key);
  const isPeersHidden = hidden.includes("peers");
  const rows = await queryRows(
    ctx.db,
    EventRow,
    sql`select e.ext_id as id, p.name as person, e.person_id = ${ctx.person.id} as is_mine, e.question, case when e.question <> 'approval' then q.name end as queue, e.phase, e.value, e.reason, e.note, e.span, e.version,
          u.ext_id as undoes, e.job_id is not null as is_bulk, e.at
        from label_event e
        join person p on p.id = e.person_id
        left join label_event u on u.id = e.undoes_id
        left join queue_item i on i.id = e.queue_item_id
        left join queue q on q.id = i.queue_id
        where e.corpus_id = ${key.corpusId} and e.trajectory_id = ${key.id}
          and (${!isPeersHidden}::bool or e.person_id = ${ctx.person.id})
          and e.question <> 'gate_span' and (${!hidden.includes("judge")}::bool or e.question <> 'gate_cause')
        order by e.id desc`,
  );
  const events = rows.map(({ is_mine, is_bulk, at, ...event }) => ({
    ...event,
    isMine: is_mine,
    isBulk: is_bulk,
    at: at.toISOString(),
  }));

  return { ...(isPeersHidden ? {} : { review: await getReview(ctx.db, key) }), events };
}
