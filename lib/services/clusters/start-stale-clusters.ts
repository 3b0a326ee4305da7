import * as z from "zod";
import type { Db } from "@/lib/db/client";
import { queryRows, sql } from "@/lib/db/query-rows";
import { beingRemoved } from "@/lib/services/corpora/being-removed";
import { beingTakenBack } from "@/lib/services/imports/being-taken-back";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import { CLUSTER_JOB, CLUSTER_VERSION } from "./cluster-job";
import { wantClusters } from "./want-clusters";

/**
 * Has the leak clusters made of every corpus whose are missing, of an older version, or were wanted anew while they were
 * made. One that is measured just now waits for the end of that, which asks again; one whose last job failed or was cancelled is left until somebody asks or something comes in.
 *
 * @returns ids of the jobs that were started
 */
export async function startStaleClusters(db: Db): Promise<string[]> {
  const stale = await queryRows(
    db,
    z.object({ id: z.int() }),
    sql`select c.id from corpus c
        where exists (select from problem p where p.corpus_id = c.id)
          and (c.clustered_at is null or c.cluster_version < ${CLUSTER_VERSION}::int or c.clusters_made <> c.clusters_wanted)
          and not exists (select from job_run j where j.kind = ${CLUSTER_JOB} and j.payload->>'corpus' = c.ext_id::text
            and (j.state in ('queued', 'running')
              or j.state in ('failed', 'cancelled') and j.finished_at > coalesce(c.clustered_at, '-infinity')))
          and not exists (select from job_run j where j.kind = ${MEASURE_JOB} and j.payload->>'corpus' = c.ext_id::text
            and j.state in ('queued', 'running'))
          and not ${beingRemoved(sql`c.ext_id`)} and not ${beingTakenBack(sql`c.ext_id`)}
        order by c.id`,
  );
  const jobs: string[] = [];
  for (const { id } of stale) {
    jobs.push(await db.$transaction((tx) => wantClusters(tx, { corpusId: id, personId: null })));
  }

  return jobs;
}
