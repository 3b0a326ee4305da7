import * as z from "zod";
import { queryRows, type Sql, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import type { Asker } from "@/lib/services/blindness/asker";
import { blindItems, blindQueues } from "@/lib/services/blindness/blind-items";
import type { QueueRow } from "./queue-row";

const ShownRow = z.object({ is_shown: z.boolean() });

/** Whether a person is told how the answers of a queue agree, in figures of the whole queue. */
export async function areFiguresShown(asker: Asker, queue: Pick<QueueRow, "id">): Promise<boolean> {
  const [row] = await queryRows(
    asker.db,
    ShownRow,
    sql`select ${figuresShown(asker)} as is_shown from queue q where q.id = ${queue.id}`,
  );

  return row?.is_shown ?? false;
}

/**
 * Over `queue q`: the same of each queue of a statement. What others answered to an item that the person reviews in another
 * queue without seeing the others would follow from a figure that has it in.
 */
export function figuresShown({ person }: Pick<Asker, "person">): Sql {
  const isBlind = sql`'peers' = any(q.hidden) and q.id <> o.id`;
  const answered = sql`exists (select from queue_item c
    where c.queue_id = o.id and c.trajectory_id = i.trajectory_id and c.answers > 0)`;
  const items = blindItems(person, sql`o.corpus_id`, sql`${isBlind} and ${answered}`);

  return sql`(${agreementShown({ person })} and not exists (select from (select q.id, q.corpus_id) o
    -- Usually there is no such queue, and then no item is looked at.
    where case when exists (${blindQueues(person, sql`o.corpus_id`)} and ${isBlind}) then exists (${items}) else false end))`;
}

/**
 * Over `queue q`: whether a person is told how answers of a queue agree, of what they do not review blind elsewhere. Who
 * reviews without seeing the others would learn what they answered from a count of conflicts, right after an answer that can
 * be taken back. Leads have to settle them, so they are told as long as no answer of their own there can be taken back.
 */
export function agreementShown({ person }: Pick<Asker, "person">): Sql {
  const isShown = sql`(q.mode <> 'blind' or q.state = 'closed' or not ('peers' = any(q.hidden)))`;
  if (!isAllowed(person.role, "see_reviewer_figures")) return isShown;

  return sql`(${isShown} or not ${hasOpenAnswer({ person })})`;
}

/** Over `queue q`: an answer of a person there can be taken back, where it hides something. */
export function hasOpenAnswer({ person }: Pick<Asker, "person">): Sql {
  return sql`exists (select from queue_assignment a
    where a.person_id = ${person.id} and a.queue_id = q.id and a.state = 'committed' and a.revealed_at is null)`;
}
