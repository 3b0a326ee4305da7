import * as z from "zod";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { ServiceError } from "@/lib/services/service-error";

const CommitRow = z.object({
  item_id: z.bigint(),
  corpus_id: z.int(),
  trajectory_id: z.bigint(),
  person_id: z.int(),
  version: z.int(),
  lease_id: z.string(),
  queue: z.string(),
  question_set_id: z.int(),
  phase: z.enum(["answer", "extra"]),
  /** It counts, or was filed beside the overlap: nobody took it back. */
  stands: z.boolean(),
});
export type CommitRow = z.infer<typeof CommitRow>;

/**
 * A commit of the person who asks.
 *
 * @throws ServiceError NOT_FOUND
 */
export async function findCommit(asker: Asker, commitId: string): Promise<CommitRow> {
  const [row] = await queryRows(
    asker.db,
    CommitRow,
    sql`select e.queue_item_id as item_id, e.corpus_id, e.trajectory_id, e.person_id, i.version, a.lease_id, q.ext_id as queue,
          e.question_set_id, e.phase, e.phase = 'extra' or a.commit_id is not distinct from e.commit_id as stands
        from label_event e
        join queue_item i on i.id = e.queue_item_id
        join queue q on q.id = i.queue_id
        join queue_assignment a on a.item_id = i.id and a.person_id = e.person_id
        where e.commit_id = ${commitId}::uuid and e.person_id = ${asker.person.id} and e.phase in ('answer', 'extra')
        order by e.id limit 1`,
  );
  if (!row) throw new ServiceError("NOT_FOUND", "There is no such answer of yours.");

  return row;
}
