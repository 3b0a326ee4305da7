import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { queryRows, sql } from "@/lib/db/query-rows";
import { startStaleClusters } from "@/lib/services/clusters/start-stale-clusters";
import { wantClusters } from "@/lib/services/clusters/want-clusters";
import { refreshCountsOf } from "@/lib/services/evaluation/refresh-counts";
import { dropLostAnswers } from "@/lib/services/measures/drop-lost-answers";
import { type MeasuredBatch, measureBatch } from "@/lib/services/measures/measure-batch";
import { MEASURE_JOB } from "@/lib/services/measures/measure-job";
import { MEASURE_PARTS, MEASURE_VERSION } from "@/lib/services/measures/measure-parts";
import { startMeasures } from "@/lib/services/measures/start-measures";
import { startSelection } from "@/lib/services/selection/start-selection";
import { startStaleSelections } from "@/lib/services/selection/start-stale-selections";
import { defineJob, JobCancelled } from "./job";

const MeasureTrajectories = z.object({ corpus: z.uuid() });
const PlaceRow = z.object({ id: z.int(), measured_to: z.bigint(), before: z.int(), total: z.int() });

/**
 * Measures the trajectories of a corpus that were not measured yet, or by an older version. It goes on where an earlier
 * one stopped. `result` is `{ measured }`.
 *
 * It reads the same stored trajectories as the checks of judgements and is a job of its own all the same: each has a
 * version, and a new one of either would else make the other anew, which costs as much again as the reading it saves;
 * and a corpus without a judge needs the checks' findings as little as one without a shop needs these.
 */
export const measureTrajectories = defineJob(
  MEASURE_JOB,
  MeasureTrajectories,
  async (ctx, { corpus }, progress) => {
    let measured = 0;
    let corpusId = 0;

    try {
      do {
        const place = await beginAt(ctx.db, corpus);
        const { measured_to, before, total } = place;
        corpusId = place.id;
        const measuredBefore = measured;
        let last: MeasuredBatch | undefined = { measured: 0, lastId: measured_to };
        while (last !== undefined) {
          measured += last.measured;
          await progress.report(before + measured - measuredBefore, total);
          const afterId: bigint = last.lastId;
          last = await despiteDeadlocks(() => measureBatch(ctx.db, { corpusId: place.id, afterId }, MEASURE_PARTS));
        }
        // A catalogue that came in meanwhile has set the version back: it found this job running and started none.
      } while (await isSetBack(ctx.db, corpus));
    } catch (error) {
      // What was measured stays, and the job says how much that is.
      throw error instanceof JobCancelled ? new JobCancelled({ measured }) : error;
    }

    // Also where nothing was left to measure: an earlier one may have died behind its last batch.
    await dropLostAnswers(ctx.db, corpusId);
    // Near-duplicates and leak clusters are found by what was measured, and outcomes are counted that were scored by it.
    if (measured > 0) {
      await refreshCountsOf(ctx.databaseUrl, corpusId);
      await startSelection(ctx.db, corpusId);
      await ctx.db.$transaction((tx) => wantClusters(tx, { corpusId, personId: null }));
    }

    return { measured };
  },
  async (db, end) => {
    // What came in behind the last look found this job running. One that was cancelled stays so, and one that failed would
    // fail again.
    if (end === "done") await startMeasures(db);
    // However it ended, what was measured joins problems, and may be selected otherwise: by this one, by one that died
    // behind its last batch, or while a selection was made that ended before this did.
    await startStaleSelections(db);
    await startStaleClusters(db);
  },
);

async function isSetBack(db: DbOrTransaction, corpus: string): Promise<boolean> {
  const count = await db.corpus.count({ where: { extId: corpus, measureVersion: { lt: MEASURE_VERSION } } });

  return count > 0;
}

/** Where the measures of this version stand in a corpus; those of an older one begin anew. */
async function beginAt(db: DbOrTransaction, corpus: string): Promise<z.infer<typeof PlaceRow>> {
  await db.$executeRaw(sql`update corpus set measure_version = ${MEASURE_VERSION}::int, measured_to = 0
    where ext_id = ${corpus}::uuid and measure_version < ${MEASURE_VERSION}::int`);
  const [row] = await queryRows(
    db,
    PlaceRow,
    sql`select c.id, c.measured_to, (count(t.id) filter (where t.id <= c.measured_to))::int as before,
          count(t.id)::int as total
        from corpus c left join trajectory t on t.corpus_id = c.id
        where c.ext_id = ${corpus}::uuid group by c.id`,
  );
  if (!row) throw new Error("The corpus of these measures is gone.");

  return row;
}
