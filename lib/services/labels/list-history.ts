import * as z from "zod";
import { LabelEvent, type LabelHistory } from "@/lib/contract/labels";
import type { PageQuery } from "@/lib/contract/page";
import { Question } from "@/lib/contract/questions";
import { queryRows, sql } from "@/lib/db/query-rows";
import { PAGE_ROWS } from "@/lib/domain/page-rows";
import { hiddenLayers } from "@/lib/services/blindness/hidden-layers";
import { notePeers } from "@/lib/services/blindness/note-sight";
import type { Context } from "@/lib/services/context";
import { requirePermission } from "@/lib/services/require-permission";
import { locateTrajectory } from "@/lib/services/trajectories/locate-trajectory";
import { unknownCursor } from "@/lib/services/unknown-cursor";
import { getReview } from "./review-row";

const CountRow = z.object({ total: z.int(), has_cursor: z.boolean() });
const Shape = LabelEvent.shape;
const EventRow = z.object({
  id: Shape.id,
  person: Shape.person,
  question: Shape.question,
  asked: Question.nullable(),
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
  went_with_label: z.boolean(),
  at: z.date(),
});

/** A question of a queue that has words of its own, as it was put when it was answered. */
const askedInQueue = sql`(select w from question_set s, jsonb_array_elements(s.questions) w
  where s.id = e.question_set_id and w->>'kind' in ('own', 'flags') and coalesce(w->>'key', w->>'kind') = e.question)`;

/** An approval that a rejection withdrew, in a queue or in the reader, where both have one version; `u` does not take it by itself. */
const wentWithLabel = sql`(e.question = 'approval' and e.value = 'no' and (e.queue_item_id is not null
  or exists (select from label_event l where l.corpus_id = e.corpus_id and l.trajectory_id = e.trajectory_id
    and l.question = 'structure' and l.queue_item_id is null and l.version = e.version)))`;

/**
 * The answers about one trajectory, newest first, a page at a time, with the present state; while others' answers are
 * hidden only those of the person who asks. While the judge is hidden, so are gates given in its sight outside of queues and
 * why a gate differs from it; further spans belong to their answer.
 *
 * @throws ServiceError NOT_FOUND, INVALID for a cursor that is none
 */
export async function listHistory(
  ctx: Context,
  { id, cursor, limit = PAGE_ROWS }: Partial<PageQuery> & { readonly id: string },
): Promise<LabelHistory> {
  requirePermission(ctx, "read");
  const key = await locateTrajectory(ctx.db, id);
  const hidden = await hiddenLayers(ctx, key);
  const isPeersHidden = hidden.includes("peers");
  const shown = sql`e.corpus_id = ${key.corpusId} and e.trajectory_id = ${key.id}
    and (${!isPeersHidden}::bool or e.person_id = ${ctx.person.id})
    and e.question <> 'gate_span' and (${!hidden.includes("judge")}::bool
      or (e.question <> 'gate_cause' and (e.question <> 'gate' or e.queue_item_id is not null)))`;
  const rows = await queryRows(
    ctx.db,
    EventRow,
    sql`select e.ext_id as id, p.name as person, e.person_id = ${ctx.person.id} as is_mine, e.question, ${askedInQueue} as asked,
          case when e.question <> 'approval' then q.name end as queue, e.phase, e.value, e.reason, e.note, e.span, e.version,
          u.ext_id as undoes, e.job_id is not null as is_bulk, ${wentWithLabel} as went_with_label, e.at
        from label_event e
        join person p on p.id = e.person_id
        left join label_event u on u.id = e.undoes_id
        left join queue_item i on i.id = e.queue_item_id
        left join queue q on q.id = i.queue_id
        where ${shown} and (${cursor ?? null}::uuid is null
          or e.id < (select c.id from label_event c where c.ext_id = ${cursor ?? null}::uuid))
        order by e.id desc limit ${limit + 1}::int`,
  );
  const events = rows.slice(0, limit).map(({ is_mine, is_bulk, went_with_label, asked, at, ...event }) => ({
    ...event,
    ...(asked === null ? {} : { asked }),
    ...(went_with_label ? { wentWithLabel: true } : {}),
    isMine: is_mine,
    isBulk: is_bulk,
    at: at.toISOString(),
  }));
  notePeers(ctx, key, events);

  const [count] = await queryRows(
    ctx.db,
    CountRow,
    sql`select count(*)::int as total, coalesce(bool_or(e.ext_id = ${cursor ?? null}::uuid), false) as has_cursor
        from label_event e where ${shown}`,
  );
  if (cursor !== undefined && !count?.has_cursor) throw unknownCursor();

  return {
    ...(isPeersHidden ? {} : { review: await getReview(ctx, key) }),
    events,
    total: count?.total ?? 0,
    nextCursor: rows.length > limit ? (events.at(-1)?.id ?? null) : null,
  };
}
