import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { agreementShown } from "@/lib/services/queues/agreement-shown";
import type { ReportScope } from "./report-scope";

const CountRow = z.object({ count: z.int() });

/**
 * Trajectories on which people named different gates in an item of a queue that waits to be settled, in queues whose agreement
 * the person may know; also where another queue has settled the gate meanwhile. Who leaves the gate open, or rejects instead of
 * naming one, names no other gate: where a single gate was named, none differ, whatever else does.
 */
export async function countAwaiting({ db, person }: Asker, { corpusId, rows }: ReportScope): Promise<number> {
  const [row] = await queryRows(
    db,
    CountRow,
    sql`select count(distinct i.trajectory_id)::int as count
        from queue q
        join queue_item i on i.queue_id = q.id and i.state = 'conflict'
        join (select t.id ${rows}) m on m.id = i.trajectory_id
        where q.corpus_id = ${corpusId} and i.corpus_id = ${corpusId}
          and exists (select from question_set s where s.queue_id = q.id and s.questions @> '[{"kind": "gate"}]')
          and (select count(distinct e.value) from queue_assignment a
            join label_event e on e.commit_id = a.commit_id and e.question = 'gate' and e.phase = 'answer'
            where a.item_id = i.id and a.state = 'committed') > 1
          and ${agreementShown({ person })}`,
  );

  return row?.count ?? 0;
}
