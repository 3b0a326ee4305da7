import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { agreementShown } from "@/lib/services/queues/agreement-shown";
import type { ReportScope } from "./report-scope";

const CountRow = z.object({ count: z.int() });

/** Trajectories whose gate people answered differently and nobody settled, in queues whose agreement the person may know. */
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
          and not exists (select from settled_label l where l.queue_item_id = i.id and l.question = 'gate')
          and ${agreementShown({ person })}`,
  );

  return row?.count ?? 0;
}
