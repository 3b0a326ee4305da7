import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { seenRows } from "@/lib/services/blindness/seen-rows";
import { agreementShown } from "@/lib/services/queues/agreement-shown";

const CountRow = z.object({ count: z.int() });

/**
 * Trajectories of a corpus that have no label of people that counts, since reviewers of a queue answered their structure
 * differently and nobody settled it: of those that the person may see, in queues whose agreement the person may know.
 */
export async function countUnsettled(asker: Asker, corpusId: number): Promise<number> {
  const { db, person } = asker;
  const seen = await seenRows(asker, corpusId);
  const [row] = await queryRows(
    db,
    CountRow,
    sql`select count(distinct i.trajectory_id)::int as count
        from queue q
        join queue_item i on i.queue_id = q.id and i.state = 'conflict'
        join trajectory t on t.corpus_id = ${corpusId} and t.id = i.trajectory_id
        left join review v on v.corpus_id = ${corpusId} and v.trajectory_id = i.trajectory_id
        where q.corpus_id = ${corpusId} and v.label is null and ${seen}
          and (select count(distinct e.value) > 1
            from queue_assignment a
            join label_event e on e.queue_item_id = a.item_id and e.commit_id = a.commit_id and e.phase = 'answer'
              and e.question = 'structure'
            where a.item_id = i.id and a.state = 'committed')
          and ${agreementShown({ person })}`,
  );

  return row?.count ?? 0;
}
