import * as z from "zod";
import type { Db, DbOrTransaction } from "@/lib/db/client";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { queryRows, sql } from "@/lib/db/query-rows";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { beingTakenBack } from "@/lib/services/imports/being-taken-back";
import { startJob } from "@/lib/services/jobs/start-job";
import { ACTIVATION_JOB, hasActivationJob } from "./activation-job";

const BehindRow = z.object({ extId: z.string(), rows: z.int() });

/**
 * Starts the job of every corpus that holds trajectories which another version than the active one decided: an import
 * that began before an activation brings such, and an activation that ended on a fault leaves them. A corpus that the job
 * is at is left, and so is one that an import still fills: its end starts it.
 *
 * @returns ids of the jobs that were started
 */
export function startCatchUp(db: Db): Promise<string[]> {
  return despiteDeadlocks(() => db.$transaction(startBehind));
}

async function startBehind(tx: DbOrTransaction): Promise<string[]> {
  const behind = await queryRows(
    tx,
    BehindRow,
    sql`select c.ext_id::text as "extId",
          (select count(*)::int from trajectory t where t.corpus_id = c.id) as rows
        from corpus c
        where exists (select from filter_activation a where a.corpus_id = c.id)
          and exists (select from trajectory t join signal s on s.corpus_id = t.corpus_id and s.trajectory_id = t.id
            where t.corpus_id = c.id and t.filter_version_id <> c.filter_version_id)
          and not exists (select from import i join job_run j on j.id = i.job_id where i.corpus_id = c.id
            and j.state in ('queued', 'running'))
          and not ${beingRemoved(sql`c.ext_id`)} and not ${beingTakenBack(sql`c.ext_id`)}
        order by c.id for update of c`,
  );
  const jobs: string[] = [];
  for (const { extId, rows } of behind) {
    // A statement of its own: the one that waited for the lock sees no job that was started while it waited.
    if (await hasActivationJob(tx, extId)) continue;
    const payload = { corpus: extId };
    jobs.push(await startJob(tx, { kind: ACTIVATION_JOB, payload, personId: null, unit: "rows", total: rows }));
  }

  return jobs;
}
