import * as z from "zod";
import type { Funnel } from "@/lib/contract/corpora";
import type { DbOrTransaction } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";

const UnderWayRow = z.object({ version: z.string(), previous: z.string(), isStopped: z.boolean() });

/**
 * Names of the version that the trajectories of a corpus are being brought to and of the one that decided them; undefined
 * where all are decided by one. One that is being cancelled is the other way round, as `beingActivated` has it; one whose
 * job ended on a fault is stopped, until another job goes on with it.
 */
export async function readUnderWay(db: DbOrTransaction, corpusId: number): Promise<Funnel["activation"]> {
  const [row] = await queryRows(
    db,
    UnderWayRow,
    sql`select active.name as version, other.name as previous,
          coalesce(j.state, '') not in ('queued', 'running') as "isStopped"
        from filter_activation a
        left join job_run j on j.id = a.job_id
        join corpus c on c.id = a.corpus_id
        join filter_version active on active.id = c.filter_version_id
        join filter_version other
          on other.id = case when a.version_id = c.filter_version_id then a.previous_id else a.version_id end
        where a.corpus_id = ${corpusId} and a.state = 'running'
        order by a.id desc limit 1`,
  );

  return row;
}
