import * as z from "zod";
import type { DbOrTransaction } from "@/lib/db/client";
import { dropPartitions } from "@/lib/db/drop-partitions";
import { queryRows, sql } from "@/lib/db/query-rows";
import { REMOVE_CORPUS_JOB } from "@/lib/services/corpora/being-removed";
import { LeftOfCorpus } from "@/lib/services/corpora/left-of-corpus";
import { removeFiles } from "@/lib/services/corpora/remove-files";
import { removeRows, sweepRows } from "@/lib/services/corpora/remove-rows";
import { errorCodes } from "./error-codes";
import { defineJob, type JobClaim, type JobContext, JobFailed, JobInterrupted, type Progress } from "./job";

/** `left` is there once the rows are gone: then nothing brings the corpus back, and the rest is done. */
const Payload = z.object({ corpus: z.uuid(), left: LeftOfCorpus.optional() });

/**
 * Removes a corpus: first its rows, all at once, then its partitions and its files. One that is cancelled or stops before
 * the rows are gone leaves the corpus as it was; afterwards it goes on at the next start. `result` is `{ name,
 * trajectories }`.
 */
export const removeCorpus = defineJob(REMOVE_CORPUS_JOB, Payload, async (ctx, payload, progress) => {
  const left = payload.left ?? (await removeRowsOnce(ctx, payload.corpus, progress));

  await dropPartitions(ctx.databaseUrl, left.corpusId, interruption(progress.signal));
  await sweepRows(ctx.db, left.corpusId);
  await removeFiles(ctx, left).catch((error: unknown) => {
    ctx.log.failure("corpus_files_error", { corpus: payload.corpus }, error);
    throw new JobFailed(
      `“${left.name}” is removed, but not every file of it could be deleted; logs/worker.log says why. The next start tries again.`,
    );
  });

  return { name: left.name, trajectories: left.trajectories };
});

const MOST_TRIES = 5;
/** Two who change rows of the corpus in another order waited for each other; Prisma has a name of its own for it. */
const DEADLOCK = ["40P01", "P2034"];

async function removeRowsOnce(ctx: JobContext, corpus: string, progress: Progress): Promise<LeftOfCorpus> {
  const keep = (tx: DbOrTransaction, left: LeftOfCorpus) => keepLeft(tx, ctx.claim, left);
  for (let tries = 1; ; tries += 1) {
    try {
      return await removeRows(ctx, { corpus, keep, onTable: progress.report });
    } catch (error) {
      const isDeadlock = errorCodes(error).some((code) => DEADLOCK.includes(code));
      if (!isDeadlock || tries === MOST_TRIES) throw error;
    }
  }
}

/** With the rows: a job that was cancelled in this moment is not cancelled any more, since it has to go on. */
async function keepLeft(tx: DbOrTransaction, { jobId, workerId }: JobClaim, left: LeftOfCorpus): Promise<void> {
  const kept = await queryRows(
    tx,
    z.object({ id: z.string() }),
    sql`update job_run set payload = payload || jsonb_build_object('left', ${JSON.stringify(left)}::jsonb),
          cancel_requested = false
        where id = ${jobId}::uuid and worker_id = ${workerId} and state = 'running' returning id::text`,
  );
  if (kept.length === 0) throw new JobInterrupted();
}

/** Of a worker that shuts down or lost the job; nobody cancels what cannot be brought back. */
function interruption(signal: AbortSignal): AbortSignal {
  const stop = new AbortController();
  const onAbort = () => signal.reason instanceof JobInterrupted && stop.abort(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();

  return stop.signal;
}
