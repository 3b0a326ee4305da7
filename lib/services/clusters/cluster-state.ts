import * as z from "zod";
import type { ClusterList } from "@/lib/contract/clusters";
import { queryRows, sql } from "@/lib/db/query-rows";
import type { Asker } from "@/lib/services/blindness/asker";
import { JobRow, jobColumns } from "@/lib/services/jobs/job-row";
import { sightedJobs } from "@/lib/services/jobs/sighted-jobs";
import { clusterLag } from "@/lib/services/splits/cluster-lag";
import { CLUSTER_JOB } from "./cluster-job";

const StateRow = z.object({ clusteredAt: z.date().nullable(), open: z.int(), hasProblems: z.boolean() });

/** When the clusters of a corpus were made, whether a job makes them now or they wait for one, and how many proposals wait for a person. */
export async function clusterState(
  asker: Asker,
  corpusId: number,
): Promise<Pick<ClusterList, "clusteredAt" | "job" | "lag" | "openProposals">> {
  // First: who is told of no job asks no more, so what the last one left is read after it.
  const jobs = await queryRows(
    asker.db,
    JobRow,
    sql`select ${jobColumns} from job_run j join corpus c on c.ext_id::text = j.payload->>'corpus'
        where c.id = ${corpusId} and j.kind = ${CLUSTER_JOB} and j.state in ('queued', 'running')
        order by j.created_at limit 1`,
  );
  const [job] = await sightedJobs(asker, jobs);
  const [state] = await queryRows(
    asker.db,
    StateRow,
    sql`select c.clustered_at as "clusteredAt", (select count(*)::int from leak_proposal l
          where l.corpus_id = c.id and l.state = 'open') as open,
          exists (select from problem p where p.corpus_id = c.id) as "hasProblems"
        from corpus c where c.id = ${corpusId}`,
  );

  return {
    clusteredAt: state?.clusteredAt?.toISOString() ?? null,
    openProposals: state?.open ?? 0,
    job: job ?? null,
    // Nothing makes the clusters of no problem anew, so who asks while they are behind would ask for ever.
    lag: state?.hasProblems ? await clusterLag(asker.db, corpusId) : null,
  };
}
