import * as z from "zod";
import { despiteDeadlocks } from "@/lib/db/despite-deadlocks";
import { dropPartitions } from "@/lib/db/drop-partitions";
import { REMOVE_CORPUS_JOB } from "@/lib/services/corpora/being-removed";
import { LeftOfCorpus } from "@/lib/services/corpora/left-of-corpus";
import { removeFiles } from "@/lib/services/corpora/remove-files";
import { removeRows, sweepRows } from "@/lib/services/corpora/remove-rows";
import { defineJob, JobFailed, JobInterrupted, JobPutBack } from "./job";
import { keepLeft } from "./keep-left";

/** `left` is there once the rows are gone: then nothing brings the corpus back, and the rest is done. */
const Payload = z.object({ corpus: z.uuid(), left: LeftOfCorpus.optional() });

/**
 * Removes a corpus: first its rows, all at once, then its partitions and its files. One that is cancelled or stops before
 * the rows are gone leaves the corpus as it was; afterwards it goes on at the next start. `result` is `{ name,
 * trajectories }`.
 */
export const removeCorpus = defineJob(REMOVE_CORPUS_JOB, Payload, async (ctx, payload, progress) => {
  const left =
    payload.left ??
    (await despiteDeadlocks(() =>
      removeRows(ctx, {
        ...{ corpus: payload.corpus, onTable: progress.report },
        keep: (tx, rest) => keepLeft(tx, ctx.claim, rest),
      }),
    ));

  const isDropped = await dropPartitions(ctx.databaseUrl, left.corpusId, interruption(progress.signal));
  if (!isDropped) throw new JobPutBack();
  await sweepRows(ctx.db, left.corpusId);
  await removeFiles(ctx, left).catch((error: unknown) => {
    ctx.log.failure("corpus_files_error", { corpus: payload.corpus }, error);
    throw new JobFailed(
      `“${left.name}” is removed, but not every file of it could be deleted; logs/worker.log says why. The next start tries again.`,
    );
  });

  return { name: left.name, trajectories: left.trajectories };
});

/** Of a worker that shuts down or lost the job; nobody cancels what cannot be brought back. */
function interruption(signal: AbortSignal): AbortSignal {
  const stop = new AbortController();
  const onAbort = () => signal.reason instanceof JobInterrupted && stop.abort(signal.reason);
  signal.addEventListener("abort", onAbort, { once: true });
  if (signal.aborted) onAbort();

  return stop.signal;
}
