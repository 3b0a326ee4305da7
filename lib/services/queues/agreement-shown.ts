import { type Sql, sql } from "@/lib/db/query-rows";
import { isAllowed } from "@/lib/domain/policy";
import type { Asker } from "@/lib/services/blindness/asker";
import type { QueueRow } from "./queue-row";

/**
 * Whether a person is told how the answers of a queue agree. Who reviews without seeing the others would learn what they
 * answered from a count of conflicts, right after an answer that can be taken back. Leads have to settle them, so they
 * are told as long as no answer of their own there can be taken back.
 */
export function isAgreementShown(
  { person }: Pick<Asker, "person">,
  queue: Pick<QueueRow, "mode" | "state" | "hidden" | "has_open_answer">,
): boolean {
  const isHidden = queue.mode === "blind" && queue.state !== "closed" && queue.hidden.includes("peers");

  return !isHidden || (isAllowed(person.role, "see_reviewer_figures") && !queue.has_open_answer);
}

/** Over `queue q`: the same of each queue of a statement. */
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
