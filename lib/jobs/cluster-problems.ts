import * as z from "zod";
import { CLUSTER_JOB } from "@/lib/services/clusters/cluster-job";
import { makeClusters } from "@/lib/services/clusters/make-clusters";
import { startStaleClusters } from "@/lib/services/clusters/start-stale-clusters";
import { defineJob } from "./job";

const Payload = z.object({ corpus: z.uuid() });

/**
 * Makes the leak clusters of a corpus anew; `result` is `{ problems, clusters, joined, proposals }`. One that is cancelled
 * leaves them as they were.
 */
export const clusterProblems = defineJob(
  CLUSTER_JOB,
  Payload,
  async (ctx, payload, progress) => {
    const { id } = await ctx.db.corpus.findUniqueOrThrow({ where: { extId: payload.corpus }, select: { id: true } });

    return makeClusters(ctx.db, { databaseUrl: ctx.databaseUrl, corpusId: id, onDone: progress.report });
  },
  async (db, end) => {
    // Who wanted them anew meanwhile found this job at work. One that was cancelled stays so, and one that failed would fail
    // again.
    if (end === "done") await startStaleClusters(db);
  },
);
