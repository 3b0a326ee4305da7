import { type Sql, sql } from "@/lib/db/query-rows";

/** Whether a person answered `queue_item i`, be it as an extra opinion: who settles it is then one of its sides. */
export function tookSide(personId: number): Sql {
  return sql`(exists (select from queue_assignment a
      where a.item_id = i.id and a.person_id = ${personId} and a.state = 'committed')
    or exists (select from label_event e
      where e.queue_item_id = i.id and e.person_id = ${personId} and e.phase = 'extra'))`;
}
