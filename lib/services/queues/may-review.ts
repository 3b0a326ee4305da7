import { type Sql, sql } from "@/lib/db/query-rows";

/** Whether `queue q` is for a person: for everyone, or for those it names. */
export function mayReview(personId: number): Sql {
  return sql`(q.for_everyone or exists (
    select from queue_reviewer r where r.queue_id = q.id and r.person_id = ${personId}))`;
}
