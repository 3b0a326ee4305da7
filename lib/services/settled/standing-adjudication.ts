import { sql } from "@/lib/db/query-rows";

/** Over `label_event e`: what a lead settled of an item and did not take back. */
export const isStandingAdjudication = sql`(e.phase = 'adjudication' and e.undoes_id is null
  and not exists (select from label_event u where u.queue_item_id = e.queue_item_id and u.undoes_id = e.id))`;
