import * as z from "zod";
import { makeSelection } from "@/lib/services/selection/make-selection";
import { SELECTION_JOB } from "@/lib/services/selection/selection-job";
import { startStaleSelections } from "@/lib/services/selection/start-stale-selections";
import { defineJob } from "./job";

const Payload = z.object({ corpus: z.uuid() });

/**
 * Keeps where each trajectory of a corpus leaves the pipeline of its active filter version; `result` is `{ kept, of }`.
 * One that is cancelled leaves the selection as it was.
 */
export const selectKept = defineJob(
  SELECTION_JOB,
  Payload,
  async (ctx, payload, progress) => {
    const { id } = await ctx.db.corpus.findUniqueOrThrow({ where: { extId: payload.corpus }, select: { id: true } });

    return makeSelection(ctx.db, { databaseUrl: ctx.databaseUrl, corpusId: id, onWritten: progress.report });
  },
  async (db, end) => {
    // Who wanted it anew meanwhile found this job at work. One that was cancelled stays so, and one that failed would fail
    // again.
    if (end === "done") await startStaleSelections(db);
  },
);
